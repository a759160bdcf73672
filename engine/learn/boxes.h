// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// When a facet is asked for again. Days are numbered by the calendar of the player; there is no clock here.
namespace sobremesa::learn {

inline constexpr int boxCount = 5;

// What is kept of a facet. Box 0: it has not come up yet.
struct Memory
{
    int box = 0;
    int due = 0; // day
    int right = 0, wrong = 0;
    std::string lastSix; // "rwrrwr", the oldest first
    bool known = false; // shown by "Check me"

    friend bool operator==(const Memory &, const Memory &) = default;
};

// Days until a facet in this box is due again: at once, then 1, 3, 8 and 21.
[[nodiscard]] int waitOf(int box);
[[nodiscard]] constexpr bool isDue(const Memory &memory, int day)
{
    return memory.box > 0 && memory.due <= day;
}
[[nodiscard]] constexpr bool isNew(const Memory &memory)
{
    return memory.right + memory.wrong == 0;
}

// After an answer. Right: one box up, at most once a day, and above the second only if at most one of the
// last six was missed; what was missed today stays in the first box until tomorrow. Otherwise: from the
// fourth and fifth box to the second, else to the first.
[[nodiscard]] Memory answered(Memory memory, bool right, int day);
// A lesson has taught it: it comes up from now on.
[[nodiscard]] Memory taught(Memory memory, int day);
// "Check me" has shown that it is known: at least box 3.
[[nodiscard]] Memory shown(Memory memory, int day);

} // namespace sobremesa::learn
