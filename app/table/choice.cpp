// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/choice.h"

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr std::size_t waysShown = 3; // of laying cards down, the best first

std::vector<Card> sorted(std::vector<Card> cards)
{
    std::sort(cards.begin(), cards.end());
    return cards;
}

bool isChosen(const Offer &offer)
{
    return offer.spot == Spot::Chosen;
}

QString withKey(const QString &keys, const QString &key)
{
    return keys.isEmpty() ? key : keys + QStringLiteral(" · ") + key;
}

} // namespace

void Choice::offer(std::vector<Offer> offers)
{
    m_offers = std::move(offers);
    m_ready.reset();
}

void Choice::putBack()
{
    m_rows.clear();
    m_narrowed.clear();
}

void Choice::liftOnly(int row)
{
    m_rows = { row };
    m_narrowed.clear();
}

void Choice::turn(int row)
{
    m_narrowed.clear();
    const auto found = std::find(m_rows.begin(), m_rows.end(), row);
    const bool here = found != m_rows.end();
    if (here)
        m_rows.erase(found);
    if (!takesSeveral())
        m_rows.clear();
    if (!here)
        m_rows.push_back(row);
}

std::optional<Card> Choice::lifted() const
{
    return m_rows.size() == 1 ? std::optional(m_cards.card(m_rows[0])) : std::nullopt;
}

bool Choice::takesSeveral() const
{
    return std::any_of(m_offers.begin(), m_offers.end(), isChosen);
}

std::vector<Offer> Choice::waysOf(Card card) const
{
    std::vector<Offer> offers;
    for (const Offer &offer : m_offers) {
        if (offer.spot == Spot::Card && offer.action.cards[0] == card)
            offers.push_back(offer);
    }
    std::stable_sort(offers.begin(), offers.end(),
        [](const Offer &left, const Offer &right) { return left.order < right.order; });
    return offers;
}

std::vector<Offer> Choice::answers() const
{
    if (!m_narrowed.empty())
        return m_narrowed;
    std::vector<Offer> offers = lifted() ? waysOf(*lifted()) : std::vector<Offer>();
    if (m_ready && m_rows.empty())
        offers.push_back(*m_ready);
    else
        addChosen(offers);
    for (const Offer &offer : m_offers) {
        if (offer.spot == Spot::Bar && (m_rows.empty() || takesSeveral()))
            offers.push_back(offer);
    }
    return offers;
}

// Ways whose order is below zero are shown before all of their cards are chosen.
void Choice::addChosen(std::vector<Offer> &offers) const
{
    std::vector<Card> chosen;
    for (const int row : m_rows)
        chosen.push_back(m_cards.card(row));
    chosen = sorted(std::move(chosen));
    std::vector<const Offer *> ways;
    bool exact = false;
    for (const Offer &offer : m_offers) {
        if (!isChosen(offer))
            continue;
        const auto cards = sorted({ offer.action.cards.begin(), offer.action.cards.end() });
        exact = exact || cards == chosen;
        if (cards == chosen)
            offers.push_back(offer);
        else if (offer.order < 0 && std::includes(cards.begin(), cards.end(), chosen.begin(), chosen.end()))
            ways.push_back(&offer);
    }
    std::stable_sort(ways.begin(), ways.end(),
        [](const Offer *left, const Offer *right) { return left->order < right->order; });
    for (std::size_t i = 0; !exact && i < std::min(ways.size(), waysShown); ++i)
        offers.push_back(*ways[i]);
}

std::vector<Offer> Choice::asides() const
{
    std::vector<Offer> offers;
    std::copy_if(m_offers.begin(), m_offers.end(), std::back_inserter(offers),
        [](const Offer &offer) { return offer.spot == Spot::Beside; });
    return offers;
}

std::map<Card, CardModel::Mark> Choice::usable(const GameInfo &game) const
{
    std::map<Card, CardModel::Mark> marks;
    for (const Offer &offer : m_offers) {
        if (offer.spot != Spot::Card)
            continue;
        CardModel::Mark &mark = marks[offer.action.cards[0]];
        mark.usable = true;
        const std::vector<int> rows = m_cards.rowsOf(offer.concerns);
        if (rows.empty() || m_cards.place(rows[0]).zone != Zone::Table || !mark.spoken.isEmpty())
            continue; // laid upon something, and not to take it
        QStringList names;
        for (const Card card : offer.concerns)
            names.append(cardName(card, game));
        mark.spoken = tr("takes the %1").arg(listed(names));
    }
    for (auto &[card, mark] : marks) {
        if (mark.spoken.isEmpty())
            mark.spoken = tr("can be played");
    }
    return marks;
}

// Of cards that lie together, the one where something is done; those in the middle each have their number.
bool Choice::bearsNumber(const Offer &offer, const std::vector<int> &found, int row) const
{
    const auto nearer = [&](int one, int other) { return m_cards.slot(one) < m_cards.slot(other); };
    const auto ends = std::minmax_element(found.begin(), found.end(), nearer);
    return m_cards.place(row).zone == Zone::Table || row == (offer.atFirst ? *ends.first : *ends.second);
}

// What lies in the middle is marked for a lifted card only.
bool Choice::isMarkable(int row) const
{
    const Zone zone = m_cards.place(row).zone;
    return !m_rows.empty() || (zone != Zone::Table && zone != Zone::Aside);
}

std::map<int, CardModel::Mark> Choice::targets(const OfferModel &answers, int only) const
{
    std::map<int, CardModel::Mark> rows;
    for (int answer = 0; answer < answers.rowCount(); ++answer) {
        if (only >= 0 && answer != only)
            continue;
        const Offer &offer = answers.offers()[static_cast<std::size_t>(answer)];
        const std::vector<int> found = m_cards.rowsOf(offer.concerns);
        for (const int row : found) {
            if (!isMarkable(row))
                continue;
            CardModel::Mark &mark = rows[row];
            mark.mark = QStringLiteral("target");
            mark.usable = true;
            if (bearsNumber(offer, found, row))
                mark.badge = withKey(mark.badge, answers.key(answer));
            mark.spoken = tr("can be taken with answer %1")
                              .arg(mark.badge.isEmpty() ? answers.key(answer) : mark.badge);
        }
    }
    return rows;
}
