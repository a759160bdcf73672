// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// An end of a Stepper: less or more.
Item {
    id: root

    property string glyph
    property bool lit: false
    property bool pressed: false

    implicitWidth: Math.max(Theme.fs(21) + Theme.sp(3.5), root.implicitHeight)
    implicitHeight: Theme.fs(24) + Theme.sp(3)
    opacity: root.enabled ? 1 : 0.45

    Rectangle {
        visible: root.lit || root.pressed
        anchors.fill: parent
        radius: Theme.r2
        color: Theme.ink
        opacity: root.pressed ? 0.22 : 0.12
    }

    Icon {
        anchors.centerIn: parent
        name: root.glyph
        size: 21
    }
}
