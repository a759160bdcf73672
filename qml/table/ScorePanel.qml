// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The paper with the score: one stop for Tab, which speaks all totals.
Panel {
    id: root

    property list<sideScore> sides

    activeFocusOnTab: true
    Accessible.focusable: true
    Accessible.name: Theme.joined([root.title, Theme.joined(Array.from(root.sides).map(side => side.name + " " + side.score))])

    FocusRing {
        parent: root
        visible: root.activeFocus && Theme.focusVisible
        around: root.radius
    }
}
