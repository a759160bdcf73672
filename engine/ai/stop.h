// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace sobremesa {

// A request to stop thinking, which another thread may make at any time. (std::stop_token would do, but
// libc++ before version 20 does not have it.)
using StopFlag = std::atomic<bool>;

// Whether there is such a request; without a flag there never is.
[[nodiscard]] inline bool isSet(const StopFlag *stop)
{
    return stop && stop->load(std::memory_order_relaxed);
}

} // namespace sobremesa
