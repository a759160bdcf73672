// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/truco.h"

#include "engine/games/truco/steps.h"

namespace sobremesa::truco {

namespace {

constexpr std::string_view startKeys[] = { "dealer", "scores", "games_won", "round" };

int gamesToWin(const Options &options)
{
    return options.games == 3 ? 2 : 1;
}

// Rows of the option table in info.cpp.
Options optionsFrom(const OptionValues &values)
{
    const auto number = [&values](std::size_t row) { return static_cast<std::uint8_t>(values[row]); };
    Options options;
    options.players = number(0);
    options.target = number(1);
    options.games = number(2);
    options.malasBuenas = values[3] != 0;
    options.flor = values[4] != 0;
    options.picaPica = values[5] != 0;
    options.picaFrom = number(6);
    options.openPlay = values[7] != 0;
    options.envidoAfterTruco = values[8] != 0;
    options.earlyMazo = number(9);
    options.signals = static_cast<Signals>(values[10]);
    return options;
}

std::optional<Refusal> readGamesWon(State &state, const Value &start)
{
    const Value *given = start.find("games_won");
    if (!given)
        return std::nullopt;
    const int most = gamesToWin(state.options) - 1;
    const std::string wanted = "must be a list of 2 numbers from 0 to " + std::to_string(most);
    if (!given->list() || given->list()->size() != 2)
        return Refusal { "start.games_won", wanted, {}, "4.14" };
    for (std::size_t side = 0; side < 2; ++side) {
        const std::int64_t *won = (*given->list())[side].integer();
        if (!won || *won < 0 || *won > most)
            return Refusal { "start.games_won[" + std::to_string(side) + "]", wanted, {}, "4.14" };
        state.gamesWon[side] = static_cast<std::uint8_t>(*won);
    }
    return std::nullopt;
}

std::optional<Refusal> readRound(State &state, const Value &start)
{
    const Value *given = start.find("round");
    if (!given)
        return std::nullopt;
    if (!given->text() || (*given->text() != "redonda" && *given->text() != "pica"))
        return Refusal { "start.round", "must be \"redonda\" or \"pica\"", {}, "4.14" };
    state.picaDue = *given->text() == "pica";
    return std::nullopt;
}

// The deal passes to the next seat after every deal (4.2).
Seat nextDealer(const State &state)
{
    return state.deals == 0 ? state.dealer : next(state.dealer, state.options.players);
}

// A pica-pica is due and the totals allow it (4.12).
bool picaIsNext(const State &state)
{
    const int higher = std::max(state.totals[0], state.totals[1]);
    return state.options.players == mostSeats && state.options.picaPica && state.picaDue
        && higher < state.options.target - 5 && higher >= state.options.picaFrom;
}

void takeCards(State &state, const PackCards &deck, Events &events)
{
    std::size_t top = 0;
    const Seat first = next(state.dealer, state.options.players);
    for (int round = 0; round < handSize; ++round) {
        Seat seat = first;
        for (int i = 0; i < state.options.players; ++i, seat = next(seat, state.options.players)) {
            const Card card = deck[top++];
            state.hands[seat].push_back(card);
            events.moved(seat, card, { Zone::Stock, 0 }, { Zone::Hand, seat }, SeatSet { seat });
        }
    }
    for (Seat seat = 0; seat < state.options.players; ++seat)
        state.dealtSigns[seat] = dealtSigns(state.hands[seat]);
    while (top < deck.size())
        state.stock.push_back(deck[top++]);
}

} // namespace

Result<State> State::start(const Setup &setup)
{
    State state;
    state.options = optionsFrom(setup.options);
    if (auto refusal = unknownStartKey(setup.start, startKeys))
        return *refusal;
    const auto dealer = startDealer(setup.start, state.options.players);
    if (!dealer)
        return dealer.refusal();
    const auto totals = startScores(setup.start, 2, 0, state.options.target - 1);
    if (!totals)
        return totals.refusal();
    if (auto refusal = readGamesWon(state, setup.start))
        return *refusal;
    if (auto refusal = readRound(state, setup.start))
        return *refusal;
    state.dealer = *dealer;
    for (std::size_t side = 0; side < 2; ++side)
        state.totals[side] = static_cast<std::int16_t>((*totals)[side]);
    return state;
}

int seatCount(const State &state)
{
    return state.options.players;
}

int sideCount(const State & /*state*/)
{
    return 2;
}

Side sideOf(const State & /*state*/, Seat seat)
{
    return teamOf(seat);
}

Scores scores(const State &state)
{
    return { state.totals[0], state.totals[1] };
}

std::uint8_t phase(const State &state)
{
    return static_cast<std::uint8_t>(state.phase);
}

std::optional<Side> winner(const State &state)
{
    if (state.winner == nobody)
        return std::nullopt;
    return state.winner;
}

DealPlan plan(const State &state)
{
    static const PackCards pack = spanishPack.cards();
    DealPlan plan;
    plan.pack = pack;
    plan.size = packSize;
    Seat seat = nextDealer(state);
    for (int i = 0; i < handSize * state.options.players; ++i) {
        seat = next(seat, state.options.players);
        plan.order.push_back(seat);
    }
    return plan;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    assert(state.phase == Phase::Between && deck.size() == packSize);
    state.dealer = nextDealer(state);
    ++state.deals;
    state.pica = picaIsNext(state);
    state.picaDue = !state.pica;
    state.duel = state.pica ? 1 : 0;
    state.hands = {};
    state.played = {};
    state.stock.clear();
    state.open.clear();
    events.dealStarts(state.dealer);
    takeCards(state, deck, events);
    events.noted(state.pica ? note::picaPica : note::redonda, nobody);
    startPlay(state, events);
}

void startPlay(State &state, Events &events)
{
    const int count = state.options.players;
    const Seat first = next(state.dealer, count);
    state.play = Play {};
    state.play.mano = first;
    state.play.seats = SeatSet::firstOf(count);
    if (state.pica) {
        // Each duel is between opposite seats; its mano is the one nearer to the dealer's right (4.12).
        state.play.mano = static_cast<Seat>((first + state.duel - 1) % count);
        state.play.seats = { state.play.mano, static_cast<Seat>((state.play.mano + 3) % count) };
        events.noted(note::duel, state.play.mano, nobody, state.duel);
    }
    state.play.turn = state.play.lead = state.play.mano;
    state.phase = Phase::Play;
}

// ---- points

namespace {

// Who must show what was declared (4.13).
void layOpenDeclared(State &state, Events &events)
{
    if (state.play.envido.winner != nobody)
        layOpen(state, state.play.envido.winner, events);
    for (const Seat seat : state.play.flor.shown)
        layOpen(state, seat, events);
}

// 4.13: the game is won at this very moment; with games 3 the match may go on from 0 to 0.
void endGame(State &state, Side side, Events &events)
{
    layOpenDeclared(state, events);
    state.play.turn = nobody;
    ++state.gamesWon[side];
    events.noted(note::gameWon, nobody, side, state.gamesWon[side]);
    events.dealEnds();
    if (state.gamesWon[side] == gamesToWin(state.options)) {
        state.phase = Phase::Over;
        state.winner = side;
        events.gameEnds(side);
        return;
    }
    state.phase = Phase::Between;
    state.totals = {};
    state.picaDue = false;
}

// What the play is worth by the accepted step (4.5), or by the step refused.
int heldPoints(const State &state)
{
    const std::uint8_t why = state.play.heldReason;
    if (why >= reason::trucoRefused && why <= reason::valeCuatroRefused)
        return why - reason::trucoRefused + 1;
    return state.play.truco.accepted + 1;
}

// 4.8: conceding in the first trick with nothing bid costs the envido too.
bool costsEnvido(const State &state)
{
    const Play &play = state.play;
    const bool nothingBid = play.truco.accepted == 0 && play.truco.open == 0 && play.envido.chain.empty()
        && play.flor.shown.empty();
    return play.heldReason == reason::mazo && state.options.earlyMazo == 2 && play.tricks.empty()
        && nothingBid;
}

} // namespace

bool book(State &state, Side side, std::uint8_t reason, int points, Events &events)
{
    state.totals[side] = static_cast<std::int16_t>(state.totals[side] + points);
    events.scored(nobody, side, reason, points);
    if (state.totals[side] < state.options.target)
        return true;
    endGame(state, side, events);
    return false;
}

void layOpen(State &state, Seat seat, Events &events)
{
    if (state.open.contains(seat))
        return;
    state.open.insert(seat);
    events.shown(seat, state.hands[seat], { Zone::Hand, seat });
}

void endPlay(State &state, Events &events)
{
    Play &play = state.play;
    const bool envidoToo = costsEnvido(state);
    play.turn = nobody;
    play.truco.open = 0;
    play.truco.by = play.truco.caller = nobody;
    play.hold = Hold::Nothing;
    if (!book(state, play.heldSide, play.heldReason, heldPoints(state), events))
        return;
    if (envidoToo && !book(state, play.heldSide, reason::mazoEnvido, 1, events))
        return;
    layOpenDeclared(state, events);
    startClaims(state, events);
}

} // namespace sobremesa::truco
