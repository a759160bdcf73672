// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/loba.h"
#include "engine/games/loba/sections.h"

namespace sobremesa::loba {

namespace {

constexpr std::array emblem { Card::of(0, 9), Card::of(1, 9), Card::of(2, 9) };

constexpr std::array<OptionChoice, 4> playerChoices { { { 2 }, { 3 }, { 4 }, { 5 } } };

constexpr std::array<OptionChoice, 3> meldChoices { {
    { 0, "exact", SM_TEXT("loba", "the contract alone") },
    { 1, "extra", SM_TEXT("loba", "the contract and further melds") },
    { 2, "free", SM_TEXT("loba", "melds of any number and size") },
} };

constexpr std::array<OptionSpec, 5> options { {
    { "players", OptionKind::Number, 4, playerChoices, 2, 5, SM_TEXT("loba", "Players"),
        SM_TEXT("loba", "Everybody plays for himself.") },
    { "initial_meld", OptionKind::Word, 1, meldChoices, 0, 2, SM_TEXT("loba", "Going down"),
        SM_TEXT("loba",
            "What may be put down in the one meld of a deal. Trios of exactly three and escaleras of exactly "
            "four cards, unless they are free.") },
    { "layoff_on_meld_turn", OptionKind::Boolean, 0, {}, 0, 1, SM_TEXT("loba", "Lay-offs at once"),
        SM_TEXT("loba",
            "Cards may be laid off in the turn of the meld already, not only from the next turn on.") },
    { "must_discard", OptionKind::Boolean, 0, {}, 0, 1, SM_TEXT("loba", "Last card is discarded"),
        SM_TEXT("loba", "Nobody may go out by a meld or a lay-off: the last card is a discard.") },
    { "reshuffles", OptionKind::Number, 3, {}, 0, 9, SM_TEXT("loba", "Reshuffles"),
        SM_TEXT("loba",
            "How often the discards become a new stock in one deal; after that, everybody counts his "
            "hand.") },
} };

constexpr std::array<std::string_view, 2> sources { "stock", "discard" };
constexpr std::array<std::string_view, 2> ends { "low", "high" };
constexpr std::array oneWord { Argument::Word };
constexpr std::array oneCard { Argument::Card };
constexpr std::array severalMelds { Argument::Melds };
constexpr std::array cardOnMeld { Argument::Card, Argument::Number, Argument::OptionalWord };
constexpr std::array cardToEnd { Argument::Card, Argument::Number, Argument::Word };

constexpr std::array<VerbSpec, 5> verbs { {
    { "draw", oneWord, sources },
    { "meld", severalMelds, {} },
    { "layoff", cardOnMeld, ends },
    { "swap", cardToEnd, ends },
    { "discard", oneCard, {} },
} };

constexpr std::array<Named, 1> reasons { { { "hand", SM_TEXT("loba", "Hand") } } };

constexpr std::array<Named, 4> phases { {
    { "draw", SM_TEXT("loba", "Draw") },
    { "play", SM_TEXT("loba", "Play") },
    { "between", SM_TEXT("loba", "Between deals") },
    { "over", SM_TEXT("loba", "Over") },
} };

constexpr std::array<Named, 4> notes { {
    { "out", SM_TEXT("loba", "goes out") }, { "blocked", SM_TEXT("loba", "The deal is blocked") },
    { "reshuffled", SM_TEXT("loba", "The discards are reshuffled") },
    { "contract", SM_TEXT("loba", "The contract") }, // points: the number of the deal
} };

using Setting = std::pair<std::string_view, std::string_view>;

constexpr std::array<Setting, 3> strict { {
    { "initial_meld", "exact" },
    { "layoff_on_meld_turn", "false" },
    { "must_discard", "true" },
} };
constexpr std::array<Setting, 2> easy { { { "initial_meld", "free" }, { "layoff_on_meld_turn", "true" } } };

constexpr std::array<Preset, 3> presets { {
    { SM_TEXT("loba", "Standard"), {} },
    { SM_TEXT("loba", "Strict"), strict },
    { SM_TEXT("loba", "Easy-going"), easy },
} };

} // namespace

const GameInfo &State::info()
{
    static const GameInfo info {
        "loba",
        SM_TEXT("loba", "Loba"),
        SM_TEXT("loba", "Argentina"),
        SM_TEXT("loba", "2 to 5 players"),
        SM_TEXT("loba", "Trios and escaleras: six deals, six contracts."),
        &doublePack,
        emblem,
        false, // anticlockwise
        true,
        options,
        verbs,
        reasons,
        phases,
        notes,
        presets,
        SM_TEXT("engine", "Deal %1"),
        sections,
    };
    return info;
}

} // namespace sobremesa::loba
