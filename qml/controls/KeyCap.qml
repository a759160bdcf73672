// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The key that does what stands beside it.
Rectangle {
    id: root

    property string key
    property color ink: Theme.ink2

    visible: root.key !== ""
    implicitWidth: Math.max(implicitHeight, measure.reach + 8)
    implicitHeight: Theme.fs(18)
    radius: 4
    color: "transparent"
    border.color: Qt.rgba(root.ink.r, root.ink.g, root.ink.b, 0.55)

    Measure { // known before the cap is seen
        id: measure

        font: label.font
        text: root.key
    }

    Txt {
        id: label

        anchors.centerIn: parent
        text: root.key
        size: 12
        color: root.ink
        Accessible.ignored: true
    }
}
