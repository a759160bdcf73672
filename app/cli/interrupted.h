// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace sobremesa::cli {

// Ctrl-C, or a request to end, while this lives: what is on the table is finished, and kept.
class Interruption
{
public:
    Interruption()
    {
        s_happened = 0;
        for (const int each : { SIGINT, SIGTERM })
            std::signal(each, [](int) { s_happened = 1; });
    }
    ~Interruption()
    {
        for (const int each : { SIGINT, SIGTERM })
            std::signal(each, SIG_DFL);
    }
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    [[nodiscard]] static bool happened() { return s_happened != 0; }

private:
    static inline volatile std::sig_atomic_t s_happened = 0;
};

} // namespace sobremesa::cli
