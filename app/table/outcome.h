// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/story.h"
#include "app/text/gametext.h"
#include "engine/match/match.h"

#include <QCoreApplication>
#include <QVariantMap>

// How a game ended, for the closing sheet: who won, where the points came from, and the proof of the fair
// deal.
class Outcome
{
    Q_DECLARE_TR_FUNCTIONS(Outcome)

public:
    Outcome(const sobremesa::Match &match, sobremesa::Seat viewer, TableNames names)
        : m_match(match)
        , m_viewer(viewer)
        , m_names(std::move(names))
    {
    }

    // { title, note, sides, reasons, deals, fingerprint, number, pack }. `last` is the last action as the
    // viewer was told it, `sides` the rows of the score, the viewer's first. Precondition: the game is over.
    [[nodiscard]] QVariantMap tell(const std::vector<Story::Beat> &last, const QVariantList &sides) const;

private:
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString lastPoints(const std::vector<Story::Beat> &last) const;
    [[nodiscard]] QVariantList reasons(const QVariantList &sides) const;
    [[nodiscard]] static QString countOf(const std::vector<int> &bookings);

    const sobremesa::Match &m_match;
    sobremesa::Seat m_viewer;
    TableNames m_names;
};
