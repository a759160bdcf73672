// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/answering.h"

#include "app/settings.h"

#include <algorithm>

using namespace sobremesa;

// How the viewer answers: with cards, answers, words and keys.

namespace {

// A verb that takes one card of the hand and nothing else.
bool isOneCard(const VerbSpec &verb)
{
    return verb.arguments.size() == 1 && verb.arguments[0] == Argument::Card;
}

constexpr int sureTime = 4000; // milliseconds for which a word that cannot be taken back is asked once more
constexpr int earlyTime = 3000; // milliseconds for which a key waits for its question

} // namespace

void Answering::press(int row)
{
    if ((m_ready && !m_ready()) || row < 0 || !m_seen)
        return;
    if (isOwn(row) && othersAreAwaited() && m_choice.waysOf(m_cards.card(row)).empty())
        keepCard(row);
    else if (isOwn(row))
        pressHand(row);
    else
        pressTarget(row);
}

// A card that one of the answers is about: the answer is given; of several only these are left to choose
// from.
void Answering::pressTarget(int row)
{
    std::vector<Offer> meant;
    for (const Offer &offer : m_answers.offers()) {
        const std::vector<int> rows = m_cards.rowsOf(offer.concerns);
        if (std::find(rows.begin(), rows.end(), row) != rows.end())
            meant.push_back(offer);
    }
    if (meant.size() == 1) {
        Q_EMIT decided(Action(meant[0].action));
    } else if (!meant.empty()) {
        m_choice.narrow(std::move(meant));
        refresh();
    }
}

void Answering::pressHand(int row)
{
    const auto offers = m_choice.waysOf(m_cards.card(row));
    const bool several = m_choice.takesSeveral();
    const bool again = m_choice.rows() == std::vector<int> { row };
    const bool pressed = offers.size() == 1 && !offers[0].chosenFirst;
    if (!several && pressed && (again || Settings::shared().oneClick()))
        Q_EMIT decided(Action(offers[0].action));
    else if (several || !offers.empty())
        lift(row);
    else
        explain(row);
}

// It stands out at once, and is lifted when the turn comes: to be played by another press, for the table will
// be another one by then.
void Answering::keepCard(int row)
{
    const Card card = m_cards.card(row);
    m_early = m_early == card ? std::nullopt : std::optional(card);
    refresh();
}

void Answering::keepKey(const QString &key)
{
    m_earlyKey = othersAreAwaited() ? key : QString();
    m_sinceKey.start();
}

// What was pressed too early, where it can be done now. A word that stands is asked once more as ever.
void Answering::useEarly()
{
    const std::optional<Card> card = std::exchange(m_early, std::nullopt);
    const QString key = std::exchange(m_earlyKey, QString());
    for (int row = 0; card && row < m_cards.rowCount(); ++row) {
        if (!isOwn(row) || m_cards.card(row) != *card || m_choice.rows() == std::vector<int> { row })
            continue;
        if (m_choice.takesSeveral() || !m_choice.waysOf(*card).empty())
            m_choice.turn(row);
        break;
    }
    if (card)
        refresh();
    if (const int row = m_answers.rowOf(key); row >= 0 && m_sinceKey.elapsed() < earlyTime)
        answer(row);
}

void Answering::lift(int row)
{
    m_choice.turn(row);
    refresh();
}

// What belongs to a pile is done there, not anywhere on the runner.
bool Answering::goesAnywhere(int row) const
{
    const auto offers = m_choice.waysOf(m_cards.card(row));
    if (offers.empty())
        return false;
    const std::vector<int> rows = m_cards.rowsOf(offers[0].concerns);
    return rows.empty() || m_cards.place(rows[0]).zone == Zone::Table;
}

void Answering::drop(int row, int onto)
{
    if (row >= 0) {
        if ((m_ready && !m_ready()) || !m_seen)
            return;
        const auto offers = m_choice.waysOf(m_cards.card(row));
        if (offers.empty())
            return;
        if (offers.size() == 1 && goesAnywhere(row)) {
            Q_EMIT decided(Action(offers[0].action));
            return;
        }
        m_choice.liftOnly(row);
        refresh();
    }
    if (onto >= 0 && m_choice.lifted())
        pressTarget(onto);
}

void Answering::answer(int row)
{
    give(m_answers, row);
}

void Answering::sayAside(int row)
{
    give(m_asides, row);
}

void Answering::say(const QString &code)
{
    m_earlyWord = m_seen ? QString() : code;
    sayAside(m_asides.rowOfCode(code));
}

void Answering::useEarlyWord()
{
    sayAside(m_asides.rowOfCode(std::exchange(m_earlyWord, QString())));
}

void Answering::give(OfferModel &offers, int row)
{
    if (isMeant(offers, row))
        Q_EMIT decided(Action(offers.offers()[static_cast<std::size_t>(row)].action));
}

bool Answering::takesKey(const QString &key) const
{
    return m_answers.rowOf(key) >= 0 || m_asides.rowOf(key) >= 0;
}

bool Answering::key(const QString &key)
{
    if (const int row = m_answers.rowOf(key); row >= 0) {
        answer(row);
        return true;
    }
    if (const int row = m_asides.rowOf(key); row >= 0) {
        sayAside(row);
        return true;
    }
    bool digit = false;
    const int slot = key.toInt(&digit) - 1;
    for (int row = 0; digit && row < m_cards.rowCount(); ++row) {
        if (isOwn(row) && m_cards.slot(row) == slot && digitsMeanCards(row)) {
            Q_EMIT keyed(row);
            press(row);
            return true;
        }
    }
    return false;
}

// Not beside numbered answers: a wrong digit would play a card. Beside others a card must have a part in
// them.
bool Answering::digitsMeanCards(int row) const
{
    for (int answer = 0; answer < m_answers.rowCount(); ++answer) {
        if (m_answers.key(answer).toInt() > 0)
            return false;
    }
    return m_answers.rowCount() == 0 || m_choice.takesSeveral()
        || !m_choice.waysOf(m_cards.card(row)).empty();
}

void Answering::putBack()
{
    m_answers.stopAsking();
    m_asides.stopAsking();
    m_earlyKey.clear();
    m_earlyWord.clear();
    if (!m_early && m_choice.isEmpty())
        return;
    m_early.reset();
    m_choice.putBack();
    refresh();
}

// ---- what is not done at once

// Why the rules forbid a card that has no action now.
std::optional<Refusal> Answering::refusalOf(Card card) const
{
    const auto &verbs = m_picture.match().game().verbs;
    const auto verb = std::find_if(
        verbs.begin(), verbs.end(), [](const VerbSpec &row) { return row.name == "play" || isOneCard(row); });
    if (verb == verbs.end() || !m_seen)
        return std::nullopt;
    Action action;
    action.seat = m_seen->viewer;
    action.verb = static_cast<std::uint8_t>(verb - verbs.begin());
    action.cards.push_back(card);
    return sobremesa::refuse(m_seen->position, action);
}

void Answering::explain(int row)
{
    if (const auto refusal = refusalOf(m_cards.card(row)))
        refuse(*refusal, row);
}

void Answering::refuse(const Refusal &refusal, int row)
{
    const QString why =
        refusal.reason.empty() ? QString::fromStdString(refusal.message) : m_picture.text(refusal.reason);
    Q_EMIT announced(why);
    Q_EMIT refused(row, why, QString::fromUtf8(refusal.rule));
}

// What cannot be taken back is asked once more, for a while.
bool Answering::isMeant(OfferModel &offers, int row)
{
    if (row < 0 || row >= offers.rowCount() || !m_seen)
        return false;
    if (!offers.asksOnceMore(row))
        return true;
    m_sureTimer.start(sureTime);
    Q_EMIT announced(tr("Sure? %1").arg(offers.index(row).data(OfferModel::TitleRole).toString()));
    return false;
}
