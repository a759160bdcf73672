// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/loba.h"
#include "engine/games/loba/sections.h"

namespace sobremesa::loba {

namespace {

constexpr Card emblem[] = { Card::of(0, 9), Card::of(1, 9), Card::of(2, 9) };

constexpr OptionChoice playerChoices[] = { { 2 }, { 3 }, { 4 }, { 5 } };

constexpr OptionChoice meldChoices[] = {
    { 0, "exact", SM_TEXT("loba", "the contract alone") },
    { 1, "extra", SM_TEXT("loba", "the contract and further melds") },
    { 2, "free", SM_TEXT("loba", "melds of any number and size") },
};

constexpr OptionSpec options[] = {
    { .name = "players",
        .kind = OptionKind::Number,
        .standard = 4,
        .choices = playerChoices,
        .label = SM_TEXT("loba", "Players"),
        .meaning = SM_TEXT("loba", "Everyone plays alone.") },
    { .name = "initial_meld",
        .kind = OptionKind::Word,
        .standard = 1,
        .choices = meldChoices,
        .label = SM_TEXT("loba", "Going down"),
        .meaning = SM_TEXT("loba",
            "What may be put down in the one meld of a deal. Trios of exactly three and escaleras of exactly "
            "four cards, unless they are free.") },
    { .name = "layoff_on_meld_turn",
        .label = SM_TEXT("loba", "Lay-offs at once"),
        .meaning = SM_TEXT(
            "loba", "Cards may be laid off on the very turn of the meld, not only from the next turn on.") },
    { .name = "must_discard",
        .label = SM_TEXT("loba", "Last card is discarded"),
        .meaning = SM_TEXT("loba", "Nobody may go out by a meld or a lay-off: the last card is a discard.") },
    { .name = "reshuffles",
        .kind = OptionKind::Number,
        .standard = 3,
        .low = 0,
        .high = 9,
        .label = SM_TEXT("loba", "Reshuffles"),
        .meaning = SM_TEXT("loba",
            "How often the discards become a new stock in one deal; after that, everyone counts "
            "their hand.") },
};

constexpr std::string_view sources[] = { "stock", "discard" };
constexpr std::string_view ends[] = { "low", "high" };
constexpr Argument oneWord[] = { Argument::Word };
constexpr Argument oneCard[] = { Argument::Card };
constexpr Argument severalMelds[] = { Argument::Groups };
constexpr Argument cardOnMeld[] = { Argument::Card, Argument::Number, Argument::OptionalWord };
constexpr Argument cardToEnd[] = { Argument::Card, Argument::Number, Argument::Word };

constexpr VerbSpec verbs[] = {
    { "draw", oneWord, sources },
    { .name = "meld", .arguments = severalMelds, .joints = "=-" },
    { "layoff", cardOnMeld, ends },
    { "swap", cardToEnd, ends },
    { "discard", oneCard, {} },
};

constexpr Named reasons[] = { { "hand", SM_TEXT("loba", "Hand") } };

constexpr Named phases[] = {
    { "draw", SM_TEXT("loba", "Draw") },
    { "play", SM_TEXT("loba", "Play") },
    { "between", SM_TEXT("loba", "Between deals") },
    { "over", SM_TEXT("loba", "Over") },
};

constexpr Named notes[] = {
    { "out", SM_TEXT("loba", "goes out") }, { "blocked", SM_TEXT("loba", "The deal is blocked") },
    { "reshuffled", SM_TEXT("loba", "The discards are reshuffled") },
    { "contract", SM_TEXT("loba", "The contract") }, // points: the number of the deal
};

constexpr Setting strict[] = {
    { "initial_meld", "exact" },
    { "layoff_on_meld_turn", "false" },
    { "must_discard", "true" },
};
constexpr Setting gentle[] = { { "initial_meld", "free" }, { "layoff_on_meld_turn", "true" } };

constexpr Preset presets[] = {
    { SM_TEXT("loba", "Standard"), {} },
    { SM_TEXT("loba", "Strict"), strict },
    { SM_TEXT("loba", "For beginners"), gentle, true },
};

static_assert(rowsUpTo<Option::Reshuffles>(options) && rowsUpTo<Verb::Discard>(verbs)
    && rowsUpTo<Reason::Hand>(reasons) && rowsUpTo<Phase::Over>(phases) && rowsUpTo<Note::Contract>(notes));

} // namespace

const GameInfo &State::info()
{
    static constexpr GameInfo info {
        .id = "loba",
        .name = SM_TEXT("loba", "Loba"),
        .origin = SM_TEXT("loba", "Argentina"),
        .playersLine = SM_TEXT("loba", "2 to 5 players"),
        .sentence = SM_TEXT("loba", "Trios and escaleras: six deals, six contracts."),
        .pack = &doublePack,
        .emblem = emblem,
        .clockwise = false,
        .fewestWin = true,
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

} // namespace sobremesa::loba
