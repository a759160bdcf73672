// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

// What goes on paper.
struct Printed
{
    QString title;
    QString html; // cards are pictures "image://card-signs/…"
    QString family; // of the letters
};

// As a PDF, black on white, on numbered pages of the size that is usual where the program runs. Reentrant.
[[nodiscard]] QByteArray pdfOf(const Printed &printed);
