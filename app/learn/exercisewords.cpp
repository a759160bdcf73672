// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/exercisewords.h"

#include "app/text/gametext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr const char *context = "drills";

QString spokenCards(const CardList &cards, const GameInfo &game)
{
    QStringList names;
    for (const Card card : cards)
        names.append(cardName(card, game));
    return listed(names);
}

ExerciseRow shownRow(const ShownRow &row, const GameInfo &game)
{
    const QString label = drillText(row.label, game);
    return { label, codesOf(row.cards, *game.pack),
        label + QStringLiteral(": ") + spokenCards(row.cards, game), row.tapped };
}

bool isPartOf(const Offered &option, const Exercise &exercise)
{
    return exercise.pick == Pick::Cards ? std::ranges::count(exercise.answer.cards, option.cards[0]) > 0
                                        : option.number == exercise.answer.number;
}

ExerciseOption shownOption(const Offered &option, const Exercise &exercise, const GameInfo &game)
{
    const QString title = drillText(option.text, game);
    return { title, option.cards.empty() ? title : spokenCards(option.cards, game),
        codesOf(option.cards, *game.pack), false, isPartOf(option, exercise) };
}

// Which error it was, or nothing.
QString whyOf(const Exercise &exercise, const QList<int> &chosen, const GameInfo &game)
{
    const auto options = answersOf(exercise);
    Answer answer;
    for (const int option : chosen) {
        const Offered &offered = options[static_cast<std::size_t>(option)];
        if (exercise.pick == Pick::Cards)
            answer.cards.push_back(offered.cards[0]);
        else
            answer.number = offered.number;
    }
    std::ranges::sort(answer.cards);
    const auto *mistake = mistakeOf(exercise, answer);
    return mistake ? drillText(mistake->why, game) : QString();
}

} // namespace

QString drillText(const Text &text, const GameInfo &game)
{
    return gameText(text, { &game, {}, {} }, context);
}

QString drillText(const char *source)
{
    return QCoreApplication::translate(context, source);
}

std::vector<Offered> answersOf(const Exercise &exercise)
{
    if (exercise.pick != Pick::Cards)
        return exercise.offered;
    std::vector<Offered> options;
    for (const ShownRow &row : exercise.rows) {
        for (const Card card : row.cards) {
            if (row.tapped)
                options.push_back({ static_cast<int>(options.size()), { "%1", { card } }, { card } });
        }
    }
    return options;
}

ExerciseShown shownExercise(
    const Exercise &exercise, const GameInfo &game, const QList<int> &chosen, bool answered)
{
    ExerciseShown shown;
    shown.question = drillText(exercise.question, game);
    shown.note = drillText(exercise.note, game);
    QStringList spoken { shown.question };
    if (!shown.note.isEmpty())
        spoken.append(shown.note);
    for (const ShownRow &row : exercise.rows) {
        shown.rows.append(shownRow(row, game));
        spoken.append(shown.rows.last().spoken);
    }
    for (const Offered &option : answersOf(exercise)) {
        ExerciseOption &each = shown.options.emplaceBack(shownOption(option, exercise, game));
        each.chosen = chosen.contains(shown.options.size() - 1);
        each.right = each.right && answered;
    }
    shown.several = exercise.pick == Pick::Cards;
    shown.spoken = spoken.join(QStringLiteral(" "));
    if (answered) {
        shown.because = drillText(exercise.because, game);
        shown.why = whyOf(exercise, chosen, game);
        shown.spoken = shown.because + QLatin1Char(' ') + shown.why;
    }
    return shown;
}
