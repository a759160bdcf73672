// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/table/wording.h"

#include "engine/core/cardwords.h"
#include "engine/games/truco/rows.h"

namespace sobremesa::truco {

namespace {

// What Truco's players call the cards differs from the pack's usual words in some languages.
[[maybe_unused]] constexpr const char *cardWords[] = {
    SM_TEXT_AS("cards", "ace", "truco"),
    SM_TEXT_AS("cards", "sota", "truco"),
    SM_TEXT_AS("cards", "caballo", "truco"),
    SM_TEXT_AS("cards", "rey", "truco"),
    SM_TEXT_AS("cards", "oros", "truco"),
    SM_TEXT_AS("cards", "copas", "truco"),
    SM_TEXT_AS("cards", "espadas", "truco"),
    SM_TEXT_AS("cards", "bastos", "truco"),
};

// Rows in the order of the verbs.
constexpr Word words[] = {
    { SM_TEXT("truco", "Play"), "", "", 0, 0 },
    { SM_TEXT("truco", "Envido"), SM_TEXT("truco", "envido"), SM_TEXT("truco", "¡Envido!"), 'E', 3 },
    { SM_TEXT("truco", "Real envido"), SM_TEXT("truco", "real envido"), SM_TEXT("truco", "¡Real envido!"),
        'R', 2 },
    { SM_TEXT("truco", "Falta envido"), SM_TEXT("truco", "falta envido"), SM_TEXT("truco", "¡Falta envido!"),
        'F', 2 },
    { SM_TEXT("truco", "Truco"), SM_TEXT("truco", "truco"), SM_TEXT("truco", "¡Truco!"), 'T', 4 },
    { SM_TEXT("truco", "Retruco"), SM_TEXT("truco", "retruco"), SM_TEXT("truco", "¡Quiero retruco!"), 'T',
        4 },
    { SM_TEXT("truco", "Vale cuatro"), SM_TEXT("truco", "vale cuatro"),
        SM_TEXT("truco", "¡Quiero vale cuatro!"), 'T', 4 },
    { SM_TEXT("truco", "Quiero"), "", SM_TEXT("truco", "¡Quiero!"), 'Q', 0 },
    { SM_TEXT("truco", "No quiero"), "", SM_TEXT("truco", "No quiero."), 'N', 0 },
    { SM_TEXT("truco", "Al mazo"), "", SM_TEXT("truco", "Me voy al mazo."), 'M', 5 },
    { SM_TEXT("truco", "Say your points"), "", "", 'S', 0 },
    { SM_TEXT("truco", "Son buenas"), "", SM_TEXT("truco", "Son buenas."), 'B', 0 },
    { SM_TEXT("truco", "Flor"), SM_TEXT("truco", "flor"), SM_TEXT("truco", "¡Flor!"), 'O', 0 },
    { SM_TEXT("truco", "Contraflor"), SM_TEXT("truco", "contraflor"), SM_TEXT("truco", "¡Contraflor!"), 'C',
        0 },
    { SM_TEXT("truco", "Contraflor al resto"), SM_TEXT("truco", "contraflor al resto"),
        SM_TEXT("truco", "¡Contraflor al resto!"), 'X', 0 },
    { SM_TEXT("truco", "Con flor me achico"), "", SM_TEXT("truco", "Con flor me achico."), 'A', 0 },
    { SM_TEXT("truco", "Say nothing"), "", "", 'N', 0 },
    { SM_TEXT("truco", "Flor found!"), "", SM_TEXT("truco", "¡Flor descubierta!"), 0, 0 },
    { SM_TEXT("truco", "Go on"), "", "", 'G', 0 },
    { SM_TEXT("truco", "Sign"), "", "", 0, 1 },
};

// Rows in the order of the sign words.
constexpr Face faces[] = {
    { SM_TEXT("truco", "Raised eyebrows"), SM_TEXT("truco", "ace of espadas") },
    { SM_TEXT("truco", "Wink"), SM_TEXT("truco", "ace of bastos") },
    { SM_TEXT("truco", "Mouth to the right"), SM_TEXT("truco", "7 of espadas") },
    { SM_TEXT("truco", "Mouth to the left"), SM_TEXT("truco", "7 of oros") },
    { SM_TEXT("truco", "Biting the lower lip"), SM_TEXT("truco", "a three") },
    { SM_TEXT("truco", "A kiss"), SM_TEXT("truco", "a two") },
    { SM_TEXT("truco", "Open mouth"), SM_TEXT("truco", "a false ace") },
    { SM_TEXT("truco", "Head to one side"), SM_TEXT("truco", "27 envido points or more") },
    { SM_TEXT("truco", "Eyes closed"), SM_TEXT("truco", "nothing of value") },
    { SM_TEXT("truco", "Cheeks puffed out"), SM_TEXT("truco", "a flor") },
};
static_assert(rowsUpTo<verb::sign>(words) && rowsUpTo<florSign>(faces));

} // namespace

const Word &wordOf(int verb)
{
    return words[verb];
}

const Face &faceOf(int code)
{
    return faces[code];
}

} // namespace sobremesa::truco
