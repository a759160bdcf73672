// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Under sanitizers everything takes seven times as long, and what they look for shows in a few repeats as in
// many.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

// How often something is tried.
constexpr int repeats(int usual, int underSanitizers)
{
    return sanitized ? underSanitizers : usual;
}
