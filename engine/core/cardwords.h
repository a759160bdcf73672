// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Marks a word for translation whose context it shares with others, in the sense that it has in one game:
// what a game calls the cards of a pack. Translations without a sense hold for all others.
#define SM_TEXT_AS(context, text, sense) text
