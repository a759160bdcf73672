// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/processortime.h"

#include <chrono>
#include <ctime>

#ifdef _WIN32
#include <windows.h>
#endif

namespace sobremesa::cli {

namespace {

double millisecondsOfClock()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

} // namespace

#ifdef _WIN32

namespace {

double secondsOf(const FILETIME &time)
{
    const auto high = static_cast<unsigned long long>(time.dwHighDateTime) << 32U;
    return static_cast<double>(high | time.dwLowDateTime) / 1e7;
}

} // namespace

// std::clock tells the time of the wall here.
double secondsOfProcessor()
{
    FILETIME created {}, ended {}, system {}, user {};
    GetProcessTimes(GetCurrentProcess(), &created, &ended, &system, &user);
    return secondsOf(system) + secondsOf(user);
}

double millisecondsOfThread()
{
    return millisecondsOfClock(); // GetThreadTimes counts in steps of 15 ms
}

#else

double secondsOfProcessor()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double millisecondsOfThread()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time {};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
#endif
    return millisecondsOfClock();
}

#endif

} // namespace sobremesa::cli
