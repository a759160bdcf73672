// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/truco.h"
#include "engine/table/told.h"

// The words of the game, shared by the files that say them.
namespace sobremesa::truco {

// A word of 2.3: its button, its name inside a sentence, how it is called at the table, its key, and its
// place among the words beside the cloth, from the top.
struct Word
{
    const char *button;
    const char *name;
    const char *call;
    char letter;
    int beside;
};

// A sign of 2.6: the face that is made, and what it tells.
struct Face
{
    const char *made;
    const char *meaning;
};

[[nodiscard]] const Word &wordOf(int verb);
[[nodiscard]] const Face &faceOf(int code);
// A sign is no word: a whisper, with an eye where only the own side sees it (4.11).
[[nodiscard]] Told faceMade(const State &seen, int code);
// What an action is worth, in points of both outcomes where there are two (design of the answers).
[[nodiscard]] Text worthOf(const State &state, const Action &action);

} // namespace sobremesa::truco
