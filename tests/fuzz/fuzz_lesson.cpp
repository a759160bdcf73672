// SPDX-License-Identifier: GPL-3.0-or-later
// No text may crash the reader of lessons; a refusal always says where and why; a lesson that is accepted can
// be gone through to its end, and back.

#include "engine/learn/lessonplayer.h"
#include "engine/learn/readlesson.h"
#include "engine/match/record.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace sobremesa;
using namespace sobremesa::learn;

// The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto lesson = readLesson({ reinterpret_cast<const char *>(data), size });
    if (!lesson) {
        if (oneLine(lesson.refusal()).empty())
            std::abort();
        return 0;
    }
    LessonPlayer player = LessonPlayer::begin(*lesson);
    while (player.state() != LessonState::Closed) {
        LessonPlayer other = player;
        other.show();
        other.next();
        other.back();
        player.skip();
    }
    return 0;
}
