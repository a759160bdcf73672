// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How the viewer's hand is grouped, in a game that says so: a name above the cards that belong together.
Item {
    id: root

    required property TableController controller
    required property TableLayout layout
    property bool brief: false

    readonly property alias parts: parting
    readonly property real labelH: Theme.fs(13) + Theme.sp(2) + 6

    HandGroups {
        id: parting

        controller: root.controller
    }

    Repeater {
        model: parting.groups

        HandLabel {
            required property handPart modelData
            required property int index
            readonly property rect line: root.layout.revision >= 0 ? root.layout.label(index) : Qt.rect(0, 0, 0, 0)

            visible: line.width > 0
            x: line.x
            y: line.y - height - 2
            z: root.layout.revision >= 0 && root.layout.isLower(modelData.first) ? 339 : 299
            width: line.width
            height: root.labelH
            words: root.brief || line.width < Theme.fs(150) ? modelData.brief : modelData.words
            complete: modelData.complete
        }
    }
}
