// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

#include <optional>

// What the command line of the window asks for; everything is checked before anything is done.
struct CommandLine
{
    QString file;
    QString game;
    QStringList options; // NAME=VALUE
    std::optional<quint64> seed;
    QString level;
    QString language;
    QString theme;
    std::optional<int> speed;
    bool demo = false;
    QString screenshot;
    int after = 0;
    QSize size;

    QString wrong; // one line; empty: all is well
    bool onlyText = false; // --help or --version
    QString text;
};

[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments);
