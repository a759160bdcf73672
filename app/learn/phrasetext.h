// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lesson.h"

#include <QString>

// A sentence of a lesson in today's language, its places filled: with marks for the eye, or as it is spoken.
struct PhraseText
{
    QString shown; // <i> and <b>; everything else escaped
    QString spoken;

    [[nodiscard]] bool isEmpty() const { return shown.isEmpty(); }
};

[[nodiscard]] PhraseText phraseText(
    const sobremesa::learn::Phrase &phrase, const sobremesa::learn::Lesson &lesson);
