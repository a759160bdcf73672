// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/judging.h"
#include "app/review/reviewvalues.h"
#include "app/text/gametext.h"

#include <QCoreApplication>

// How a review speaks, in the present language.
class ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)

public:
    ReviewWords(const ReviewedGame &game, TableNames names)
        : m_game(&game)
        , m_names(std::move(names))
    {
    }

    // "Laying a card that can be struck"
    [[nodiscard]] static QString kind(sobremesa::Topic topic);
    // What was done, as it was offered.
    [[nodiscard]] QString action(std::size_t number, const std::optional<sobremesa::Action> &action) const;
    // "Lay the 6♥, not the K♠"
    [[nodiscard]] QString better(const sobremesa::Decision &decision) const;
    // "Deal 4 · decision 7 of 35"
    [[nodiscard]] QString place(std::size_t number, int at, int all) const;
    [[nodiscard]] QString point(const ReviewPoint &point, int at, int all) const;
    [[nodiscard]] QString luck(double points) const;
    [[nodiscard]] QStringList reasons(const sobremesa::Explanation &why) const;
    [[nodiscard]] QList<WeighedAction> rows(const sobremesa::Decision &decision) const;
    // Everything about one decision but its reasons.
    [[nodiscard]] ReviewDecision decision(std::size_t number, const sobremesa::Decision *judged) const;
    // The cards as they lay; `open`: everybody's hand.
    [[nodiscard]] QList<ReviewCards> cards(std::size_t number, bool open) const;
    [[nodiscard]] QList<ReviewBar> bars(const sobremesa::Bars &sum, sobremesa::Seat seat) const;

private:
    [[nodiscard]] static QString letPass();
    [[nodiscard]] QString name(sobremesa::Place place) const;
    [[nodiscard]] QString others(sobremesa::Seat seat, bool partners) const;
    [[nodiscard]] QStringList knownCodes(const sobremesa::ZoneCards &zone) const;

    const ReviewedGame *m_game;
    TableNames m_names;
};
