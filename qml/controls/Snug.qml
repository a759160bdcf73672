// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// As wide as its words, but no wider than "most": then it wraps. The words are measured apart: what a text itself wishes
// to be wide may change as it wraps, in one typeface and not in another.
Suited {
    id: root

    required property real most
    readonly property Measure measured: Measure {
        font: root.font
        text: root.words
    }

    width: Math.max(0, Math.min(root.measured.reach, root.most))
    wrapMode: Text.Wrap
}
