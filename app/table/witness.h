// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"
#include "engine/table/words.h"

#include <memory>

// Whose eyes look at a table. An open view knows every card; there is none before the game is over.
struct View
{
    sobremesa::Seat seat = 0;
    bool open = false;

    friend bool operator==(const View &, const View &) = default;
};

// A card that another one takes, and where it lies until then.
using TakenCard = std::pair<sobremesa::Place, sobremesa::Card>;

// One thing that was perceived, in words, and what holds from then on.
struct Beat
{
    sobremesa::Event event; // as the viewer perceives it
    sobremesa::Told told;
    std::vector<TakenCard> takes {}; // by the card that is played with it
    std::size_t step = 0; // the action that brought it about; the opening's: 0
    bool opening = false; // it goes before the first action
    std::size_t index = 0; // in its step
    bool last = true; // of its step
    bool endsDeal = false; // the action ended a deal: what is booked belongs to that deal's account
    std::shared_ptr<const sobremesa::Observation> reached; // null: what held before still does
};

// A card has been played to the middle, where it may take others.
[[nodiscard]] bool laysOnTable(const sobremesa::Event &event);
// What an action brought about has a new deal in it.
[[nodiscard]] bool beginsDeal(const std::vector<sobremesa::Event> &events);

// What somebody at the table perceives of a match, action by action. The match may go on or be taken back
// meanwhile; it must outlive its witness.
class Witness
{
public:
    Witness(const sobremesa::Match &match, View view)
        : m_match(&match)
        , m_view(view)
    {
    }

    [[nodiscard]] std::size_t actionCount() const { return m_match->actionCount(); }
    // Every hand is known.
    [[nodiscard]] bool isOpen() const;
    // What is known after so many actions; at most as many as there are.
    [[nodiscard]] sobremesa::Observation after(std::size_t actions) const;
    // Where the cards lie in what is seen after so many actions.
    [[nodiscard]] sobremesa::Zones laid(const sobremesa::Observation &seen, std::size_t actions) const;
    // The card that was laid on the table last, if nothing has been moved since.
    [[nodiscard]] std::optional<sobremesa::Card> laidLast(std::size_t actions) const;
    // So many deals have begun by then.
    [[nodiscard]] int dealsAfter(std::size_t actions) const;
    // The number of the first of them in its game: a record may begin in the middle of one.
    [[nodiscard]] int firstDeal() const;
    // What each side gained last by then; 0: nothing yet.
    [[nodiscard]] sobremesa::Scores gainsAfter(std::size_t actions) const;
    // What goes before the first action, and what one action brought about.
    [[nodiscard]] std::vector<Beat> opening() const;
    [[nodiscard]] std::vector<Beat> step(std::size_t action) const;

private:
    [[nodiscard]] sobremesa::Observation look(const sobremesa::Position &position) const;
    [[nodiscard]] sobremesa::CardList rowBefore(std::size_t actions) const;
    [[nodiscard]] std::optional<sobremesa::Event> perceived(sobremesa::Event event) const;
    [[nodiscard]] sobremesa::Observation left(std::size_t action) const;
    [[nodiscard]] std::vector<Beat> tell(const std::vector<sobremesa::Event> &events,
        const sobremesa::Observation &words, std::size_t action) const;

    const sobremesa::Match *m_match;
    View m_view;
};
