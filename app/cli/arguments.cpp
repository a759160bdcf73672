// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/console.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace sobremesa::cli {

namespace {

bool contains(const std::vector<std::string_view> &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

Parsed::Parsed(const Arguments &arguments, const std::vector<std::string_view> &withValue,
    const std::vector<std::string_view> &alone)
    : m_usage(arguments.usage)
{
    const Words &words = arguments.words;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (!word.starts_with("--"))
            m_plain.push_back(word);
        else if (contains(alone, word))
            m_values[word];
        else if (!contains(withValue, word))
            fail("unknown option " + word);
        else if (i + 1 == words.size())
            fail(word + " needs a value");
        else
            m_values[word].push_back(words[++i]);
    }
}

std::string Parsed::text(std::string_view name, std::string_view standard) const
{
    const std::vector<std::string> told = texts(name);
    return told.empty() ? std::string(standard) : told.back();
}

std::vector<std::string> Parsed::texts(std::string_view name) const
{
    const auto found = m_values.find(std::string(name));
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

std::uint64_t Parsed::number(
    std::string_view name, std::uint64_t standard, std::uint64_t low, std::uint64_t high)
{
    if (!has(name))
        return standard;
    const std::string value = text(name);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && end == value.data() + value.size() && number >= low && number <= high)
        return number;
    fail(std::string(name) + ": \"" + value + "\" is not a whole number from " + std::to_string(low) + " to "
        + std::to_string(high));
    return standard;
}

int Parsed::refuse() const
{
    std::cerr << (m_wrong.empty() ? "bad arguments" : m_wrong) << "; usage: " << m_usage << '\n';
    return 2;
}

void Parsed::fail(std::string why)
{
    if (m_wrong.empty())
        m_wrong = std::move(why);
}

std::optional<std::string> readFile(const std::string &path)
{
    std::ifstream file(pathOf(path), std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string text { std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>() };
    return file.bad() ? std::nullopt : std::optional(std::move(text));
}

bool canKeepIn(const std::string &path)
{
    const bool can = std::ofstream(pathOf(path), std::ios::app).is_open();
    if (!can)
        std::cerr << path << ": cannot be written\n";
    return can;
}

bool writeFile(const std::string &path, std::string_view text)
{
    std::ofstream file(pathOf(path), std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    return static_cast<bool>(file.flush());
}

std::vector<std::string> jsonFilesAt(const std::vector<std::string> &paths)
{
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    for (const std::string &path : paths) {
        std::error_code error;
        if (!fs::is_directory(pathOf(path), error)) {
            files.push_back(path);
            continue;
        }
        const auto first = files.size();
        for (const auto &entry : fs::recursive_directory_iterator(pathOf(path), error)) {
            if (entry.path().extension() == ".json")
                files.push_back(textOf(entry.path()));
        }
        std::sort(files.begin() + static_cast<std::ptrdiff_t>(first), files.end());
    }
    return files;
}

} // namespace sobremesa::cli
