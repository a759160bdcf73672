// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/starter.h"

#ifdef _WIN32

#include <windows.h>

#include <string>

namespace {

std::wstring wide(std::string_view text)
{
    const int size = static_cast<int>(text.size());
    std::wstring letters(
        static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, text.data(), size, letters.data(), static_cast<int>(letters.size()));
    return letters;
}

// A file or a pipe that the caller has given.
bool write(DWORD which, std::string_view text)
{
    const HANDLE place = GetStdHandle(which);
    DWORD written = 0;
    return place && place != INVALID_HANDLE_VALUE
        && WriteFile(place, text.data(), static_cast<DWORD>(text.size()), &written, nullptr);
}

bool writeIntoTerminal(const std::wstring &text)
{
    if (!AttachConsole(ATTACH_PARENT_PROCESS))
        return false;
    const HANDLE place = CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE,
        FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
    DWORD written = 0;
    const bool done = place != INVALID_HANDLE_VALUE
        && WriteConsoleW(place, text.data(), static_cast<DWORD>(text.size()), &written, nullptr);
    if (place != INVALID_HANDLE_VALUE)
        CloseHandle(place);
    FreeConsole();
    return done;
}

} // namespace

void tellStarter(std::string_view text, bool wrong)
{
    if (write(wrong ? STD_ERROR_HANDLE : STD_OUTPUT_HANDLE, text))
        return;
    const std::wstring letters = wide(text);
    if (!writeIntoTerminal(letters))
        MessageBoxW(nullptr, letters.c_str(), L"Sobremesa", wrong ? MB_ICONERROR : MB_ICONINFORMATION);
}

#else

#include <cstdio>

void tellStarter(std::string_view text, bool wrong)
{
    std::fwrite(text.data(), 1, text.size(), wrong ? stderr : stdout);
}

#endif
