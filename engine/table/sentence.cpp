// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/sentence.h"

namespace sobremesa {

Text said(const Sentence &sentence, Seat seat, Seat viewer, std::vector<TextValue> values, int count)
{
    values.insert(values.begin(), SeatName { seat });
    return { seat == viewer ? sentence.you : sentence.other, std::move(values), count };
}

} // namespace sobremesa
