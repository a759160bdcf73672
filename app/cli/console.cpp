// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#ifdef _WIN32
#include <windows.h>
// After the header that the others need.
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

#include <cstdio>
#endif

namespace sobremesa::cli {

#ifdef _WIN32

namespace {

std::string utf8(const wchar_t *wide)
{
    const int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, nullptr, 0, nullptr, nullptr);
    std::string text(static_cast<std::size_t>(size > 0 ? size : 1), '\0');
    WideCharToMultiByte(CP_UTF8, 0, wide, -1, text.data(), size, nullptr, nullptr);
    text.pop_back(); // the final nought
    return text;
}

} // namespace

Words openConsole(int, char **)
{
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
    // What main is given has lost every letter that the system's code page lacks.
    int count = 0;
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &count);
    Words arguments;
    for (int i = 1; words && i < count; ++i)
        arguments.push_back(utf8(words[i]));
    LocalFree(words);
    return arguments;
}

#else

Words openConsole(int count, char **words)
{
    return { words + (count > 0 ? 1 : 0), words + count };
}

#endif

std::filesystem::path pathOf(std::string_view text)
{
    return { std::u8string(text.begin(), text.end()) };
}

std::string textOf(const std::filesystem::path &path)
{
    const std::u8string text = path.u8string();
    return { text.begin(), text.end() };
}

} // namespace sobremesa::cli
