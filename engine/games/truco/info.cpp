// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/rows.h"
#include "engine/games/truco/sections.h"
#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

namespace {

// ---- options (3); State::start reads them by their rows

constexpr OptionChoice playerCounts[] = { { 4 }, { 2 }, { 6 } };
constexpr OptionChoice targets[] = { { 30 }, { 15 }, { 24 } };
constexpr OptionChoice gameCounts[] = {
    { 1, {}, SM_TEXT("truco", "single game") },
    { 3, {}, SM_TEXT("truco", "best of three") },
};
constexpr OptionChoice faltaWords[] = {
    { 0, "leader", SM_TEXT("truco", "what the leader lacks") },
    { 1, "malas_buenas", SM_TEXT("truco", "the game, while both are in the malas") },
};
constexpr OptionChoice picaStarts[] = { { 0 }, { 5 } };
constexpr OptionChoice mazoPrices[] = { { 1 }, { 2 } };
constexpr OptionChoice signalWords[] = {
    { 0, "private", SM_TEXT("truco", "partners only, true") },
    { 1, "open", SM_TEXT("truco", "seen by all, may lie") },
    { 2, "off", SM_TEXT("truco", "none") },
};

constexpr SeatSet six { 5 };
constexpr SeatSet fourAndSix { 3, 5 };

constexpr OptionSpec options[] = {
    { .name = "players",
        .kind = OptionKind::Number,
        .standard = 4,
        .choices = playerCounts,
        .label = SM_TEXT("truco", "Players"),
        .meaning = SM_TEXT("truco", "Two players head to head, or two teams of two or three.") },
    { .name = "target",
        .kind = OptionKind::Number,
        .standard = 30,
        .choices = targets,
        .label = SM_TEXT("truco", "Points in a game"),
        .meaning =
            SM_TEXT("truco", "The first half are the malas, the second the buenas; 15 has malas only.") },
    { .name = "games",
        .kind = OptionKind::Number,
        .standard = 1,
        .choices = gameCounts,
        .label = SM_TEXT("truco", "Match"),
        .meaning = SM_TEXT("truco", "One game, or until a side has won two.") },
    { .name = "falta_envido",
        .kind = OptionKind::Word,
        .choices = faltaWords,
        .label = SM_TEXT("truco", "Falta envido is worth"),
        .meaning = SM_TEXT("truco", "What a falta envido and a contraflor al resto give.") },
    { .name = "flor",
        .label = SM_TEXT("truco", "With flor"),
        .meaning = SM_TEXT("truco", "Three cards of one suit score, and can be bid on.") },
    { .name = "pica_pica",
        .standard = 1,
        .label = SM_TEXT("truco", "Pica-pica (six players)"),
        .meaning = SM_TEXT("truco", "Every other deal is three duels of opposite seats."),
        .players = six },
    { .name = "pica_from",
        .kind = OptionKind::Number,
        .choices = picaStarts,
        .label = SM_TEXT("truco", "Pica-pica from"),
        .meaning = SM_TEXT("truco", "No pica-pica before a side has this many points."),
        .players = six },
    { .name = "open_play",
        .standard = 1,
        .label = SM_TEXT("truco", "Cards over an unanswered truco"),
        .meaning = SM_TEXT(
            "truco", "Play may go on, up to the last card of the trick, before a truco is answered.") },
    { .name = "envido_after_truco",
        .standard = 1,
        .label = SM_TEXT("truco", "Envido after an accepted truco"),
        .meaning = SM_TEXT("truco", "Whoever has not spoken for the truco may still open the envido.") },
    { .name = "early_mazo",
        .kind = OptionKind::Number,
        .standard = 1,
        .choices = mazoPrices,
        .label = SM_TEXT("truco", "Laying down in the first trick costs"),
        .meaning = SM_TEXT("truco", "Points for conceding in the first trick with nothing bid.") },
    { .name = "signals",
        .kind = OptionKind::Word,
        .choices = signalWords,
        .label = SM_TEXT("truco", "Signs"),
        .meaning = SM_TEXT("truco", "Facial signals to your partner."),
        .players = fourAndSix },
};

// ---- verbs (2.3), signs (2.6)

constexpr Argument oneCard[] = { Argument::Card };
constexpr Argument oneSeat[] = { Argument::Number };
constexpr Argument oneSign[] = { Argument::Word };
constexpr std::string_view signWords[] = { "ace_swords", "ace_clubs", "seven_swords", "seven_coins", "three",
    "two", "false_ace", "points", "blind", "flor" };

constexpr VerbSpec verbs[] = {
    { "play", oneCard },
    { "envido" },
    { "real_envido" },
    { "falta_envido" },
    { "truco" },
    { "retruco" },
    { "vale_cuatro" },
    { "quiero" },
    { "no_quiero" },
    { "mazo" },
    { "declare" },
    { "son_buenas" },
    { "flor" },
    { "contraflor" },
    { "contraflor_resto" },
    { "achico" },
    { "hide" },
    { "accuse", oneSeat },
    { "done" },
    { "sign", oneSign, signWords },
};

// ---- reasons (2.4), phases (2.5), notes

constexpr Named reasons[] = {
    { "hand", SM_TEXT("truco", "The hand") },
    { "truco", SM_TEXT("truco", "Truco won") },
    { "retruco", SM_TEXT("truco", "Retruco won") },
    { "vale_cuatro", SM_TEXT("truco", "Vale cuatro won") },
    { "truco_refused", SM_TEXT("truco", "Truco refused") },
    { "retruco_refused", SM_TEXT("truco", "Retruco refused") },
    { "vale_cuatro_refused", SM_TEXT("truco", "Vale cuatro refused") },
    { "mazo", SM_TEXT("truco", "Laid down") },
    { "mazo_envido", SM_TEXT("truco", "Envido not played") },
    { "envido", SM_TEXT("truco", "Envido won") },
    { "falta_envido", SM_TEXT("truco", "Falta envido won") },
    { "envido_refused", SM_TEXT("truco", "Envido refused") },
    { "flor", SM_TEXT("truco", "Flor") },
    { "contraflor", SM_TEXT("truco", "Contraflor won") },
    { "contraflor_resto", SM_TEXT("truco", "Contraflor al resto won") },
    { "contraflor_refused", SM_TEXT("truco", "Contraflor refused") },
    { "flor_found", SM_TEXT("truco", "Hidden flor found") },
    { "flor_false_claim", SM_TEXT("truco", "Wrong accusation") },
};

constexpr Named phases[] = {
    { "play", SM_TEXT("truco", "cards and bids") },
    { "envido", SM_TEXT("truco", "envido bidding") },
    { "flor_call", SM_TEXT("truco", "last call of flor") },
    { "flor_round", SM_TEXT("truco", "first round of flor bidding") },
    { "flor_answer", SM_TEXT("truco", "flor bidding") },
    { "declare", SM_TEXT("truco", "declaring points") },
    { "claims", SM_TEXT("truco", "looking for hidden flors") },
    { "between", SM_TEXT("truco", "between deals") },
    { "over", SM_TEXT("truco", "game over") },
};

constexpr Named notes[] = {
    { "redonda", SM_TEXT("truco", "redonda") },
    { "pica_pica", SM_TEXT("truco", "pica-pica") },
    { "duel", SM_TEXT("truco", "duel") },
    { "trick_won", SM_TEXT("truco", "trick won") },
    { "parda", SM_TEXT("truco", "parda") },
    { "declares", SM_TEXT("truco", "says the points") },
    { "son_buenas", SM_TEXT("truco", "son buenas") },
    { "flor_shown", SM_TEXT("truco", "shows a flor") },
    { "envido_annulled", SM_TEXT("truco", "the envido is void") },
    { "game_won", SM_TEXT("truco", "game won") },
};

// ---- presets

constexpr Setting florOptions[] = { { "flor", "true" }, { "falta_envido", "malas_buenas" } };
constexpr Setting gentleOptions[] = { { "target", "15" }, { "open_play", "false" }, { "signals", "off" } };
constexpr Setting shortOptions[] = { { "target", "15" } };
constexpr Setting matchOptions[] = { { "games", "3" } };

constexpr Preset presets[] = {
    { SM_TEXT("truco", "Classic"), {} },
    { SM_TEXT("truco", "For beginners"), gentleOptions, true },
    { SM_TEXT("truco", "With flor"), florOptions },
    { SM_TEXT("truco", "Short"), shortOptions },
    { SM_TEXT("truco", "Best of three"), matchOptions },
};

constexpr Card emblem[] = { Card::of(2, 1), Card::of(0, 7), Card::of(1, 3) };

static_assert(rowsUpTo<Option::Signals>(options) && rowsUpTo<verb::sign>(verbs)
    && rowsUpTo<reason::florFalseClaim>(reasons) && rowsUpTo<Phase::Over>(phases)
    && rowsUpTo<note::gameWon>(notes));

} // namespace

const GameInfo &State::info()
{
    static constexpr GameInfo info {
        .id = "truco",
        .name = SM_TEXT("truco", "Truco"),
        .origin = SM_TEXT("truco", "Argentina"),
        .playersLine = SM_TEXT("truco", "2, 4 or 6 players"),
        .sentence = SM_TEXT("truco", "Three cards, two bets and a straight face."),
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

} // namespace sobremesa::truco
