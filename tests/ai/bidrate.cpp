// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sequential.h"
#include "engine/games/tresillo/tresillo.h"
#include "engine/match/match.h"
#include "tests/ai/askedplayer.h"
#include "tests/ai/yardsticks.h"

#include <cmath>
#include <utility>

namespace sobremesa::yardstick {

namespace {

using tresillo::BidWord;
using tresillo::Phase;
using tresillo::State;
using tresillo::Verb;

constexpr int packsAtMost = 200; // until the others are silent with other cards too

const State &tresilloOf(const Match &match)
{
    return std::get<State>(match.position().state);
}

Action word(Seat seat, BidWord word)
{
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(Verb::Bid);
    action.word = static_cast<std::uint8_t>(word);
    return action;
}

// One auction after the other, each with a seat that nobody has bid before.
class Auctions
{
public:
    Auctions(Setup setup, const Bidders &bidders, int packs, std::uint64_t seed)
        : m_setup(std::move(setup))
        , m_bidders(bidders)
        , m_packs(packs)
        , m_rng(seed)
    {
    }

    void hold(int place)
    {
        GivenDeal any;
        any.seed = m_rng.next();
        const auto match = silentUntil(any, place);
        if (!match)
            return;
        const bool bids = decide(*match, m_bidders.asked).word != static_cast<std::uint8_t>(BidWord::Paso);
        cli::Tally worth;
        for (int i = 0; i < m_packs; ++i)
            if (const auto other = otherCards(*match, place))
                worth.add(played(*other, BidWord::Juego) - played(*other, BidWord::Paso));
        if (worth.count() > 0)
            note(bids, worth.mean());
    }

    [[nodiscard]] BidRate rate() const
    {
        return { m_said.count(), m_said.mean(), m_worth.mean(), m_lost.mean(), m_apart.interval() };
    }

private:
    void note(bool bids, double worth)
    {
        m_said.add(bids ? 1 : 0);
        m_worth.add(worth > 0 ? 1 : 0);
        m_apart.add((bids ? 1 : 0) - (worth > 0 ? 1 : 0));
        m_lost.add(bids == (worth > 0) ? 0 : std::abs(worth));
    }

    [[nodiscard]] Action decide(const Match &match, const cli::Player &player)
    {
        const Seat seat = waiting(match.position()).first();
        return *player.decide({ match.observe(seat), match.position(), m_rng.next() });
    }

    // Until so many have passed; nothing if one of them does not, or if there is nothing to choose.
    [[nodiscard]] std::optional<Match> silentUntil(const GivenDeal &cards, int place)
    {
        auto match = Match::begin({ &State::info(), m_setup, {}, { cards }, {}, {} });
        require(static_cast<bool>(match));
        for (int i = 0; i < place; ++i) {
            const Action said = decide(*match, m_bidders.others);
            if (said.word != static_cast<std::uint8_t>(BidWord::Paso))
                return std::nullopt;
            require(!match->play(said));
        }
        if (tresilloOf(*match).phase != Phase::Bidding)
            return std::nullopt;
        return std::move(*match);
    }

    // The same hand for the seat that is asked, any others for those who have passed or are still to speak.
    [[nodiscard]] std::optional<Match> otherCards(const Match &match, int place)
    {
        const tresillo::Deal &now = tresilloOf(match).now;
        const Seat seat = tresilloOf(match).turn;
        std::vector<Card> hidden(now.stock.begin(), now.stock.end());
        for (Seat other = 0; other < seatCount(match.position()); ++other)
            if (other != seat)
                hidden.insert(hidden.end(), now.hands[other].begin(), now.hands[other].end());
        for (int i = 0; i < packsAtMost; ++i) {
            shuffle(hidden, m_rng);
            if (auto found = silentUntil(dealt(now, seat, hidden), place))
                return found;
        }
        return std::nullopt;
    }

    [[nodiscard]] GivenDeal dealt(const tresillo::Deal &now, Seat seat, const std::vector<Card> &hidden) const
    {
        GivenDeal deal;
        deal.form = GivenDeal::Form::Hands;
        auto next = hidden.begin();
        for (Seat other = 0; other < playersIn(m_setup.options); ++other) {
            const auto &hand = now.hands[other];
            const auto size = static_cast<std::ptrdiff_t>(hand.size());
            if (other == seat) {
                deal.hands.emplace_back(hand.begin(), hand.end());
            } else {
                deal.hands.emplace_back(next, next + size);
                next += size;
            }
        }
        deal.cards.assign(next, hidden.end());
        return deal;
    }

    // What the seat is ahead after it has said this and all have played the deal to its end.
    [[nodiscard]] double played(Match match, BidWord said)
    {
        const Seat seat = tresilloOf(match).turn;
        require(!match.play(word(seat, said)));
        while (!waiting(match.position()).empty())
            require(!match.play(decide(match, m_bidders.others)));
        return ahead(tresilloOf(match), seat);
    }

    Setup m_setup;
    const Bidders &m_bidders;
    int m_packs;
    Rng m_rng;
    cli::Tally m_said, m_worth, m_apart, m_lost;
};

} // namespace

BidRate bidRate(const Setup &setup, const Bidders &bidders, int auctions, int packs, std::uint64_t seed)
{
    Auctions table(setup, bidders, packs, seed);
    for (int i = 0; i < auctions; ++i)
        table.hold(i % 3);
    return table.rate();
}

} // namespace sobremesa::yardstick
