// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/text.h"

#include <map>
#include <string>

// Where a sentence is read, in the order of the golden file.
enum class Heading : std::uint8_t {
    Log,
    Why,
    Bubble,
    Question,
    Answer,
    Headline,
    Plate,
    Card,
    Lesson,
    Refusal,
    Unmet // no game that was played came across it: its places stand as they are written
};
[[nodiscard]] const char *titleOf(Heading heading);

// One sentence with the values that it was met with first.
struct Sample
{
    Heading heading = Heading::Unmet;
    sobremesa::Text text {};
    bool names = false; // the viewer was named in it like anybody else
};
using Samples = std::map<std::string, Sample>; // by their sources

// The sentences with places, and all refusals, that games of chance with chance's options come across.
[[nodiscard]] Samples samplesOf(const sobremesa::GameInfo &game);
