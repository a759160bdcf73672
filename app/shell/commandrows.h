// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/commands.h"

#include <span>

// A row of the list of commands. Several keys are parted by spaces.
struct CommandRow
{
    enum class Part { None, Table, Game, Window }; // of the page of keys
    enum class Menu { None, Game, Play, View, Help }; // of the system's own bar; the table has one for all

    const char *name;
    const char *text;
    Part part = Part::None;
    Menu menu = Menu::None;
    Commands::State when = Commands::AtTable;
    const char *icon = "";
    const char *shortcuts = ""; // in the whole window
    QKeySequence::StandardKey standard =
        QKeySequence::UnknownKey; // goes before them, where the platform has it
    const char *tableKeys = ""; // while the table has the focus
    const char *shownKeys = ""; // instead of many of a kind
    Commands::State turn = Commands::Always; // while it holds the command does the contrary:
    const char *textTurned = "";
    const char *iconTurned = "";
};

// In the order in which the menu and the page of keys show them.
[[nodiscard]] std::span<const CommandRow> commandRows();

// What the row has for the whole window, without what the platform gives for its standard key.
[[nodiscard]] QList<QKeySequence> windowKeys(const CommandRow &row, bool macOs);
