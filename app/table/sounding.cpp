// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sounding.h"

using namespace sobremesa;

namespace {

using Sound = std::optional<Sounds::Sound>;

// Cards come from the pack, are drawn in by somebody, or are laid down.
Sound soundOfCards(const Event &event)
{
    if (event.from.zone == Zone::Stock)
        return Sounds::Deal;
    if (event.to.zone == Zone::Stock)
        return Sounds::Shuffle;
    const bool taken = event.to.zone == Zone::Captured || event.to.zone == Zone::Hand;
    return taken ? Sounds::Take : Sounds::Lay;
}

// A sign makes no sound.
bool isSpoken(const Told &told)
{
    return !told.bubble.empty() && !told.whisper;
}

} // namespace

Sound soundOf(const Beat &beat, Side own)
{
    const Event &event = beat.event;
    if (isSpoken(beat.told))
        return Sounds::Knock;
    switch (event.kind) {
    case EventKind::DealStarts:
        return Sounds::Shuffle;
    case EventKind::Moved:
        return soundOfCards(event);
    case EventKind::Shown:
        return Sounds::Lay;
    case EventKind::Scored:
        return event.points != 0 ? Sound(Sounds::Beans) : std::nullopt;
    case EventKind::GameEnds:
        return event.side == own ? Sound(Sounds::Win) : std::nullopt;
    case EventKind::Said:
    case EventKind::Noted:
    case EventKind::DealEnds:
        return std::nullopt;
    }
    return std::nullopt;
}
