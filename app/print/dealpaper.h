// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/pdf.h"
#include "app/table/logmodel.h"

class Picture;

// Cards that lie together when a deal begins.
struct PaperCards
{
    QString name;
    QStringList cards; // as records write them
    int hidden = 0; // more, which are not known
};

// A deal as a diagram: who held what when it began, as one of the players saw it, and how it went.
struct DealDiagram
{
    QString title;
    QString pack; // whose pictures the cards have
    QList<PaperCards> hands; // in the order of play, from whose eyes it is seen on
    bool clockwise = true;
    QList<PaperCards> middle;
    std::vector<LogModel::Line> course;
};

// Of the deal that began after so many actions; the title is left to the caller.
[[nodiscard]] DealDiagram diagramOf(
    const Picture &picture, std::size_t beginning, std::vector<LogModel::Line> course);
[[nodiscard]] Printed dealOnPaper(const DealDiagram &deal);
