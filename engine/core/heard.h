// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"

#include <memory>
#include <optional>

namespace sobremesa {

// Something that happened: a deal, or an action with everything that followed from it. Never changed once it
// is there, so that whoever has it may read it beside whoever goes on; what came before it is shared.
struct Happening
{
    std::optional<Action> action; // none: cards were dealt
    std::vector<Event> events;
    mutable std::shared_ptr<const Happening> before; // taken out when this goes

    Happening() = default;
    Happening(std::optional<Action> what, std::vector<Event> then, std::shared_ptr<const Happening> last)
        : action(what)
        , events(std::move(then))
        , before(std::move(last))
    {
    }
    Happening(const Happening &) = delete;
    Happening &operator=(const Happening &) = delete;
    ~Happening();
};

// What a seat has heard and seen happen. A few words to copy, however long the game; nothing can be had from
// it but what the seat perceived.
class Heard
{
public:
    struct Step
    {
        // Of somebody else's cards those that the seat saw; none if it noticed nothing, or cards were dealt.
        std::optional<Action> action;
        std::vector<Event> events;

        friend bool operator==(const Step &, const Step &) = default;
    };

    Heard() = default;
    Heard(std::shared_ptr<const Happening> last, Seat viewer)
        : m_last(std::move(last))
        , m_viewer(viewer)
    {
    }

    // The oldest first; steps of which the seat noticed nothing are left out.
    [[nodiscard]] std::vector<Step> game() const { return steps(false); }
    // Since the cards were last dealt for a new deal.
    [[nodiscard]] std::vector<Step> deal() const { return steps(true); }

    // The same was perceived, wherever it happened.
    friend bool operator==(const Heard &left, const Heard &right)
    {
        const bool same = left.m_last == right.m_last && left.m_viewer == right.m_viewer;
        return same || left.game() == right.game();
    }

private:
    [[nodiscard]] std::vector<Step> steps(bool ofThisDeal) const;

    std::shared_ptr<const Happening> m_last;
    Seat m_viewer = 0;
};

} // namespace sobremesa
