// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/knowledge.h"

#include "engine/games/truco/ai/estimate.h"

// How a playout goes on: every seat by its own cards and what everybody sees, quickly (9).
namespace sobremesa::truco {

namespace {

// Where the verbs stand in a list of one seat's actions.
class Menu
{
public:
    explicit Menu(const Actions &actions)
        : m_size(actions.size())
    {
        for (std::size_t i = actions.size(); i > 0; --i)
            m_places[actions[i - 1].verb] = static_cast<std::uint8_t>(i);
    }
    [[nodiscard]] bool has(int verb) const { return m_places[static_cast<std::size_t>(verb)] != 0; }
    // The first of the verbs that is there; otherwise: let it pass.
    [[nodiscard]] std::size_t first(std::initializer_list<int> verbs) const
    {
        for (const int verb : verbs) {
            if (has(verb))
                return m_places[static_cast<std::size_t>(verb)] - 1U;
        }
        return m_size;
    }
    [[nodiscard]] std::size_t pass() const { return m_size; }

private:
    std::size_t m_size;
    std::array<std::uint8_t, 20> m_places {};
};

struct Thought
{
    const State &state;
    const Actions &actions;
    Menu menu;
    Seat seat;
    Rng &rng;

    [[nodiscard]] bool sometimes(double share) { return rng.real() < share; }
    // Nobody is always as careful.
    [[nodiscard]] double mood() { return 0.16 * (rng.real() - 0.5); }
};

std::size_t answerTrucoCall(Thought &mind)
{
    const double chance = trickChance(mind.state, mind.seat) + mind.mood();
    const int open = mind.state.play.truco.open;
    if (chance > 0.74 && mind.sometimes(0.6))
        return mind.menu.first({ verb::retruco, verb::valeCuatro, verb::quiero });
    constexpr double prices[] = { 0, 0.27, 0.2, 0.16 };
    return mind.menu.first({ chance > prices[open] ? verb::quiero : verb::noQuiero });
}

std::size_t openEnvido(Thought &mind)
{
    const double chance = envidoChance(mind.state, mind.seat) + mind.mood();
    const bool last = mind.state.play.turn == mind.seat || mind.state.play.truco.open > 0;
    if (chance < 0.55 || !mind.sometimes(last ? 0.7 : 0.25))
        return mind.menu.pass();
    return mind.menu.first({ chance > 0.85 && mind.sometimes(0.3) ? verb::realEnvido : verb::envido });
}

std::size_t callTruco(Thought &mind)
{
    const double chance = trickChance(mind.state, mind.seat) + mind.mood();
    const double share = chance > 0.62 ? 0.35 : chance > 0.45 ? 0.06 : 0.03;
    return mind.sometimes(share) ? mind.menu.first({ verb::truco, verb::retruco, verb::valeCuatro })
                                 : mind.menu.pass();
}

std::size_t chooseCard(Thought &mind)
{
    std::size_t best = 0;
    double bestWorth = -10;
    for (std::size_t i = 0; i < mind.actions.size() && mind.actions[i].verb == verb::play; ++i) {
        const double worth =
            cardWorth(mind.state, mind.seat, mind.actions[i].cards[0]) + 0.12 * mind.rng.real();
        if (worth > bestWorth) {
            bestWorth = worth;
            best = i;
        }
    }
    return best;
}

// Out of turn only to open an envido, to answer, to raise with a good hand, and for a flor.
std::size_t inPlay(Thought &mind)
{
    const Menu &menu = mind.menu;
    if (menu.has(verb::flor) && mind.sometimes(0.8))
        return menu.first({ verb::flor });
    if (menu.has(verb::envido)) {
        if (const std::size_t place = openEnvido(mind); place != menu.pass())
            return place;
    }
    if (menu.has(verb::quiero))
        return answerTrucoCall(mind);
    const bool turn = menu.has(verb::play);
    if ((turn || mind.sometimes(0.15)) && mind.state.play.truco.open == 0) {
        if (const std::size_t place = callTruco(mind); place != menu.pass())
            return place;
    }
    return turn ? chooseCard(mind) : menu.pass();
}

std::size_t inEnvido(Thought &mind)
{
    if (mind.menu.has(verb::flor))
        return mind.menu.first({ verb::flor });
    if (!mind.menu.has(verb::quiero))
        return mind.menu.pass();
    const auto &chain = mind.state.play.envido.chain;
    const double stake = endsWithFalta(chain) ? rest(mind.state, teamOf(mind.seat)) : chainPoints(chain);
    const double refused = chainRefused(chain);
    const double chance = envidoChance(mind.state, mind.seat) + mind.mood();
    if (chance > 0.82 && mind.sometimes(0.4))
        return mind.menu.first({ verb::envido, verb::realEnvido, verb::quiero });
    // The price, and the more it is about, the more whoever bids it holds.
    const double price = 0.5 * (1 - refused / stake) + 0.06;
    const bool wanted = chance > price + 0.3 * std::min(1.0, stake / 16);
    return mind.menu.first({ wanted ? verb::quiero : verb::noQuiero });
}

std::size_t inFlor(Thought &mind)
{
    const double chance = florChance(mind.state, mind.seat) + mind.mood();
    if (chance > 0.8 && mind.sometimes(0.5))
        return mind.menu.first({ verb::contraflor, verb::quiero, verb::flor });
    if (mind.menu.has(verb::flor))
        return mind.menu.first({ verb::flor });
    return mind.menu.first({ chance > 0.4 ? verb::quiero : verb::achico });
}

std::size_t inClaims(Thought &mind)
{
    for (std::size_t i = 0; i < mind.actions.size(); ++i) {
        const Action &action = mind.actions[i];
        if (action.verb == verb::accuse && mind.state.played[action.number].size() == handSize)
            return i;
    }
    return mind.menu.first({ verb::done });
}

} // namespace

std::size_t policy(const State &state, const Actions &actions, Rng &rng)
{
    if (actions.empty())
        return 0;
    Thought mind { state, actions, Menu(actions), actions[0].seat, rng };
    switch (state.phase) {
    case Phase::Play:
        return inPlay(mind);
    case Phase::Envido:
        return inEnvido(mind);
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        return inFlor(mind);
    case Phase::Claims:
        return inClaims(mind);
    default:
        return mind.menu.first({ verb::flor, verb::declare });
    }
}

} // namespace sobremesa::truco
