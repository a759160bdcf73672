// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/porrazo.h"
#include "engine/games/porrazo/sections.h"

namespace sobremesa::porrazo {

namespace {

constexpr SeatSet withPlayers(std::initializer_list<int> numbers)
{
    SeatSet set;
    for (const int number : numbers)
        set.insert(static_cast<Seat>(number - 1));
    return set;
}

constexpr OptionChoice playerChoices[] = { { 2 }, { 3 }, { 4 }, { 5 }, { 6 }, { 8 } };
constexpr OptionChoice declarationChoices[] = { { 0, "manual", SM_TEXT("porrazo", "By hand") },
    { 1, "auto", SM_TEXT("porrazo", "Automatic") } };
constexpr OptionChoice limpiaChoices[] = { { 0, "highest", SM_TEXT("porrazo", "Highest card") },
    { 1, "last", SM_TEXT("porrazo", "Last card of the run") } };
constexpr OptionChoice sixChoices[] = { { 0, "table", SM_TEXT("porrazo", "To the table") },
    { 1, "deal_two", SM_TEXT("porrazo", "Deal two each") } };

constexpr OptionSpec options[] = {
    { .name = "players",
        .kind = OptionKind::Number,
        .standard = 2,
        .choices = playerChoices,
        .label = SM_TEXT("porrazo", "Players"),
        .meaning = SM_TEXT("porrazo", "Best with two, good up to five.") },
    { .name = "teams",
        .label = SM_TEXT("porrazo", "Teams"),
        .meaning = SM_TEXT("porrazo", "Two teams, seated alternately."),
        .players = withPlayers({ 4, 6, 8 }) },
    { .name = "target",
        .kind = OptionKind::Number,
        .standard = 61,
        .low = 10,
        .high = 500,
        .label = SM_TEXT("porrazo", "Points to win"),
        .meaning = SM_TEXT("porrazo", "Whoever reaches them first wins, even in the middle of a deal.") },
    { .name = "declarations",
        .kind = OptionKind::Word,
        .choices = declarationChoices,
        .label = SM_TEXT("porrazo", "Declarations"),
        .meaning = SM_TEXT(
            "porrazo", "By hand, a ronda may be forgotten; otherwise each is declared automatically.") },
    { .name = "claims",
        .standard = 1,
        .label = SM_TEXT("porrazo", "Claim missed declarations"),
        .meaning = SM_TEXT("porrazo", "Opponents may score a ronda that was not declared.") },
    { .name = "limpia_value",
        .kind = OptionKind::Word,
        .choices = limpiaChoices,
        .label = SM_TEXT("porrazo", "Value of a limpia"),
        .meaning = SM_TEXT("porrazo", "It matters only when a run goes past the king.") },
    { .name = "six_rest",
        .kind = OptionKind::Word,
        .choices = sixChoices,
        .label = SM_TEXT("porrazo", "Six players, leftover cards"),
        .meaning = SM_TEXT("porrazo", "What is done with the twelve cards left after two deals."),
        .players = withPlayers({ 6 }) },
};

constexpr Argument arrangeArguments[] = { Argument::Card, Argument::Card, Argument::Card, Argument::Card,
    Argument::Word };
constexpr Argument wordArgument[] = { Argument::Word };
constexpr Argument playArguments[] = { Argument::Card, Argument::OptionalWord };
constexpr Argument numberArgument[] = { Argument::Number };
constexpr std::string_view directions[] = { "left", "right" };
constexpr std::string_view combinations[] = { "ronda", "rondine" };
constexpr std::string_view leaveWords[] = { "leave" };

// In the order of enum Verb.
constexpr VerbSpec verbs[] = { { "tendido" }, { "wait" }, { "arrange", arrangeArguments, directions },
    { "declare", wordArgument, combinations }, { "silent" }, { "play", playArguments, leaveWords },
    { "claim", numberArgument }, { "pass" } };

// In the order of enum Reason.
constexpr Named reasons[] = { { "tendido_place", SM_TEXT("porrazo", "Tendido: en su lugar") },
    { "tendido_pair", SM_TEXT("porrazo", "Tendido: pair") },
    { "tendido_three", SM_TEXT("porrazo", "Tendido: three of a rank") },
    { "tendido_four", SM_TEXT("porrazo", "Tendido: four of a rank") },
    { "en_su_lugar", SM_TEXT("porrazo", "En su lugar") }, { "porrazo", SM_TEXT("porrazo", "Porrazo") },
    { "porrazo_void", SM_TEXT("porrazo", "Porrazo voided") },
    { "limpia_void", SM_TEXT("porrazo", "Limpia voided") },
    { "counter_porrazo", SM_TEXT("porrazo", "Counter-porrazo") }, { "limpia", SM_TEXT("porrazo", "Limpia") },
    { "san_benito", SM_TEXT("porrazo", "San Benito") }, { "ronda", SM_TEXT("porrazo", "Ronda") },
    { "rondine", SM_TEXT("porrazo", "Rondine") }, { "claimed_ronda", SM_TEXT("porrazo", "Claimed ronda") },
    { "claimed_rondine", SM_TEXT("porrazo", "Claimed rondine") }, { "cards", SM_TEXT("porrazo", "Cards") } };

// In the order of enum Phase.
constexpr Named phases[] = { { "tendido", SM_TEXT("porrazo", "The dealer decides about the tendido") },
    { "arrange", SM_TEXT("porrazo", "The dealer arranges the tendido") },
    { "declare", SM_TEXT("porrazo", "Declarations") }, { "play", SM_TEXT("porrazo", "Play") },
    { "claim", SM_TEXT("porrazo", "Claims") }, { "between", SM_TEXT("porrazo", "The hand is finished") },
    { "over", SM_TEXT("porrazo", "The game is over") } };

// In the order of enum Note.
constexpr Named notes[] = { { "next_deal", SM_TEXT("porrazo", "The next deal") },
    { "leftover", SM_TEXT("porrazo", "Leftover cards") },
    { "rest", SM_TEXT("porrazo", "The rest of the table") },
    { "declarations", SM_TEXT("porrazo", "Declarations") } };

constexpr Setting familyOptions[] = { { "declarations", "auto" } };
constexpr Setting gentleOptions[] = { { "target", "31" }, { "declarations", "auto" }, { "claims", "false" } };
constexpr Setting bookOptions[] = { { "limpia_value", "last" }, { "claims", "false" } };
constexpr Setting shortOptions[] = { { "target", "31" } };
constexpr Preset presets[] = { { SM_TEXT("porrazo", "Classic"), {} },
    { SM_TEXT("porrazo", "For beginners"), gentleOptions, true },
    { SM_TEXT("porrazo", "Family"), familyOptions }, { SM_TEXT("porrazo", "1904 book"), bookOptions },
    { SM_TEXT("porrazo", "Short"), shortOptions } };

constexpr Card emblem[] = { Card::of(1, 13), Card::of(3, 13), Card::of(2, 4) };

static_assert(rowsUpTo<Option::SixRest>(options) && rowsUpTo<Verb::Pass>(verbs)
    && rowsUpTo<Reason::Cards>(reasons) && rowsUpTo<Phase::Over>(phases)
    && rowsUpTo<Note::Declarations>(notes));

} // namespace

const GameInfo &State::info()
{
    static constexpr GameInfo info {
        .id = "porrazo",
        .name = SM_TEXT("porrazo", "Porrazo"),
        .origin = SM_TEXT("porrazo", "Mexico"),
        .playersLine = SM_TEXT("porrazo", "2 to 6 or 8 players"),
        .sentence = SM_TEXT("porrazo", "Strike the card your neighbour has just laid down."),
        .pack = &frenchPack,
        .emblem = emblem,
        .options = options,
        .verbs = verbs,
        .reasons = reasons,
        .phases = phases,
        .notes = notes,
        .presets = presets,
        .packTitle = SM_TEXT("engine", "Hand %1"),
        .sections = sections,
    };
    return info;
}

} // namespace sobremesa::porrazo
