// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/registry.h"

#include <algorithm>
#include <map>

// What the tests of knowledge are made of: a deal told by somebody who saw every card, told again with other
// cards in the places that a seat does not see.
//
// A world *agrees* with what a seat knows if that deal could have gone the same way in it: everything that
// was done openly is legal there, nobody had to choose otherwise for it, and the seat perceives the very same
// events and ends up with the same observation. This is asked of the rules by playing the deal again, never
// of the sampler. What follows from the rules is therefore known (a ronda that was declared, a suit that was
// not followed, points that had to be said); how somebody likes to play is not.
//
// What others have done in secret (kept silent, hidden a flor, made a sign to a partner) is not part of the
// story: it is put in where the story could not go on otherwise, and nowhere else.
namespace sobremesa::knowledge {

template<typename S>
S look(const S &state, Seat seat)
{
    return redact(state, seat);
}
inline Position look(const Position &position, Seat seat)
{
    return observe(position, seat).position;
}

// The seat would not notice the action: there is a word for it that it does not hear.
template<typename S>
bool isSecret(const S &state, const Action &action, Seat viewer)
{
    S after = state;
    std::vector<Event> happened;
    Events events(happened);
    apply(after, action, events);
    return std::any_of(happened.begin(), happened.end(), [&](const Event &event) {
        return event.kind == EventKind::Said && event.action.seat == action.seat
            && event.action.verb == action.verb && !event.seenBy.contains(viewer);
    });
}

// A deal or reshuffle, or an action.
struct Step
{
    std::optional<PackCards> deck;
    Action action;
    SeatSet secretTo;
};

template<typename S>
struct Story
{
    S before; // the deal
    std::vector<Step> steps;
    S now;
};

// Another card in the place of each one that is not seen.
class Exchange
{
public:
    void put(Card instead, Card to) { m_pairs.emplace_back(instead, to); }
    // The card at this place of the pack as it was shuffled first, or for the so many-th time.
    void putAt(std::size_t place, Card to, std::size_t deck = 0) { m_places.push_back({ deck, place, to }); }
    // The orders in which the cards would have come from the pack. Where a card can have come from several
    // places, as there are two of it or it was shuffled again, any one is taken.
    [[nodiscard]] std::vector<PackCards> of(std::vector<PackCards> decks, Rng &rng) const
    {
        for (const auto &[deck, place, to] : m_places)
            decks[deck][place] = to;
        const std::vector<PackCards> before = decks;
        Taken taken(decks.size());
        for (const auto &[instead, to] : m_pairs) {
            const auto places = placesOf(instead, before, taken, rng);
            if (places.empty())
                continue;
            const auto [deck, i] = places[rng.below(static_cast<std::uint32_t>(places.size()))];
            taken[deck][i] = true;
            decks[deck][i] = to;
        }
        return decks;
    }
    [[nodiscard]] Action of(Action action) const
    {
        for (Card &card : action.cards)
            for (const auto &[instead, to] : m_pairs)
                if (card == instead) {
                    card = to;
                    break;
                }
        return action;
    }

private:
    using Taken = std::vector<std::array<bool, PackCards::capacity()>>;
    using Places = std::vector<std::pair<std::size_t, std::size_t>>;

    // Mostly a card came when the cards were shuffled last.
    static Places placesOf(Card card, const std::vector<PackCards> &decks, const Taken &taken, Rng &rng)
    {
        Places places;
        const bool last = rng.below(4) != 0;
        for (std::size_t deck = decks.size(); deck-- > 0 && (places.empty() || !last);)
            for (std::size_t i = 0; i < decks[deck].size(); ++i)
                if (decks[deck][i] == card && !taken[deck][i])
                    places.emplace_back(deck, i);
        return places;
    }

    std::vector<std::pair<Card, Card>> m_pairs;
    struct Instead
    {
        std::size_t deck = 0;
        std::size_t place = 0;
        Card to;
    };
    std::vector<Instead> m_places;
};

// The story in another world, as one seat perceives it.
template<typename S>
class Retelling
{
public:
    Retelling(const Story<S> &story, Seat viewer, const Exchange &exchange, Rng &rng)
        : m_state(story.before)
        , m_viewer(viewer)
    {
        std::vector<PackCards> decks;
        for (const Step &step : story.steps)
            if (step.deck)
                decks.push_back(*step.deck);
        decks = exchange.of(std::move(decks), rng);
        std::size_t next = 0;
        for (const Step &step : story.steps) {
            if (step.secretTo.contains(viewer))
                continue;
            m_possible = step.deck ? dealt(decks[next++]) : done(exchange.of(step.action));
            if (!m_possible)
                return;
        }
    }

    // Whether everything could be done.
    [[nodiscard]] bool possible() const { return m_possible; }
    [[nodiscard]] const S &state() const { return m_state; }
    [[nodiscard]] const std::vector<Event> &perceived() const { return m_perceived; }
    // Whether the seat ends up with this observation, perhaps after a secret or two.
    [[nodiscard]] bool endsWith(const S &seen)
    {
        do {
            if (look(m_state, m_viewer) == seen)
                return true;
        } while (keepSecret());
        return false;
    }

    // Puts in something that the seat does not notice; false if there is nothing.
    bool keepSecret()
    {
        for (const Seat seat : waiting(m_state)) {
            Actions actions;
            legal(m_state, seat, actions);
            for (const Action &action : actions) {
                if (seat == m_viewer || !isSecret(m_state, action, m_viewer))
                    continue;
                perform([&](Events &events) { apply(m_state, action, events); });
                return true;
            }
        }
        return false;
    }

private:
    template<typename Do>
    void perform(Do what)
    {
        std::vector<Event> happened;
        Events events(happened);
        what(events);
        for (Event &event : happened)
            if (perceive(event, m_viewer))
                m_perceived.push_back(event);
    }
    bool dealt(const PackCards &deck)
    {
        while (!actors(m_state).empty())
            if (!keepSecret())
                return false;
        const DealPlan wanted = plan(m_state);
        if (wanted.size != deck.size() || !holds(wanted.pack, deck))
            return false;
        perform([&](Events &events) { deal(m_state, deck, events); });
        return true;
    }
    [[nodiscard]] static bool holds(PackCards pack, const PackCards &deck)
    {
        return std::all_of(deck.begin(), deck.end(), [&](Card card) { return pack.remove(card); });
    }
    bool done(const Action &action)
    {
        do {
            Actions actions;
            legal(m_state, action.seat, actions);
            auto found = std::find(actions.begin(), actions.end(), action);
            if (found == actions.end())
                found = std::find_if(actions.begin(), actions.end(),
                    [&](const Action &other) { return sameCards(other, action); });
            if (found != actions.end()) {
                perform([&](Events &events) { apply(m_state, Action(*found), events); });
                return true;
            }
        } while (keepSecret());
        return false;
    }
    // Several cards that are thrown together are named in the order of the hand.
    [[nodiscard]] static bool sameCards(const Action &left, const Action &right)
    {
        Action sorted = left;
        sorted.cards = right.cards;
        return sorted == right && left.cards.size() == right.cards.size()
            && std::is_permutation(left.cards.begin(), left.cards.end(), right.cards.begin());
    }

    S m_state;
    Seat m_viewer;
    bool m_possible = true;
    std::vector<Event> m_perceived;
};

// ---- random stories

template<typename S>
Action anyAction(const S &state, Rng &rng)
{
    Actions all;
    for (const Seat seat : actors(state))
        legal(state, seat, all);
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

template<typename S>
PackCards anyDeck(const S &state, Rng &rng)
{
    const DealPlan wanted = plan(state);
    PackCards deck = wanted.pack;
    shuffle(deck, rng);
    deck.resize(wanted.size);
    return deck;
}

// Goes on with the story by one step; a new deal is a new story. False if the game is over.
template<typename S, typename Choose>
bool goOn(Story<S> &story, Rng &rng, bool isOver, Choose choose)
{
    Events deaf;
    if (isOver)
        return false;
    if (actors(story.now).empty()) {
        if (!plan(story.now).reshuffle)
            story = { story.now, {}, story.now };
        story.steps.push_back({ anyDeck(story.now, rng), {}, {} });
        deal(story.now, *story.steps.back().deck, deaf);
        return true;
    }
    story.steps.push_back({ std::nullopt, choose(story.now, rng), {} });
    Step &step = story.steps.back();
    for (Seat seat = 0; seat < seatCount(story.now); ++seat)
        if (seat != step.action.seat && isSecret(story.now, step.action, seat))
            step.secretTo.insert(seat);
    apply(story.now, Action(story.steps.back().action), deaf);
    return true;
}

// ---- the places that a seat does not see

struct Hidden
{
    std::vector<Card> cards; // as they truly lie
    std::vector<std::size_t> places; // so many in each, one place after the other
    std::vector<Place> names;
    // Where there are two of a card:
    std::vector<std::size_t> from; // of each card, its place in the pack
    std::vector<std::vector<Card>> open; // of each place, what all have seen come there
};

inline Zones dealt(Position state, const PackCards &deck)
{
    Events deaf;
    deal(state, deck, deaf);
    return zones(state);
}

// Where the deal brings this card of the pack: what is otherwise if one of the undealt cards is in its place.
// What is not dealt is the stock.
inline Place placeInDeal(const Position &before, const PackCards &deck, std::size_t card)
{
    PackCards other = deck;
    std::size_t undealt = deck.size() - 1;
    while (deck[undealt] == deck[card] && undealt != card)
        --undealt;
    std::swap(other[card], other[undealt]);
    const Zones here = dealt(before, deck), there = dealt(before, other);
    for (std::size_t zone = 0; zone < here.size(); ++zone)
        if (here[zone].place.zone != Zone::Stock && here[zone].cards != there[zone].cards)
            return here[zone].place;
    return {};
}

// Follows every single card of a deal that was dealt from one pack, so that the copies of a card are told
// apart.
class Tracks
{
public:
    Tracks(const Position &before, const PackCards &deck)
    {
        for (std::size_t i = 0; i < deck.size(); ++i) {
            const Place place = placeInDeal(before, deck, i);
            m_lying[place].push_back({ deck[i], i, isOpen(place.zone) });
        }
    }
    void follow(const Event &event)
    {
        if (event.kind != EventKind::Moved)
            return;
        for (const Card card : event.cards) {
            std::vector<Track> &from = m_lying[event.from];
            const auto found = of(from, card, event.from.zone);
            if (found == from.end())
                continue;
            Track track = *found;
            from.erase(found);
            track.open = track.open || isOpen(event.to.zone);
            m_lying[event.to].push_back(track);
        }
    }
    // Parts what is hidden in each place from what is known to be there.
    [[nodiscard]] Hidden part(const Hidden &hidden) const
    {
        Hidden parted;
        parted.names = hidden.names;
        for (const Place &place : hidden.names) {
            std::size_t count = 0;
            std::vector<Card> &open = parted.open.emplace_back();
            for (const Track &track : m_lying.at(place)) {
                if (track.open) {
                    open.push_back(track.card);
                    continue;
                }
                parted.cards.push_back(track.card);
                parted.from.push_back(track.at);
                ++count;
            }
            parted.places.push_back(count);
        }
        return parted;
    }

private:
    struct Track
    {
        Card card;
        std::size_t at = 0;
        bool open = false; // all know that it lies here
    };

    static bool isOpen(Zone zone) { return zone != Zone::Hand && zone != Zone::Stock; }

    // From the pack and the discards the upper one; of a hand, the one that is known to be there.
    static std::vector<Track>::iterator of(std::vector<Track> &cards, Card card, Zone zone)
    {
        const auto isIt = [card](const Track &track) { return track.card == card; };
        if (zone == Zone::Discards) {
            const auto last = std::find_if(cards.rbegin(), cards.rend(), isIt);
            return last == cards.rend() ? cards.end() : std::prev(last.base());
        }
        const auto known = std::find_if(
            cards.begin(), cards.end(), [&](const Track &track) { return isIt(track) && track.open; });
        return known != cards.end() ? known : std::find_if(cards.begin(), cards.end(), isIt);
    }

    std::map<Place, std::vector<Track>> m_lying;
};

inline Hidden hiddenPlaces(const Zones &truth, const Zones &seen)
{
    Hidden hidden;
    for (std::size_t zone = 0; zone < truth.size(); ++zone) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < truth[zone].cards.size(); ++i)
            count += seen[zone].cards[i].known() ? 0 : 1;
        if (count == 0)
            continue;
        Cards<108> unknown = truth[zone].cards; // hands may be sorted, so go by the cards that are known
        for (const Card card : seen[zone].cards)
            if (card.known())
                unknown.remove(card);
        hidden.cards.insert(hidden.cards.end(), unknown.begin(), unknown.end());
        hidden.places.push_back(count);
        hidden.names.push_back(truth[zone].place);
    }
    return hidden;
}

// What tells one world from another: the cards of each hidden place, in rising order.
using Key = std::string;

// In how many ways the cards can be put into the places, up to the limit.
inline double waysToLie(const Hidden &hidden)
{
    double ways = 1;
    auto left = static_cast<double>(hidden.cards.size());
    for (const std::size_t count : hidden.places)
        for (std::size_t i = 1; i <= count; ++i, --left)
            ways = ways * left / static_cast<double>(i);
    return ways;
}

// Every way in which the cards can lie.
class Ways
{
public:
    explicit Ways(const Hidden &hidden)
        : m_hidden(hidden)
        , m_used(hidden.cards.size())
        , m_lying(hidden.cards.size())
    {
        std::size_t from = 0;
        for (std::size_t place = 0; place < hidden.places.size(); ++place) {
            m_order.push_back(place);
            m_from.push_back(from);
            from += hidden.places[place];
        }
        // What is left when all others are full is the largest place.
        std::stable_sort(m_order.begin(), m_order.end(),
            [&](std::size_t left, std::size_t right) { return hidden.places[left] < hidden.places[right]; });
    }
    // Calls visit(cards in the order of the places) for each.
    template<typename Visit>
    void forEach(const Visit &visit)
    {
        fill(0, 0, 0, visit);
    }

private:
    template<typename Visit>
    void fill(std::size_t turn, std::size_t count, std::size_t from, const Visit &visit)
    {
        if (turn == m_order.size())
            return visit(m_lying);
        const std::size_t place = m_order[turn];
        if (turn + 1 == m_order.size()) {
            for (std::size_t i = 0; i < m_used.size(); ++i)
                if (!m_used[i])
                    m_lying[m_from[place] + count++] = m_hidden.cards[i];
            return visit(m_lying);
        }
        if (count == m_hidden.places[place])
            return fill(turn + 1, 0, 0, visit);
        for (std::size_t i = from; i < m_used.size(); ++i) {
            if (m_used[i])
                continue;
            m_used[i] = true;
            m_lying[m_from[place] + count] = m_hidden.cards[i];
            fill(turn, count + 1, i + 1, visit);
            m_used[i] = false;
        }
    }

    const Hidden &m_hidden;
    std::vector<bool> m_used;
    std::vector<Card> m_lying;
    std::vector<std::size_t> m_order;
    std::vector<std::size_t> m_from; // first card of each place
};

// Which card lies where another one does in truth. What stays in its place stays where it was; `anyhow`, it
// may have come there in another way.
inline Exchange exchangeOf(const Hidden &hidden, std::vector<Card> lying, bool anyhow)
{
    Exchange exchange;
    std::size_t from = 0;
    for (const std::size_t count : hidden.places) {
        for (std::size_t i = from; i < from + count && !anyhow; ++i) {
            const auto end = lying.begin() + static_cast<std::ptrdiff_t>(from + count);
            const auto same = std::find(lying.begin() + static_cast<std::ptrdiff_t>(i), end, hidden.cards[i]);
            if (same != end)
                std::iter_swap(lying.begin() + static_cast<std::ptrdiff_t>(i), same);
        }
        for (std::size_t i = from; i < from + count; ++i)
            if (lying[i] != hidden.cards[i] && !hidden.from.empty())
                exchange.putAt(hidden.from[i], lying[i]);
            else if (lying[i] != hidden.cards[i])
                exchange.put(hidden.cards[i], lying[i]);
        from += count;
    }
    return exchange;
}

} // namespace sobremesa::knowledge
