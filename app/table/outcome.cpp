// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/outcome.h"

#include "app/table/fingerprint.h"
#include "app/text/gametext.h"
#include "engine/match/booked.h"
#include "engine/table/words.h"

#include <map>
#include <numeric>

using namespace sobremesa;

namespace {

constexpr std::size_t mostAdded = 3; // bookings that are written as a sum

} // namespace

Outcome::Outcome(const Match &match, View view, TableNames names)
    : m_match(match)
    , m_view(view)
    , m_names(std::move(names))
    , m_games(gamesWonOf(match.observe(view.seat)))
{
}

GameOutcome Outcome::tell(const QList<SideScore> &sides) const
{
    const Pack &pack = *m_match.game().pack;
    const GivenDeal &first = m_match.dealt().front();
    const auto side = winner(m_match.position());
    const auto &seed = m_match.opening().seed;
    GameOutcome told;
    told.title = title();
    told.note = lastPoints();
    told.sides = sides;
    for (SideScore &row : told.sides)
        if (!m_games.empty())
            row.score = numberText(m_games[static_cast<std::size_t>(row.side)]);
    told.totals = totals(sides);
    told.winner = side ? int { *side } : -1;
    told.reasons = reasons(sides);
    told.deals = static_cast<int>(m_match.dealt().size());
    told.fingerprint = fingerprintOf(first, pack);
    told.number = seed ? QString::number(*seed) : QString();
    told.pack = codesOf(first.cards, pack);
    return told;
}

// Two sides with both totals, more with the winner's alone.
QString Outcome::title() const
{
    const Position &position = m_match.position();
    const auto side = winner(position);
    if (!side)
        return tr("Nobody has won");
    const Scores totals = scores(position);
    const QString own = numberText(totals[*side]);
    const QString name = m_names.sides[*side];
    const bool team = m_names.sides.size() < m_names.seats.size();
    const bool alone = side == sideOf(position, m_view.seat) && !team;
    if (!m_games.empty())
        return matchTitle(*side, team, alone);
    if (m_names.sides.size() == 2) {
        const QString other = numberText(totals[static_cast<std::size_t>(1 - *side)]);
        if (alone)
            return tr("You win, %1 to %2").arg(own, other);
        return (team ? tr("%1 win, %2 to %3", "a team") : tr("%1 wins, %2 to %3", "a person"))
            .arg(name, own, other);
    }
    if (alone)
        return tr("You win with %1", "points").arg(own);
    return (team ? tr("%1 win with %2", "a team, points") : tr("%1 wins with %2", "a person, points"))
        .arg(name, own);
}

// A match is between two sides.
QString Outcome::matchTitle(Side won, bool team, bool alone) const
{
    const QString own = numberText(m_games[won]);
    const QString other = numberText(m_games[static_cast<std::size_t>(1 - won)]);
    if (alone)
        return tr("You win the match, %1 to %2", "games").arg(own, other);
    return (team ? tr("%1 win the match, %2 to %3", "a team, games")
                 : tr("%1 wins the match, %2 to %3", "a person, games"))
        .arg(m_names.sides[won], own, other);
}

// What was booked in all games of a match; each of them begins at nothing.
QStringList Outcome::totals(const QList<SideScore> &sides) const
{
    const Scores points = booked(m_match);
    QStringList totals;
    for (const SideScore &row : sides)
        totals.append(m_games.empty() ? row.score : numberText(points[static_cast<std::size_t>(row.side)]));
    return totals;
}

// What the winner booked with the last action, in the words of the log; what wins without points goes before.
QString Outcome::lastPoints() const
{
    const std::size_t actions = m_match.actionCount();
    const auto last = actions > 0 ? Witness(m_match, m_view).step(actions - 1) : std::vector<Beat>();
    QStringList booked;
    QString reason;
    for (const Beat &beat : last) {
        if (beat.event.kind != EventKind::Scored || beat.event.side != winner(m_match.position()))
            continue;
        const QString what = gameText(beat.told.line, m_names);
        reason = gameText(beat.told.why, m_names);
        if (beat.event.points == 0)
            return reason.isEmpty() ? what : what + QStringLiteral(" · ") + reason;
        booked.append(what);
    }
    if (booked.size() == 1 && !reason.isEmpty())
        return tr("The last points: %1. %2", "what was booked, and why").arg(booked.first(), reason);
    return booked.isEmpty() ? QString() : tr("The last points: %1").arg(listed(booked));
}

// A row for each reason for which anybody booked anything.
QList<OutcomeReason> Outcome::reasons(const QList<SideScore> &sides) const
{
    std::map<std::pair<int, int>, std::vector<int>> bookings;
    visitBookings(m_match, [&](const Event &event) {
        bookings[{ event.code, event.side }].push_back(event.points);
    });
    QList<OutcomeReason> rows;
    for (int reason = 0; reason < static_cast<int>(m_match.game().reasons.size()); ++reason) {
        OutcomeReason row;
        bool any = false;
        for (const SideScore &side : sides) {
            const auto &booked = bookings[{ reason, side.side }];
            const int sum = std::accumulate(booked.begin(), booked.end(), 0);
            any = any || !booked.empty();
            row.cells.append({ countOf(booked), booked.empty() ? QString() : numberText(sum) });
        }
        const char *label = m_match.game().reasons[static_cast<std::size_t>(reason)].label;
        row.name = gameText({ label, {} }, m_names);
        if (any)
            rows.append(row);
    }
    return rows;
}

// "5 × 2", "6 + 8", or only how often; nothing for a single one.
QString Outcome::countOf(const std::vector<int> &bookings)
{
    if (bookings.size() < 2)
        return {};
    const bool equal =
        std::all_of(bookings.begin(), bookings.end(), [&](int points) { return points == bookings.front(); });
    if (equal)
        return tr("%1 × %2", "so many times so many points")
            .arg(bookings.size())
            .arg(numberText(bookings.front()));
    if (bookings.size() > mostAdded)
        return tr("%n time(s)", nullptr, static_cast<int>(bookings.size()));
    QStringList parts;
    for (const int points : bookings)
        parts.append(numberText(points));
    return parts.join(QStringLiteral(" + "));
}
