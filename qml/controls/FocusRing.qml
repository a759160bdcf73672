// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Around what has the focus, for those who use the keyboard.
Rectangle {
    property real around: Theme.r2 // the radius of the thing

    anchors.fill: parent
    anchors.margins: -5
    radius: around + 4
    color: "transparent"
    border.color: Theme.focus
    border.width: 3
}
