// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/thumb.h"

#include "engine/games/truco/phases.h"

// Rules page of Truco, 9.1 and "for a computer player".
namespace sobremesa::yardstick {

namespace {

using namespace truco;

constexpr int samples = 60;

// ---- cards: the cheapest that wins, the worst that loses, a tie if a tie is enough

struct Lying
{
    int ours = 0, theirs = 0;
    bool last = true; // no opponent plays after the seat
};

Lying lyingIn(const State &state, Seat seat)
{
    Lying lying;
    const std::size_t trick = state.play.tricks.size();
    for (const Seat each : active(state.play)) {
        const bool own = teamOf(each) == teamOf(seat);
        if (state.played[each].size() > trick) {
            int &best = own ? lying.ours : lying.theirs;
            best = std::max(best, strength(state.played[each][trick]));
        } else if (!own) {
            lying.last = false;
        }
    }
    return lying;
}

int wonBy(const State &state, Side side)
{
    return static_cast<int>(std::count(state.play.tricks.begin(), state.play.tricks.end(), side));
}

// Leads the middle card of three first, then the best.
double leadWorth(const State &state, Seat seat, Card card)
{
    const int power = strength(card);
    if (!state.play.tricks.empty())
        return power;
    const auto better = std::count_if(state.hands[seat].begin(), state.hands[seat].end(),
        [power](Card other) { return strength(other) > power; });
    return better == 1 ? 1 : better == 0 ? 0.5 : 0;
}

double cardWorth(const State &state, Seat seat, Card card)
{
    const Lying lying = lyingIn(state, seat);
    const int power = strength(card);
    if (lying.theirs == 0 && lying.ours == 0)
        return leadWorth(state, seat, card);
    if (lying.ours > lying.theirs)
        return -power; // the partner has it
    if (power > lying.theirs)
        return 100 - power;
    const bool tieWins = wonBy(state, teamOf(seat)) > 0;
    return power < lying.theirs ? -power : tieWins ? 200 : 10;
}

Answer bestCard(const State &state, const Actions &offers)
{
    Actions cards;
    for (const Action &action : offers)
        if (action.verb == verb::play)
            cards.push_back(action);
    return bestBy(
        cards, [&](const Action &action) { return cardWorth(state, action.seat, action.cards[0]); });
}

// The tricks alone, by these rules of thumb; words are answered with "no" and left unsaid.
bool winsTricks(State world, Side side)
{
    world.play.truco = {};
    world.play.envido.stage = Stage::Done;
    world.phase = Phase::Play;
    const int before = world.scores[side];
    Actions open;
    Events deaf;
    const auto deals = world.deals;
    if (world.play.turn == nobody)
        world.play.turn = world.play.lead;
    for (int i = 0; i < 20 && world.phase == Phase::Play && world.deals == deals; ++i) {
        open.clear();
        legal(world, world.play.turn, open);
        const Answer card = bestCard(world, open);
        if (!card)
            break;
        apply(world, *card, deaf);
    }
    return world.scores[side] > before;
}

double chanceOfTricks(const AskedSeat<State> &asked)
{
    const auto imagined = worlds(asked.seen);
    int won = 0;
    for (int i = 0; i < samples; ++i)
        won += winsTricks(imagined.draw(asked.rng), teamOf(asked.seat())) ? 1 : 0;
    return static_cast<double>(won) / samples;
}

// ---- words

struct Mind
{
    const AskedSeat<State> &asked;
    double chance = 0;
    int points = 0; // as if between two
    bool mano = false;

    [[nodiscard]] Answer say(std::initializer_list<int> verbs) const { return firstOf(asked.offers, verbs); }
    [[nodiscard]] bool offers(int verb) const { return say({ verb }).has_value(); }
    [[nodiscard]] bool sometimes(double share) const { return asked.rng.real() < share; }
};

// Advice 2, 3 and 14.
Answer openEnvido(const Mind &mind)
{
    if (!mind.offers(verb::envido))
        return std::nullopt;
    const bool wait = mind.points >= 30 && mind.mano && mind.sometimes(0.5);
    if (mind.points >= 27 && !wait)
        return mind.say({ mind.points >= 31 ? verb::realEnvido : verb::envido });
    if (mind.points < 24 && mind.sometimes(0.06))
        return mind.say({ verb::envido });
    return std::nullopt;
}

// Advice 1.
Answer answerEnvido(const Mind &mind)
{
    const State &state = mind.asked.state();
    const auto &chain = state.play.envido.chain;
    const int stake = endsWithFalta(chain) ? rest(state, teamOf(mind.asked.seat())) : chainPoints(chain);
    if (mind.points >= 32 && mind.offers(verb::faltaEnvido))
        return mind.say({ verb::faltaEnvido });
    if (mind.points >= 30 && mind.offers(verb::realEnvido))
        return mind.say({ verb::realEnvido });
    const int least = stake <= 2 ? 25 : stake <= 4 ? 27 : stake <= 7 ? 29 : 31;
    return mind.say({ mind.points >= least ? verb::quiero : verb::noQuiero });
}

// Advice 1, 5 and 10.
Answer answerTruco(const Mind &mind)
{
    if (mind.points >= 27)
        if (auto envido = mind.say({ verb::envido }))
            return envido;
    constexpr double prices[] = { 0, 0.25, 0.2, 0.17 };
    const int open = mind.asked.state().play.truco.open;
    if (mind.chance > 0.8 && mind.sometimes(0.7))
        if (auto raise = mind.say({ verb::retruco, verb::valeCuatro }))
            return raise;
    return mind.say({ mind.chance > prices[open] + 0.1 ? verb::quiero : verb::noQuiero });
}

// Advice 9 and 11.
Answer callTruco(const Mind &mind)
{
    const State &state = mind.asked.state();
    const bool ahead = wonBy(state, teamOf(mind.asked.seat())) > 0;
    const double bluff = ahead ? 0.12 : 0.05;
    const double share = mind.chance > 0.62 ? 0.6 : mind.chance < 0.3 ? bluff : ahead ? 0.3 : 0.0;
    return mind.sometimes(share) ? mind.say({ verb::truco, verb::retruco, verb::valeCuatro }) : std::nullopt;
}

Answer inFlor(const Mind &mind)
{
    const Dealt dealt = dealtTo(mind.asked.state(), mind.asked.seat());
    const int points = isFlor(dealt) ? florPoints(dealt) : 0;
    if (points >= 36 && mind.offers(verb::contraflorResto))
        return mind.say({ verb::contraflorResto });
    if (points >= 33 && mind.offers(verb::contraflor))
        return mind.say({ verb::contraflor });
    if (mind.offers(verb::flor))
        return mind.say({ verb::flor });
    return mind.say({ points >= 28 ? verb::quiero : verb::achico, verb::quiero });
}

Answer inPlay(const Mind &mind)
{
    if (mind.offers(verb::flor))
        return mind.say({ verb::flor });
    if (mind.offers(verb::quiero))
        return answerTruco(mind);
    if (mind.asked.must)
        if (auto envido = openEnvido(mind))
            return envido;
    if (mind.asked.must || mind.chance > 0.9)
        if (auto truco = callTruco(mind))
            return truco;
    return mind.asked.must ? bestCard(mind.asked.state(), mind.asked.offers) : std::nullopt;
}

} // namespace

Answer stubborn(const AskedSeat<State> &asked, std::span<const int> words)
{
    for (const int word : words)
        for (const Action &action : asked.offers)
            if (action.verb == word)
                return action;
    const bool plays = asked.must && asked.state().phase == Phase::Play;
    if (const Answer card = plays ? bestCard(asked.state(), asked.offers) : std::nullopt)
        return card;
    return asked.must ? Answer { asked.offers.front() } : std::nullopt;
}

Answer thumb(const AskedSeat<State> &asked)
{
    const State &state = asked.state();
    Mind mind { asked };
    const Dealt own = dealtTo(state, asked.seat());
    mind.mano = asked.seat() == state.play.mano;
    mind.points = envidoPoints(own) + (mind.mano ? 1 : 0) - (state.rules.players > 2 ? 2 : 0);
    switch (state.phase) {
    case Phase::Play:
        mind.chance = chanceOfTricks(asked);
        return inPlay(mind);
    case Phase::Envido:
        return mind.offers(verb::flor)  ? mind.say({ verb::flor })
            : mind.offers(verb::quiero) ? answerEnvido(mind)
                                        : std::nullopt;
    case Phase::FlorRound:
    case Phase::FlorAnswer:
    case Phase::FlorCall:
        return inFlor(mind);
    case Phase::Declare:
        return mind.say({ verb::declare });
    default:
        return mind.say({ verb::done });
    }
}

} // namespace sobremesa::yardstick
