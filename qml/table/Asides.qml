// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components

// Words that may be said out of turn. They stand here whenever the rules would let somebody say them, in vain or not,
// so that their coming tells nothing.
Grid {
    id: root

    required property TableController controller
    property bool row: false
    property bool brief: false // where there is little room, without what they are worth
    property real most: 10000 // the width there is

    readonly property int count: root.controller.asides.count

    function focusFirst(): bool {
        const first = buttons.itemAt(0);
        if (first === null)
            return false;
        first.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    columns: root.row ? Math.max(1, root.count) : 1
    layoutDirection: Qt.RightToLeft
    horizontalItemAlignment: Grid.AlignRight
    spacing: Theme.sp(1.5)

    Repeater {
        id: buttons

        model: root.controller.asides

        delegate: BidButton {
            id: button

            required property int index
            required title
            required worth
            required kind
            required key
            required sure

            low: root.brief || worth === ""
            width: Math.min(implicitWidth, root.row ? (root.most - (root.count - 1) * root.spacing) / Math.max(1, root.count) : root.most)
            onClicked: root.controller.sayAside(index)
        }
    }
}
