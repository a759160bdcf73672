// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// The Markdown of our rules pages (paragraphs, lists, tables, bold, italic) as rich text. Everything else is
// text: nothing in a page can become markup of its own.
[[nodiscard]] QString richText(const QString &markdown);
// The same without any marks, for searching.
[[nodiscard]] QString plainText(const QString &markdown);
// What is read out at one go: each paragraph, item of a list and row of a table.
[[nodiscard]] QStringList spokenParts(const QString &markdown);
