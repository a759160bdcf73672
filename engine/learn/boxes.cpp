// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/boxes.h"

#include <algorithm>
#include <array>

namespace sobremesa::learn {

namespace {

constexpr std::array daysToWait { 0, 0, 1, 3, 8, 21 };
constexpr std::size_t remembered = 6;
constexpr int knownBox = 3;

Memory inBox(Memory memory, int box, int day)
{
    memory.box = box;
    memory.due = day + waitOf(box);
    return memory;
}

// Whether its box has gone up today already.
bool hasRisen(const Memory &memory, int day)
{
    return memory.box > 1 && memory.due == day + waitOf(memory.box);
}

bool missedToday(const Memory &memory, int day)
{
    return memory.box == 1 && memory.due >= day && !memory.lastSix.empty() && memory.lastSix.back() == 'w';
}

// Who guesses is right now and then: above the second box no more than one of the last six may be missed.
int boxAbove(const Memory &memory, int box)
{
    const auto misses = std::count(memory.lastSix.begin(), memory.lastSix.end(), 'w');
    return std::min(std::max(box, 1) + 1, misses > 1 ? 2 : boxCount);
}

} // namespace

int waitOf(int box)
{
    return daysToWait[static_cast<std::size_t>(std::clamp(box, 0, boxCount))];
}

Memory answered(Memory memory, bool right, int day)
{
    const Memory before = memory;
    ++(right ? memory.right : memory.wrong);
    memory.lastSix += right ? 'r' : 'w';
    if (memory.lastSix.size() > remembered)
        memory.lastSix.erase(0, 1);
    if (!right)
        return inBox(std::move(memory), before.box >= boxCount - 1 ? 2 : 1, day);
    if (missedToday(before, day)) {
        memory.due = day + 1;
        return memory;
    }
    if (hasRisen(before, day) || (before.box == 1 && before.due > day))
        return memory;
    const int box = boxAbove(memory, before.box);
    return inBox(std::move(memory), box, day);
}

Memory taught(Memory memory, int day)
{
    return memory.box > 0 ? memory : inBox(std::move(memory), 1, day);
}

Memory shown(Memory memory, int day)
{
    memory.known = true;
    return memory.box >= knownBox ? memory : inBox(std::move(memory), knownBox, day);
}

} // namespace sobremesa::learn
