// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/keptmatch.h"

#include "app/text/refusaltext.h"
#include "engine/match/booked.h"
#include "engine/match/json.h"
#include "engine/table/words.h"

using namespace sobremesa;

namespace {

std::string_view viewOf(const QByteArray &text)
{
    return { text.constData(), static_cast<std::size_t>(text.size()) };
}

Replayed refused(const Refusal &refusal)
{
    Replayed replayed;
    replayed.refusal = refusalText(refusal);
    return replayed;
}

// The members of an opening with these actions.
Value withActions(const Value &opening, const QStringList &actions)
{
    Value::Object members;
    for (const auto &[key, value] : opening.object() ? *opening.object() : Value::Object {}) {
        if (key != "actions")
            members.emplace_back(key, value);
    }
    Value list { Value::List {} };
    for (const QString &action : actions)
        list.add(Value(action.toStdString()));
    members.emplace_back("actions", std::move(list));
    return { std::move(members) };
}

QList<int> numbersOf(const auto &numbers)
{
    return { numbers.begin(), numbers.end() };
}

// Older programs kept a match with the points of its last game.
bool isKeptAs(const Match &match, const QList<int> &scores)
{
    return scores == standingOf(match, 0).scores || scores == numbersOf(sobremesa::scores(match.position()));
}

std::vector<Action> undoneIn(const KeptGame &kept, const GameInfo &game)
{
    std::vector<Action> undone;
    for (const QString &text : kept.undone) {
        const auto action = parseAction(text.toStdString(), game.verbs, *game.pack);
        if (!action)
            break;
        undone.insert(undone.begin(), *action);
    }
    return undone;
}

} // namespace

Standing standingOf(const Match &match, Seat own)
{
    const Position &position = match.position();
    Standing standing;
    standing.scores = numbersOf(scores(position));
    standing.points = standing.scores;
    const std::vector<int> games = isOver(position) ? gamesWonOf(match.observe(0)) : std::vector<int>();
    if (!games.empty()) {
        standing.scores = numbersOf(games);
        standing.points = numbersOf(booked(match));
    }
    standing.deals = static_cast<int>(match.dealt().size());
    standing.over = isOver(position);
    if (const auto side = winner(position))
        standing.winner = *side;
    if (own < seatCount(position))
        standing.ownSide = sideOf(position, own);
    standing.fewestWin = match.game().fewestWin;
    return standing;
}

QByteArray openingText(const Match &match)
{
    return QByteArray::fromStdString(writeJsonLine(withActions(recordOf(match), {})));
}

QString actionText(const Match &match, std::size_t index)
{
    return QString::fromStdString(print(match.action(index), match.game().verbs, *match.game().pack));
}

QStringList actionTexts(const Match &match)
{
    QStringList texts;
    for (std::size_t i = 0; i < match.actionCount(); ++i)
        texts.append(actionText(match, i));
    return texts;
}

Replayed replayKept(const KeptGame &kept)
{
    const auto record = readRecord(viewOf(kept.opening));
    auto match = record ? Match::begin(record->opening) : Result<Match>(record.refusal());
    if (!match)
        return refused(match.refusal());
    const GameInfo &game = match->game();
    Replayed replayed;
    for (qsizetype i = 0; i < kept.actions.size() && replayed.refusal.isEmpty(); ++i) {
        const auto action = parseAction(kept.actions[i].toStdString(), game.verbs, *game.pack);
        const auto refusal = action ? match->play(*action) : std::optional<Refusal>(action.refusal());
        if (refusal)
            replayed.refusal = QStringLiteral("actions[%1]: \"%2\": %3")
                                   .arg(i)
                                   .arg(kept.actions[i], refusalText(*refusal, &game));
    }
    if (replayed.refusal.isEmpty()) {
        replayed.undone = undoneIn(kept, game);
        replayed.sameScores = isKeptAs(*match, kept.row.scores);
    }
    replayed.match = std::move(*match);
    return replayed;
}

QByteArray recordText(const KeptGame &kept)
{
    const auto opening = readJson(viewOf(kept.opening));
    if (!opening) // nothing of it is lost all the same
        return kept.opening + '\n' + kept.actions.join(QLatin1Char('\n')).toUtf8() + '\n';
    return QByteArray::fromStdString(writeJson(withActions(*opening, kept.actions)));
}
