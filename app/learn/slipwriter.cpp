// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/slipwriter.h"

#include "app/learn/facetbook.h"
#include "app/learn/phrasetext.h"
#include "app/text/gametext.h"
#include "app/text/people.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr int repliesToShow = 3; // then "Show me" is the likely wish

struct SlipWords
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

Slip::State stateOf(const LessonPlayer &player)
{
    switch (player.state()) {
    case LessonState::Watching:
        return Slip::State::Watching;
    case LessonState::Asked:
        return player.step().kind == StepKind::Do || player.step().kind == StepKind::Ask
            ? Slip::State::Asked
            : Slip::State::Reading;
    case LessonState::Reply:
        return Slip::State::Reply;
    case LessonState::Right:
        return Slip::State::Right;
    case LessonState::Shown:
        return Slip::State::Shown;
    case LessonState::Playing:
        return Slip::State::Playing;
    case LessonState::Closed:
        break;
    }
    return Slip::State::Closed;
}

QString replyPill(const LessonPlayer &player)
{
    if (player.step().kind == StepKind::Ask)
        return SlipWords::tr("not that one");
    return player.costsMore() > 0 ? SlipWords::tr("played, but costs %n more", nullptr, player.costsMore())
                                  : SlipWords::tr("played, but not the answer");
}

bool missedGuess(const LessonPlayer &player)
{
    const Question &question = player.step().question;
    return player.state() == LessonState::Right && question.guess && player.answered() != question.answer;
}

QString pillOf(const LessonPlayer &player, Slip::State state)
{
    switch (state) {
    case Slip::State::Reply:
        return replyPill(player);
    case Slip::State::Right:
        return missedGuess(player) ? SlipWords::tr("a guess") : SlipWords::tr("right");
    case Slip::State::Shown:
        return SlipWords::tr("shown");
    default:
        return player.step().question.guess ? SlipWords::tr("a guess") : QString();
    }
}

QString seatName(Seat seat, const LessonPlayer &player)
{
    const QString name = QString::fromStdString(player.nameOf(seat));
    return name.isEmpty() ? SlipWords::tr("You") : shownName(name);
}

bool isChosen(const LessonPlayer &player, int number)
{
    return player.answered() && player.answered()->number == number;
}

QList<SlipOption> cardOptions(const LessonPlayer &player)
{
    const GameInfo &game = *player.lesson().game;
    QList<SlipOption> options;
    for (const Card card : cardsToPick(player)) {
        const bool chosen = player.answered() && std::ranges::count(player.answered()->cards, card) > 0;
        options.append({ cardText(card, game), cardName(card, game),
            QString::fromStdString(game.pack->code(card)), chosen });
    }
    return options;
}

QList<SlipOption> optionsOf(const LessonPlayer &player)
{
    const Question &question = player.step().question;
    if (player.step().kind != StepKind::Ask)
        return {};
    if (question.pick == Pick::Cards)
        return cardOptions(player);
    QList<SlipOption> options;
    for (const Phrase &choice : question.choices) {
        const PhraseText text = phraseText(choice, player.lesson());
        options.append({ text.shown, text.spoken, {}, isChosen(player, static_cast<int>(options.size())) });
    }
    for (const int number : question.numbers) {
        const QString title =
            question.pick == Pick::Seat ? seatName(static_cast<Seat>(number), player) : numberText(number);
        options.append({ title, title, {}, isChosen(player, number) });
    }
    return options;
}

bool isAnswer(const SlipOption &option, int place, const LessonPlayer &player)
{
    const Question &question = player.step().question;
    const std::vector<Card> &cards = question.answer.cards;
    if (question.pick == Pick::Choice)
        return place == question.answer.number;
    if (question.pick != Pick::Cards)
        return question.numbers[static_cast<std::size_t>(place)] == question.answer.number;
    const auto card = player.lesson().game->pack->parse(option.card.toStdString());
    return card && std::ranges::count(cards, *card) > 0;
}

// What was to be guessed; the next steps say why.
QString answerText(const LessonPlayer &player, QString SlipOption::*words)
{
    const QList<SlipOption> options = optionsOf(player);
    QStringList right;
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (isAnswer(options[i], static_cast<int>(i), player))
            right.append(options[i].*words);
    }
    return SlipWords::tr("The answer: %1.", "to a guess").arg(listed(right));
}

QList<SlipBar> barsOf(const LessonPlayer &player)
{
    QList<SlipBar> bars;
    if (!player.reply())
        return bars;
    for (const Bar &bar : player.reply()->bars)
        bars.append({ phraseText(bar.label, player.lesson()).spoken, bar.chance ? -1 : bar.value });
    return bars;
}

SlipLight lightOf(const Light &light, const GameInfo &game)
{
    SlipLight lit;
    lit.kind = static_cast<Slip::Lit>(light.kind);
    lit.number = light.number;
    if (light.kind == LightKind::Card)
        lit.name = QString::fromStdString(game.pack->code(light.card));
    else if (light.kind == LightKind::Button)
        lit.name = QString::fromLatin1(
            game.verbs[light.verb].name.data(), static_cast<qsizetype>(game.verbs[light.verb].name.size()));
    return lit;
}

// The names of those who play for this side.
QString sideName(Side side, const LessonPlayer &player)
{
    const Position &position = player.match().position();
    QStringList names;
    for (Seat seat = 0; seat < seatCount(position); ++seat) {
        if (sideOf(position, seat) == side)
            names.append(seatName(seat, player));
    }
    return listed(names);
}

QString litName(const Light &light, const LessonPlayer &player)
{
    switch (light.kind) {
    case LightKind::Card:
        return cardName(light.card, *player.lesson().game);
    case LightKind::Score:
        return SlipWords::tr("the score: %1", "what is lit")
            .arg(sideName(static_cast<Side>(light.number), player));
    case LightKind::Stake:
        return SlipWords::tr("what is at stake", "what is lit");
    case LightKind::Log:
        return SlipWords::tr("what has happened so far", "what is lit");
    default:
        return {};
    }
}

// What a light is on, in words; what the text names anyway has none.
QStringList litNames(const LessonPlayer &player)
{
    QStringList names;
    for (const Light &light : player.lights())
        names.append(litName(light, player));
    names.removeAll(QString());
    return names;
}

QString spokenOf(const LessonPlayer &player, const LessonSlip &slip)
{
    QStringList said { slip.pill, phraseText(player.goal(), player.lesson()).spoken,
        slip.missed ? answerText(player, &SlipOption::spoken)
                    : phraseText(player.text(), player.lesson()).spoken };
    if (const QStringList lit = litNames(player); !slip.lights.isEmpty() && !lit.isEmpty())
        said.append(SlipWords::tr("Highlighted: %1.").arg(listed(lit)));
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

void closeSlip(const LessonPlayer &player, LessonSlip &slip)
{
    slip.stars = player.stars();
    slip.more = slip.stars > 0 && !FacetBook::facetsOf(QString::fromStdString(player.lesson().id)).empty();
    slip.goal = SlipWords::tr("You can now:");
    QStringList gains;
    for (const Phrase &gain : player.lesson().gain)
        gains.append(phraseText(gain, player.lesson()).shown);
    slip.text = gains.join(QStringLiteral("<br>"));
    slip.spoken = SlipWords::tr("%n of 3 stars.", nullptr, slip.stars) + QLatin1Char(' ') + slip.goal
        + QLatin1Char(' ') + listed(gains);
}

} // namespace

std::vector<Card> cardsToPick(const LessonPlayer &player)
{
    const auto &wanted = player.step().question.zones;
    std::vector<Card> cards;
    for (const ZoneCards &zone : zones(player.match().observe(player.seat()).position)) {
        const bool own = zone.place.zone != Zone::Hand || zone.place.owner == player.seat();
        if (!own || std::ranges::count(wanted, zone.place.zone) == 0)
            continue;
        std::ranges::copy_if(zone.cards, std::back_inserter(cards), &Card::known);
    }
    std::ranges::sort(cards);
    return cards;
}

LessonSlip writeSlip(const LessonPlayer &player)
{
    LessonSlip slip;
    slip.state = stateOf(player);
    slip.dots = static_cast<int>(player.dotCount());
    slip.dot = std::min(static_cast<int>(player.dot()), slip.dots - 1);
    slip.rule =
        QString::fromStdString(player.step().rule.empty() ? player.lesson().rule : player.step().rule);
    if (slip.state == Slip::State::Closed) {
        closeSlip(player, slip);
        return slip;
    }
    slip.goal = phraseText(player.goal(), player.lesson()).shown;
    slip.text = phraseText(player.text(), player.lesson()).shown;
    slip.missed = missedGuess(player);
    if (slip.missed)
        slip.text = answerText(player, &SlipOption::title);
    slip.label = phraseText(player.step().label, player.lesson()).shown;
    slip.pill = pillOf(player, slip.state);
    slip.inWorld = player.inWorld();
    slip.options = optionsOf(player);
    slip.several = player.step().kind == StepKind::Ask && player.step().question.pick == Pick::Cards;
    slip.bars = barsOf(player);
    const bool asks = player.step().kind == StepKind::Do || player.step().kind == StepKind::Ask;
    const bool open = slip.state == Slip::State::Asked || slip.state == Slip::State::Reply;
    slip.canShow = asks && open;
    slip.showFirst = slip.canShow && player.repliesHere() >= repliesToShow;
    slip.canSkip = slip.state != Slip::State::Right && slip.state != Slip::State::Reading;
    if (slip.state == Slip::State::Asked || slip.state == Slip::State::Reading) {
        for (const Light &light : player.lights())
            slip.lights.append(lightOf(light, *player.lesson().game));
    }
    slip.spoken = spokenOf(player, slip);
    return slip;
}
