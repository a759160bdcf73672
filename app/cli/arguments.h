// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

#include <cstdint>
#include <map>
#include <optional>

namespace sobremesa::cli {

// The words of a command line sorted into plain ones and "--name value" pairs. A mistake is one line on
// stderr.
class Parsed
{
public:
    // Names whose value follows, and names that stand alone ("--json").
    Parsed(const Arguments &arguments, const std::vector<std::string_view> &withValue,
        const std::vector<std::string_view> &alone = {});

    [[nodiscard]] bool good() const { return m_wrong.empty(); }
    [[nodiscard]] const std::vector<std::string> &plain() const { return m_plain; }
    [[nodiscard]] bool has(std::string_view name) const { return m_values.contains(std::string(name)); }
    // The last value told.
    [[nodiscard]] std::string text(std::string_view name, std::string_view standard = {}) const;
    // Every value told, in their order.
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
    // A number from low to high; a wrong one makes the command line bad.
    [[nodiscard]] std::uint64_t number(
        std::string_view name, std::uint64_t standard, std::uint64_t low, std::uint64_t high);
    // Says what is wrong and how the command is used, in one line, and gives exit code 2.
    [[nodiscard]] int refuse() const;
    void fail(std::string why);

private:
    std::string m_usage;
    std::vector<std::string> m_plain;
    std::map<std::string, std::vector<std::string>> m_values;
    std::string m_wrong;
};

// The whole file, or nothing if it cannot be read.
[[nodiscard]] std::optional<std::string> readFile(const std::string &path);
// Every *.json at or below the paths, in the order of their names.
[[nodiscard]] std::vector<std::string> jsonFilesAt(const std::vector<std::string> &paths);
// Whether results can be added to this file; says so in one line if not. It may be new, and is empty then.
[[nodiscard]] bool canKeepIn(const std::string &path);
// False if it cannot be written.
[[nodiscard]] bool writeFile(const std::string &path, std::string_view text);

} // namespace sobremesa::cli
