// SPDX-License-Identifier: GPL-3.0-or-later
// No text may crash the reader of records; a refusal always says where and why; a record that is accepted and
// replayed is written so that it replays to the same place.

#include "engine/match/describe.h"
#include "engine/match/expect.h"
#include "engine/match/json.h"
#include "engine/match/record.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace sobremesa;

namespace {

void wanted(bool condition)
{
    if (!condition)
        std::abort();
}

// Where the game stands, for comparing two games.
std::string standing(const Match &match)
{
    return writeJsonLine(describe(match));
}

void writeAndReplay(const Match &match)
{
    for (const Value &written : { recordOf(match), explicitRecordOf(match) }) {
        const auto record = readRecord(writeJson(written));
        wanted(bool(record));
        const auto again = replay(*record);
        wanted(again && standing(*again) == standing(match));
    }
}

} // namespace

// The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    (void)check(text);
    const auto record = readRecord(text);
    if (!record) {
        wanted(!oneLine(record.refusal()).empty());
        return 0;
    }
    const auto match = replay(*record);
    if (!match)
        wanted(!oneLine(match.refusal()).empty());
    else
        writeAndReplay(*match);
    return 0;
}
