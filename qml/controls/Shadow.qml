// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// Soft shadow without an effect: three translucent plates, cheap on every renderer.
Item {
    id: root

    property int depth: 2
    property real radius: Theme.r2

    anchors.fill: parent
    z: -1

    Repeater {
        model: [0.14, 0.08, 0.045]

        Rectangle {
            required property int index
            required property real modelData

            anchors.fill: parent
            anchors.margins: -index * root.depth * 0.7
            anchors.topMargin: root.depth * (1 - index * 0.4)
            anchors.bottomMargin: -root.depth * (1 + index * 0.7)
            radius: root.radius + index * root.depth
            color: "black"
            opacity: modelData
        }
    }
}
