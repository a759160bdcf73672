// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/cuarenta.h"
#include "engine/games/cuarenta/sections.h"

namespace sobremesa::cuarenta {

namespace {

constexpr OptionChoice playersChoices[] = {
    { 2, {}, SM_TEXT("cuarenta", "2 players") },
    { 4, {}, SM_TEXT("cuarenta", "4 players in two teams") },
};
constexpr OptionChoice sumChoices[] = {
    { 0, "any", SM_TEXT("cuarenta", "Two or more") },
    { 1, "two", SM_TEXT("cuarenta", "Exactly two") },
};
constexpr OptionChoice missedChoices[] = {
    { 0, "claim", SM_TEXT("cuarenta", "Opponents may claim it") },
    { 1, "forced", SM_TEXT("cuarenta", "The whole run is always taken") },
    { 2, "free", SM_TEXT("cuarenta", "It may be left, nobody claims") },
};
constexpr OptionChoice rondaChoices[] = {
    { 0, "claim", SM_TEXT("cuarenta", "Collected by the player who noticed it") },
    { 1, "automatic", SM_TEXT("cuarenta", "Scored automatically") },
};
constexpr OptionChoice rule38Choices[] = {
    { 0, "no_caida", SM_TEXT("cuarenta", "No points for a caída") },
    { 1, "only_caida", SM_TEXT("cuarenta", "Only a caída counts") },
    { 2, "none", SM_TEXT("cuarenta", "No restriction") },
};

constexpr OptionSpec options[] = {
    { .name = "players",
        .kind = OptionKind::Number,
        .standard = 2,
        .choices = playersChoices,
        .label = SM_TEXT("cuarenta", "Players"),
        .meaning = SM_TEXT(
            "cuarenta", "Two players head to head, or two teams with partners opposite each other.") },
    { .name = "sum_cards",
        .kind = OptionKind::Word,
        .choices = sumChoices,
        .label = SM_TEXT("cuarenta", "Cards in a sum"),
        .meaning = SM_TEXT("cuarenta", "How many table cards may be added up.") },
    { .name = "missed_sequence",
        .kind = OptionKind::Word,
        .choices = missedChoices,
        .label = SM_TEXT("cuarenta", "Missed run"),
        .meaning = SM_TEXT("cuarenta", "What happens to a run that the capturing player leaves.") },
    { .name = "captured_ronda",
        .kind = OptionKind::Word,
        .choices = rondaChoices,
        .label = SM_TEXT("cuarenta", "Captured rondas"),
        .meaning = SM_TEXT("cuarenta", "How the 10 points for a captured ronda are scored after the deal.") },
    { .name = "rule_38",
        .kind = OptionKind::Word,
        .choices = rule38Choices,
        .label = SM_TEXT("cuarenta", "At 38 points"),
        .meaning = SM_TEXT("cuarenta", "What a side with exactly 38 points cannot score.") },
    { .name = "all_twos",
        .label = SM_TEXT("cuarenta", "All twos"),
        .meaning = SM_TEXT("cuarenta", "A ronda scores 2, and a caída y limpia scores 2 once.") },
};

constexpr Argument cardsArgument[] = { Argument::Card, Argument::Cards };
constexpr Argument rankArgument[] = { Argument::Rank };

// Rows in the order of Verb.
constexpr VerbSpec verbs[] = {
    { "play", cardsArgument },
    { "ronda" },
    { "claim" },
    { "pass" },
    { "collect", rankArgument },
    { "forgo" },
};

// Rows in the order of Reason.
constexpr Named reasons[] = {
    { "four_of_a_kind", SM_TEXT("cuarenta", "Four of a kind") },
    { "ronda", SM_TEXT("cuarenta", "Ronda") },
    { "caida", SM_TEXT("cuarenta", "Caída") },
    { "limpia", SM_TEXT("cuarenta", "Limpia") },
    { "cards", SM_TEXT("cuarenta", "Cards") },
    { "most_cards", SM_TEXT("cuarenta", "Most cards") },
    { "equal_cards", SM_TEXT("cuarenta", "Equal cards") },
    { "captured_ronda", SM_TEXT("cuarenta", "Captured ronda") },
};

// Rows in the order of Phase.
constexpr Named phases[] = {
    { "play", SM_TEXT("cuarenta", "Play") },
    { "last_claim", SM_TEXT("cuarenta", "Last claim") },
    { "count", SM_TEXT("cuarenta", "Count") },
    { "between", SM_TEXT("cuarenta", "Between deals") },
    { "over", SM_TEXT("cuarenta", "Game over") },
};

// Rows in the order of Note.
constexpr Named notes[] = {
    { "batch", SM_TEXT("cuarenta", "New batch") }, // seat: the dealer; points: its number
    { "claim", SM_TEXT("cuarenta", "Missed run claimed") }, // seat, side; points: the cards taken
    { "barred", SM_TEXT("cuarenta", "38 points: it does not count") }, // side
    { "left", SM_TEXT("cuarenta", "Cards left on the table") }, // points: how many
    { "pile", SM_TEXT("cuarenta", "Captured cards") }, // side; points: how many
};

constexpr Setting gentle[] = { { "missed_sequence", "forced" }, { "captured_ronda", "automatic" } };
constexpr Setting ecuador[] = { { "rule_38", "only_caida" } };
constexpr Setting tournament[] = { { "sum_cards", "two" }, { "rule_38", "only_caida" },
    { "all_twos", "true" } };
constexpr Preset presets[] = {
    { SM_TEXT("cuarenta", "Classic"), {} },
    { SM_TEXT("cuarenta", "For beginners"), gentle, true },
    { SM_TEXT("cuarenta", "38 que no juega"), ecuador },
    { SM_TEXT("cuarenta", "Todo dos"), tournament },
};

constexpr Card emblem[] = { Card::of(2, 7), Card::of(0, 11), Card::of(1, 2) }; // 7d Js 2h

static_assert(rowsUpTo<Option::AllTwos>(options) && rowsUpTo<Verb::Forgo>(verbs)
    && rowsUpTo<Reason::CapturedRonda>(reasons) && rowsUpTo<Phase::Over>(phases)
    && rowsUpTo<Note::Pile>(notes));

} // namespace

const GameInfo &State::info()
{
    static constexpr GameInfo info {
        .id = "cuarenta",
        .name = SM_TEXT("cuarenta", "Cuarenta"),
        .origin = SM_TEXT("cuarenta", "Ecuador"),
        .playersLine = SM_TEXT("cuarenta", "2 or 4 players"),
        .sentence =
            SM_TEXT("cuarenta", "Take equal cards and sums, fall on the card just laid, clear the table."),
        .pack = &fortyPack,
        .emblem = emblem,
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

} // namespace sobremesa::cuarenta
