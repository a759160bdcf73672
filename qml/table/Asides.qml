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

    columns: root.row ? 4 : 1
    layoutDirection: Qt.RightToLeft
    horizontalItemAlignment: Grid.AlignRight
    spacing: Theme.sp(2)

    Repeater {
        model: root.controller.asides

        delegate: BidButton {
            required property int index
            required title
            required worth
            required kind
            required key

            onClicked: root.controller.sayAside(index)
        }
    }
}
