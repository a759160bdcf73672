// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the reader of JSON accepts is written so that it reads back as the same value.

#include "engine/match/json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace sobremesa;

// The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto value = readJson({ reinterpret_cast<const char *>(data), size });
    if (!value)
        return 0;
    const auto again = readJson(writeJson(*value));
    if (!again || writeJsonLine(*again) != writeJsonLine(*value))
        std::abort();
    return 0;
}
