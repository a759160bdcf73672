// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/gamewords.h"

#include "app/catalog/words.h"
#include "app/shelf/seatstext.h"
#include "app/text/gametext.h"
#include "app/text/people.h"
#include "engine/ai/levels.h"
#include "engine/games/registry.h"

#include <QLocale>

#include <algorithm>

namespace {

QString shownList(const QStringList &names)
{
    return QLocale().createSeparatedList(names);
}

// Own points first, then the others in their order around the table.
QList<int> ownFirst(const GameRow &row)
{
    QList<int> scores = row.scores;
    if (!scores.isEmpty())
        std::rotate(scores.begin(), scores.begin() + sideOfSeat(row, row.ownSeat), scores.end());
    return scores;
}

bool isPersonal(const GameRow &row)
{
    return row.ownSeat >= 0 && row.ownSeat < row.seats.size() && row.seats[row.ownSeat].level.isEmpty();
}

QString capital(QString word)
{
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

} // namespace

int sideOfSeat(const GameRow &row, int seat)
{
    const int sides = static_cast<int>(row.scores.size());
    return sides > 0 ? seat % sides : seat;
}

QString GameWords::kind(const QString &game)
{
    const sobremesa::GameInfo *info = sobremesa::findGame(game.toStdString());
    return info ? worded(info->id, info->name) : game;
}

QString GameWords::kindOf(const QString &game, int players)
{
    return players < 2 ? kind(game) : tr("%1, %n player(s)", "what is played", players).arg(kind(game));
}

QString GameWords::title(const GameRow &row)
{
    if (!row.note.isEmpty())
        return row.note;
    return kindOf(row.game, static_cast<int>(row.seats.size()));
}

QString GameWords::people(const GameRow &row)
{
    QStringList with;
    QStringList against;
    const bool personal = isPersonal(row);
    for (int seat = 0; seat < row.seats.size(); ++seat) {
        if ((personal && seat == row.ownSeat) || row.seats[seat].name.isEmpty())
            continue;
        const bool partner = personal && sideOfSeat(row, seat) == sideOfSeat(row, row.ownSeat);
        if (partner)
            with.append(shownName(row.seats[seat].name));
        else
            against.append(shownName(row.seats[seat].name));
    }
    if (against.isEmpty() || !personal)
        return shownList(against);
    return with.isEmpty() ? tr("against %1").arg(shownList(against))
                          : tr("with %1 against %2").arg(shownList(with), shownList(against));
}

QString GameWords::line(const GameRow &row)
{
    QStringList parts { people(row) };
    const bool computers = std::any_of(
        row.seats.begin(), row.seats.end(), [](const KeptSeat &seat) { return !seat.level.isEmpty(); });
    if (computers)
        parts.append(level(levelOf(row.seats)).toLower());
    if (row.deals > 0)
        parts.append(row.over ? tr("%n deal(s)", "", row.deals)
                              : tr("deal %1", "it stands in this one").arg(row.deals));
    if (row.over && row.seconds >= 60)
        parts.append(tr("%n min", "minutes played", row.seconds / 60));
    if (row.origin == Origin::Branch)
        parts.append(tr("branch", "played on from a position of another game"));
    if (row.origin == Origin::Record)
        parts.append(tr("from a file"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString GameWords::score(const GameRow &row)
{
    const QList<int> scores = ownFirst(row);
    const bool below = std::any_of(scores.begin(), scores.end(), [](int points) { return points < 0; });
    QStringList words;
    for (const int points : scores)
        words.append(below ? signedText(points) : numberText(points));
    return words.join(words.size() == 2 && !below ? QStringLiteral(" : ") : QStringLiteral(" · "));
}

QString GameWords::outcome(const GameRow &row)
{
    if (!row.over)
        return tr("unfinished");
    if (!row.won)
        return row.winner ? QString() : tr("drawn");
    return *row.won ? tr("won") : tr("lost");
}

QString GameWords::costly(const GameRow &row)
{
    if (!row.costly)
        return {};
    if (row.reviewed)
        return tr("reviewed");
    return *row.costly > 0 ? tr("%n costly one(s)", "decisions", *row.costly) : tr("nothing costly");
}

QString GameWords::when(const QDateTime &time, const QDate &today)
{
    const QLocale locale;
    const QDate day = time.date();
    if (day == today)
        return locale.toString(time.time(), QLocale::ShortFormat);
    if (day < today && day.daysTo(today) < 7)
        return locale.standaloneDayName(day.dayOfWeek(), QLocale::ShortFormat);
    if (day.year() == today.year())
        return locale.toString(day, tr("d MMM", "day and month, as QDate's formats write them"));
    return locale.toString(day, QLocale::ShortFormat);
}

QString GameWords::month(const QDate &day, const QDate &today)
{
    const QString name = capital(QLocale().standaloneMonthName(day.month()));
    return day.year() == today.year() ? name : tr("%1 %2", "month and year").arg(name).arg(day.year());
}

QString GameWords::group(const GameRow &row, const QDate &today)
{
    return row.over ? month(row.changed.date(), today) : tr("Unfinished", "games");
}

QString GameWords::level(const QString &level)
{
    const sobremesa::Level *known = sobremesa::findLevel(level.toStdString());
    return known ? worded("engine", known->label) : tr("Mixed", "computers of several levels");
}
