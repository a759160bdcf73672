// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/sections.h"
#include "engine/games/tresillo/tresillo.h"

namespace sobremesa::tresillo {

namespace {

constexpr SeatSet onlyFour = [] {
    SeatSet seats;
    seats.insert(maxPlayers - 1);
    return seats;
}();

constexpr Card emblem[] = { Card::of(Oros, 10), basto, Card::of(Espadas, 9) };

constexpr OptionChoice playerChoices[] = { { 3, "", "" }, { 4, "", "" } };
constexpr OptionChoice surrenderChoices[] = {
    { 0, "fourth", SM_TEXT("tresillo", "until the fourth trick") },
    { 1, "first", SM_TEXT("tresillo", "until the first trick") },
    { 2, "none", SM_TEXT("tresillo", "never") },
};
constexpr OptionChoice codilloChoices[] = {
    { 0, "take_plate", SM_TEXT("tresillo", "wins the plate") },
    { 1, "direct", SM_TEXT("tresillo", "is paid by the declarer") },
};
constexpr OptionChoice debtChoices[] = {
    { 0, "settle", SM_TEXT("tresillo", "are paid and shared") },
    { 1, "keep", SM_TEXT("tresillo", "stay on the paper") },
};

// Section 3; the rows are read in start().
constexpr OptionSpec options[] = {
    { .name = "players",
        .kind = OptionKind::Number,
        .standard = 3,
        .choices = playerChoices,
        .label = SM_TEXT("tresillo", "Players"),
        .meaning = SM_TEXT("tresillo", "With four the dealer of each deal sits out.") },
    { .name = "deals",
        .kind = OptionKind::Number,
        .standard = 12,
        .low = 1,
        .high = 60,
        .label = SM_TEXT("tresillo", "Deals of a game"),
        .meaning = SM_TEXT("tresillo", "After this many deals the highest balance wins.") },
    { .name = "espada_forzada",
        .standard = 1,
        .label = SM_TEXT("tresillo", "Forced espada"),
        .meaning = SM_TEXT("tresillo", "If everybody passes, the holder of the espada must play.") },
    { .name = "penetro",
        .standard = 1,
        .label = SM_TEXT("tresillo", "Penetro"),
        .meaning = SM_TEXT("tresillo", "If nobody plays, the dealer plays with ten cards from the stock."),
        .players = onlyFour },
    { .name = "surrender",
        .kind = OptionKind::Word,
        .choices = surrenderChoices,
        .label = SM_TEXT("tresillo", "Surrender"),
        .meaning = SM_TEXT("tresillo", "Until when the declarer may give up the deal.") },
    { .name = "codillo",
        .kind = OptionKind::Word,
        .choices = codilloChoices,
        .label = SM_TEXT("tresillo", "Codillo"),
        .meaning = SM_TEXT("tresillo", "What the opponent who beats the declarer receives.") },
    { .name = "final_debts",
        .kind = OptionKind::Word,
        .choices = debtChoices,
        .label = SM_TEXT("tresillo", "Debts at the end"),
        .meaning = SM_TEXT("tresillo", "What happens to the debts on the paper when the game ends.") },
    { .name = "play_out",
        .standard = 0,
        .label = SM_TEXT("tresillo", "Play every trick"),
        .meaning = SM_TEXT("tresillo", "Play on after five tricks, although nothing can change any more.") },
};

constexpr std::string_view bidWords[] = { "paso", "juego", "mas" };
constexpr std::string_view contractWords[] = { "entrada", "vuelta", "solo" };
constexpr std::string_view takeWords[] = { "top", "bottom" };
constexpr std::string_view dropWords[] = { "stay", "either", "out" };
constexpr std::string_view firstWords[] = { "mine", "either", "yours" };
constexpr Argument oneWord[] = { Argument::Word };
constexpr Argument wordAndSuit[] = { Argument::Word, Argument::OptionalSuit };
constexpr Argument suitAndCard[] = { Argument::Suit, Argument::Card };
constexpr Argument someCards[] = { Argument::Cards };
constexpr Argument oneCard[] = { Argument::Card };

constexpr VerbSpec verbs[] = {
    { "bid", oneWord, bidWords },
    { "contract", wordAndSuit, contractWords },
    { "take", oneWord, takeWords },
    { "penetro", suitAndCard },
    { "drop", oneWord, dropWords },
    { "first", oneWord, firstWords },
    { "exchange", someCards, {}, true },
    { "play", oneCard },
    { "surrender" },
    { "accept" },
    { "defend" },
    { "stop" },
    { "bola" },
};

// 5.7
constexpr Named reasons[] = {
    { "ante", SM_TEXT("tresillo", "Ante") },
    { "deal", SM_TEXT("tresillo", "Dealer's token") },
    { "plate", SM_TEXT("tresillo", "Takes the plate") },
    { "tanto", SM_TEXT("tresillo", "One from each player") },
    { "puesta", SM_TEXT("tresillo", "Puesta") },
    { "codillo", SM_TEXT("tresillo", "Codillo") },
    { "debt", SM_TEXT("tresillo", "Debt paid") },
    { "contract", SM_TEXT("tresillo", "Bonus of the contract") },
    { "estuches", SM_TEXT("tresillo", "Estuches") },
    { "primeras", SM_TEXT("tresillo", "Primeras") },
    { "bola", SM_TEXT("tresillo", "Bola") },
    { "settle", SM_TEXT("tresillo", "Debt settled") },
    { "share", SM_TEXT("tresillo", "Share of the pot") },
};

constexpr Named phases[] = {
    { "bidding", SM_TEXT("tresillo", "Auction") },
    { "contract", SM_TEXT("tresillo", "Choosing the contract") },
    { "penetro_take", SM_TEXT("tresillo", "Penetro: taking from the stock") },
    { "penetro_trump", SM_TEXT("tresillo", "Penetro: naming trumps") },
    { "drop", SM_TEXT("tresillo", "Who drops out") },
    { "first", SM_TEXT("tresillo", "Who is first opponent") },
    { "exchange", SM_TEXT("tresillo", "Exchange") },
    { "play", SM_TEXT("tresillo", "Play") },
    { "surrender", SM_TEXT("tresillo", "Answer to the surrender") },
    { "bola", SM_TEXT("tresillo", "Stop, or go for the bola") },
    { "between", SM_TEXT("tresillo", "Between two deals") },
    { "over", SM_TEXT("tresillo", "Game over") },
};

// Rows in the order of Note.
constexpr Named notes[] = {
    { "forced", SM_TEXT("tresillo", "Espada forzada") }, // seat: who must play
    { "penetro", SM_TEXT("tresillo", "Penetro") }, // seat: the dealer
    { "void", SM_TEXT("tresillo", "Void deal") },
    { "exchanged", SM_TEXT("tresillo", "Exchange") }, // seat; points: how many cards
    { "first", SM_TEXT("tresillo", "First opponent") }, // seat
    { "out", SM_TEXT("tresillo", "Sits out") }, // seat
    { "trick", SM_TEXT("tresillo", "Trick won") }, // seat
    { "taken_over", SM_TEXT("tresillo", "Taken over") }, // seat: the new declarer
    { "bola_failed", SM_TEXT("tresillo", "Bola failed") }, // seat: the declarer
    { "bola_made", SM_TEXT("tresillo", "Bola made") }, // seat: the declarer
    { "sacada", SM_TEXT("tresillo", "Sacada") }, // seat: the declarer
    { "puesta", SM_TEXT("tresillo", "Puesta") }, // seat: the declarer
    { "codillo", SM_TEXT("tresillo", "Codillo") }, // seat: the opponent who won it
    { "written", SM_TEXT("tresillo", "Debt written down") }, // seat; points: how much
    { "struck_out", SM_TEXT("tresillo", "Debt struck out") }, // seat; points: how much
    { "drawn", SM_TEXT("tresillo", "Drawn game") },
};

constexpr Setting shortGame[] = { { "deals", "6" } };
constexpr Setting gentle[] = { { "deals", "6" }, { "espada_forzada", "false" }, { "penetro", "false" } };
constexpr Setting withoutForce[] = { { "espada_forzada", "false" }, { "penetro", "false" } };
constexpr Setting club[] = { { "players", "4" }, { "deals", "16" } };
constexpr Preset presets[] = {
    { SM_TEXT("tresillo", "Three players") },
    { SM_TEXT("tresillo", "For beginners"), gentle, true },
    { SM_TEXT("tresillo", "Short game"), shortGame },
    { SM_TEXT("tresillo", "Four players, with penetro"), club },
    { SM_TEXT("tresillo", "Nobody is forced to play"), withoutForce },
};

static_assert(rowsUpTo<Option::PlayOut>(options) && rowsUpTo<Verb::Bola>(verbs)
    && rowsUpTo<Reason::Share>(reasons) && rowsUpTo<Phase::Over>(phases) && rowsUpTo<Note::Drawn>(notes));

} // namespace

const GameInfo &State::info()
{
    static constexpr GameInfo info {
        .id = "tresillo",
        .name = SM_TEXT("tresillo", "Tresillo"),
        .origin = SM_TEXT("tresillo", "Spain"),
        .playersLine = SM_TEXT("tresillo", "3 or 4 players"),
        .sentence = SM_TEXT("tresillo", "One against two, for the plate. The game that invented bidding."),
        .pack = &spanishPack,
        .emblem = emblem,
        .clockwise = false,
        .options = options,
        .verbs = verbs,
        .reasons = reasons,
        .phases = phases,
        .notes = notes,
        .presets = presets,
        .sections = sections,
    };
    return info;
}

} // namespace sobremesa::tresillo
