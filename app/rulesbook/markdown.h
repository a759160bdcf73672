// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// The Markdown of our rules pages (paragraphs, lists, tables, bold, italic) as rich text. Everything else is
// text: nothing in a page can become markup of its own.
[[nodiscard]] QString richText(const QString &markdown);
// The same without any marks, for searching and speaking.
[[nodiscard]] QString plainText(const QString &markdown);
