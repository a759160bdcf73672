// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/facts.h"
#include "engine/games/truco/phases.h"

// Where the cards lie, and everything else by the names of 4.14.
namespace sobremesa::truco {

namespace {

constexpr const char *stepNames[] = { "none", "truco", "retruco", "vale_cuatro" };
constexpr const char *stageNames[] = { "none", "bidding", "declaring", "done", "annulled" };
constexpr const char *bidNames[] = { "envido", "real_envido", "falta_envido" };
constexpr const char *raiseNames[] = { "contraflor", "contraflor_resto" };
static_assert(rowsUpTo<Stage::Annulled>(stageNames) && rowsUpTo<restoRaise>(raiseNames));

template<typename Rows, typename Names>
Value nameList(const Rows &rows, const Names &names)
{
    Value::List list;
    for (const std::uint8_t row : rows)
        list.emplace_back(names[row]);
    return list;
}

bool resting(const State &state)
{
    return state.phase >= Phase::Claims;
}

Value playFacts(const State &state)
{
    Value::List list;
    Seat seat = state.play.mano;
    for (int i = 0; i < state.rules.players; ++i, seat = next(state, seat)) {
        if (state.play.seats.contains(seat))
            list.emplace_back(int { seat });
    }
    return list;
}

Value tricks(const State &state)
{
    Value::List list;
    for (const Side side : state.play.tricks)
        list.push_back(seatOrNull(side));
    return list;
}

Value playedCards(const State &state)
{
    Value::List list;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        list.push_back(
            cardList(state.play.seats.contains(seat) ? state.played[seat] : Dealt {}, spanishPack));
    return list;
}

// ---- groups of facts

void addDeal(const State &state, Facts &facts)
{
    const int trick = static_cast<int>(state.play.tricks.size()) + 1;
    facts.add("deal", int { state.deals });
    facts.add("dealer", int { state.dealer });
    facts.add("mano", int { state.play.mano });
    facts.add("turn", seatOrNull(resting(state) ? nobody : state.play.turn));
    facts.add("waiting", seatList(waiting(state)));
    facts.add("round", state.pica ? "pica" : "redonda");
    facts.add("duel", numberIf(state.pica, state.duel));
    facts.add("in_play", playFacts(state));
    facts.add("trick", numberIf(!resting(state), trick));
    facts.add("tricks", tricks(state));
    facts.add("lead", int { state.play.lead });
    facts.add("played", playedCards(state));
    facts.add("down", seatList(state.play.down));
}

void addTruco(const State &state, Facts &facts)
{
    const Truco &truco = state.play.truco;
    facts.add("truco", stepNames[truco.accepted]);
    facts.add("truco_pending", nameIf(truco.open > 0, stepNames[truco.open]));
    facts.add("truco_by", seatOrNull(truco.by));
    facts.add("raise_side", seatOrNull(truco.mayRaise));
    facts.add("worth", truco.accepted + 1);
}

Value ifWanted(const State &state)
{
    const Envido &envido = state.play.envido;
    if (envido.stage != Stage::Bidding)
        return {};
    const bool falta = endsWithFalta(envido.chain);
    const int sum = chainPoints(envido.chain);
    return pairOf(falta ? rest(state, 0) : sum, falta ? rest(state, 1) : sum);
}

void addEnvido(const State &state, Facts &facts)
{
    const Envido &envido = state.play.envido;
    const bool bidding = envido.stage == Stage::Bidding;
    facts.add("envido", stageNames[static_cast<std::size_t>(envido.stage)]);
    facts.add("envido_chain", nameList(envido.chain, bidNames));
    facts.add("envido_by", seatOrNull(envido.by));
    facts.add("envido_if_refused", numberIf(bidding, bidding ? chainRefused(envido.chain) : 0));
    facts.add("envido_if_wanted", ifWanted(state));
}

Value onHold(const State &state)
{
    switch (state.play.hold) {
    case Hold::EnvidoWanted:
        return "envido quiero";
    case Hold::EnvidoRefused:
        return "envido no_quiero";
    case Hold::PlayEnds:
        return std::string(State::info().reasons[state.play.heldReason].name);
    default:
        return {};
    }
}

void addFlor(const State &state, Facts &facts)
{
    const Flor &flor = state.play.flor;
    facts.add("flor", state.rules.flor ? stageNames[static_cast<std::size_t>(flor.stage)] : "off");
    facts.add("flors", seatList(flor.shown));
    facts.add("flor_chain", nameList(flor.raises, raiseNames));
    facts.add("flor_word", seatOrNull(state.phase == Phase::FlorAnswer ? flor.word : nobody));
    facts.add("on_hold", onHold(state));
}

// The values of a hand that is known, and the words said about it.
void addValues(const State &state, Facts &facts)
{
    Value::List tantos, flors, declared;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const Dealt dealt = dealtTo(state, seat);
        const bool known = dealt.size() == handSize && handKnown(state, seat);
        tantos.push_back(numberIf(known, known ? envidoPoints(dealt) : 0));
        const bool flor = state.rules.flor && isFlor(dealt);
        flors.push_back(numberIf(flor, flor ? florPoints(dealt) : 0));
    }
    for (const Declared &said : state.play.declared) {
        const bool good = said.points == Declared::sonBuenas;
        Value words = good ? Value("son_buenas") : Value(int { said.points });
        declared.push_back(pairOf(int { said.seat }, std::move(words)));
    }
    facts.add("declared", declared);
    facts.add("tantos", tantos);
    facts.add("flor_values", flors);
}

void addShown(const State &state, Facts &facts)
{
    Value::Object shown;
    for (const Seat seat : state.open)
        shown.emplace_back(std::to_string(seat), cardList(dealtTo(state, seat), spanishPack));
    facts.add("shown", shown);
}

Value suspects(const State &state)
{
    const bool claims = state.phase == Phase::Claims;
    const auto of = [&](Side side) { return claims ? suspectsOf(state, side) : SeatSet {}; };
    return pairOf(seatList(of(0)), seatList(of(1)));
}

Value signs(const State &state)
{
    const std::span<const std::string_view> words = State::info().verbs[verb::sign].words;
    Value::List list;
    for (const Sign sign : state.play.signs)
        list.push_back(pairOf(int { sign.seat() }, std::string(words[sign.code()])));
    return list;
}

// "12 malas", "3 buenas"; more than the target is shown as the full target (4.13).
std::string beans(const State &state, Side side)
{
    const int half = malas(state.rules);
    const int total = std::min<int>(state.scores[side], state.rules.target);
    return total <= half ? std::to_string(total) + " malas" : std::to_string(total - half) + " buenas";
}

} // namespace

Zones zones(const State &state)
{
    Zones zones;
    addZone(zones, Zone::Stock, 0, state.stock);
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        addZone(zones, Zone::Hand, seat, state.hands[seat]);
        addZone(zones, Zone::Trick, seat, state.played[seat]);
    }
    return zones;
}

Facts facts(const State &state)
{
    Facts facts;
    addDeal(state, facts);
    addTruco(state, facts);
    addEnvido(state, facts);
    addFlor(state, facts);
    addValues(state, facts);
    addShown(state, facts);
    facts.add("suspects", suspects(state));
    facts.add("signs", signs(state));
    facts.add("games_won", pairOf(int { state.gamesWon[0] }, int { state.gamesWon[1] }));
    facts.add("beans", pairOf(beans(state, 0), beans(state, 1)));
    return facts;
}

} // namespace sobremesa::truco
