// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"
#include "engine/match/deals.h"

#include <string>
#include <vector>

namespace sobremesa {

// How a game begins: all of a record but its actions and expectations.
struct Opening
{
    const GameInfo *game = nullptr;
    Setup setup;
    std::vector<std::string> names; // one a seat, or none
    std::vector<GivenDeal> deals;
    std::optional<std::uint64_t> seed; // shuffles every deal not listed
    std::string note;
};

// A game from its opening to where it stands, with everything that happened. The only thing in the engine
// that changes over time. Deals follow by themselves as long as the opening knows one.
class Match
{
public:
    // Deals the first cards. Refuses what the game refuses, with the place in the record.
    [[nodiscard]] static Result<Match> begin(Opening opening);

    [[nodiscard]] const Opening &opening() const { return m_opening; }
    [[nodiscard]] const GameInfo &game() const { return *m_opening.game; }
    [[nodiscard]] const Position &position() const { return m_now.position; }
    // What a seat sees, and what it has heard so far.
    [[nodiscard]] Observation observe(Seat seat) const
    {
        return sobremesa::observe(m_now.position, seat, m_now.last);
    }

    // The same before the action with this index.
    [[nodiscard]] Observation observeBefore(std::size_t index, Seat seat) const
    {
        const Moment &moment = m_steps[index].before;
        return sobremesa::observe(moment.position, seat, moment.last);
    }

    // Does a legal action and all that follows from it; otherwise says why not, and nothing changes.
    [[nodiscard]] std::optional<Refusal> play(const Action &action);
    // Takes back the last action; false if there is none.
    bool undo();

    [[nodiscard]] std::size_t actionCount() const { return m_steps.size(); }
    [[nodiscard]] const Action &action(std::size_t index) const { return *m_steps[index].happened->action; }
    [[nodiscard]] const Position &before(std::size_t index) const { return m_steps[index].before.position; }
    // What followed from the action with this index; the events of the opening have none.
    [[nodiscard]] const std::vector<Event> &events(std::size_t index) const
    {
        return m_steps[index].happened->events;
    }
    [[nodiscard]] const std::vector<Event> &openingEvents() const { return m_begun->events; }
    // The game is not over, but neither its opening nor a seed tells how to deal on.
    [[nodiscard]] bool isOutOfDeals() const;
    // Every deal so far as cards in their order, with its reshuffles: what another program needs to replay
    // the game.
    [[nodiscard]] const std::vector<GivenDeal> &dealt() const { return m_dealt; }

private:
    // Everything that undo brings back. What was dealt only grows, so its length does: a long game would
    // otherwise hold as many copies of it as actions.
    struct Moment
    {
        Position position;
        Rng rng;
        std::shared_ptr<const Happening> last;
        std::size_t deals = 0;
        std::size_t reshuffles = 0; // of the last of these deals
    };
    struct Step
    {
        Moment before;
        std::shared_ptr<const Happening> happened;
    };

    void returnTo(const Moment &moment);

    explicit Match(Opening opening)
        : m_opening(std::move(opening))
    {
    }
    std::shared_ptr<const Happening> keep(std::optional<Action> action, std::vector<Event> events);
    [[nodiscard]] std::optional<Refusal> dealWhileWanted(std::vector<Event> &list);
    [[nodiscard]] std::optional<GivenDeal> nextDeal() const;
    [[nodiscard]] std::optional<Refusal> dealOnce(const DealPlan &wanted, Events &events);

    Opening m_opening;
    Moment m_now;
    std::shared_ptr<const Happening> m_begun;
    std::vector<GivenDeal> m_dealt;
    std::vector<Step> m_steps;
    Actions m_buffer;
};

} // namespace sobremesa
