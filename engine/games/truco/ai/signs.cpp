// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/signs.h"

namespace sobremesa::truco {

void makeSigns(State &state)
{
    for (const Seat seat : active(state.play)) {
        const auto signs = static_cast<std::uint16_t>(openSigns(state, seat) & usefulSigns);
        for (int code = 0; code < signCount; ++code)
            if ((signs >> code & 1U) != 0)
                state.play.signs.push_back(Sign::of(seat, code, static_cast<int>(state.played[seat].size())));
        state.play.signsMade[seat] |= signs;
    }
}

} // namespace sobremesa::truco
