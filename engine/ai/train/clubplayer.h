// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"
#include "engine/ai/train/trickchances.h"

namespace sobremesa::train {

// Somebody who goes by the page of rules of thumb to the letter (9.1). Everybody has slightly other figures
// in mind.
class ClubPlayer
{
public:
    // Any of those that there are.
    [[nodiscard]] static ClubPlayer drawn(Rng &rng);

    // Which way this player takes. Precondition: the seat whose ways they are is one of two or of a team,
    // its cards known.
    [[nodiscard]] std::size_t way(
        const truco::State &state, const Situation &now, TrickChances &chances, Rng &rng) const;

    // The truco, or a raise of it, where it is somebody else's turn: with cards that are all but certain to
    // win.
    [[nodiscard]] std::optional<Action> callOutOfTurn(
        const truco::State &state, Seat seat, TrickChances &chances, Rng &rng) const;

private:
    struct Turn;
    using Words = InlineVector<std::uint8_t, 4>; // verbs: the first one that may be said is

    [[nodiscard]] Words wordsOf(const Turn &turn) const;
    [[nodiscard]] Words envidoOpening(const Turn &turn) const;
    [[nodiscard]] Words envidoAnswer(const Turn &turn) const;
    [[nodiscard]] Words trucoAnswer(const Turn &turn) const;
    [[nodiscard]] Words trucoCall(const Turn &turn) const;

    int m_opens = 27; // envido points
    int m_wants = 25; // the same, for the cheapest one
    double m_lies = 0.06; // how often an envido is opened without them
    double m_fishes = 0.5; // how often a high one is kept back
    double m_margin = 0.1; // beyond the price of an answer
    double m_calls = 0.62; // the chance from which the truco is called
    double m_often = 0.6; // how often it is
    double m_bluffs = 0.08; // the same without a chance
    double m_raises = 0.8; // the chance from which it is raised
};

} // namespace sobremesa::train
