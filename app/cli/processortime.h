// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sobremesa::cli {

// Seconds of the processor that this program has used, with all its threads: other programs do not count.
[[nodiscard]] double secondsOfProcessor();

// Milliseconds that this thread has used of the processor; of the clock where the system counts a thread's
// share in steps too coarse for one decision.
[[nodiscard]] double millisecondsOfThread();

} // namespace sobremesa::cli
