// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/cardmodel.h"
#include "app/table/offermodel.h"

#include <QCoreApplication>

// What the viewer is offered and which cards are lifted from the hand. From both follows what can be
// answered, and how the cards are marked.
class Choice
{
    Q_DECLARE_TR_FUNCTIONS(Choice)

public:
    explicit Choice(const CardModel &cards)
        : m_cards(cards)
    {
    }

    void offer(std::vector<sobremesa::Offer> offers);
    // What can be done with the hand as it lies, in the place of what would have to be chosen.
    void setReady(std::optional<sobremesa::Offer> ready) { m_ready = std::move(ready); }
    void putBack();
    // Lifts a card, or puts it back; where an answer takes several, the others stay lifted.
    void turn(int row);
    void liftOnly(int row);
    // Only these answers are left, until other cards are lifted.
    void narrow(std::vector<sobremesa::Offer> answers) { m_narrowed = std::move(answers); }

    [[nodiscard]] const std::vector<int> &rows() const { return m_rows; }
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    // The one card that is lifted, if it is one.
    [[nodiscard]] std::optional<sobremesa::Card> lifted() const;
    // An answer on offer is about several cards of the hand: presses choose them one by one.
    [[nodiscard]] bool takesSeveral() const;

    // What one card of the hand can do, in order.
    [[nodiscard]] std::vector<sobremesa::Offer> waysOf(sobremesa::Card card) const;
    // The answers of the bar, and the words that may be said beside it.
    [[nodiscard]] std::vector<sobremesa::Offer> answers() const;
    [[nodiscard]] std::vector<sobremesa::Offer> asides() const;

    // Cards of the hand that may be played, and what the first way to play them takes.
    [[nodiscard]] std::map<sobremesa::Card, CardModel::Mark> usable(const sobremesa::GameInfo &game) const;
    // The cards outside the hand that the answers are about, by their rows; the key stands on the last one.
    [[nodiscard]] std::map<int, CardModel::Mark> targets(const OfferModel &answers, int only = -1) const;

private:
    [[nodiscard]] bool isMarkable(int row) const;
    [[nodiscard]] bool bearsNumber(
        const sobremesa::Offer &offer, const std::vector<int> &found, int row) const;

    // What can be done with exactly the cards that are lifted, and the best ways that begin with them.
    void addChosen(std::vector<sobremesa::Offer> &offers) const;

    const CardModel &m_cards;
    std::vector<sobremesa::Offer> m_offers; // all that the viewer is offered now
    std::optional<sobremesa::Offer> m_ready;
    std::vector<sobremesa::Offer> m_narrowed;
    std::vector<int> m_rows; // lifted from the hand; several only where an answer takes several
};
