// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// A small arc with an arrow: where play goes on from here.
Rectangle {
    id: root

    property bool clockwise: true

    width: Theme.fs(26)
    height: root.width
    radius: root.width / 2
    color: Theme.paper
    border.color: Theme.edge
    border.width: Theme.border
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: tip.text

    Icon {
        anchors.centerIn: parent
        name: root.clockwise ? "around-left" : "around-right"
        size: 18
    }

    HoverHandler {
        id: hover
    }

    Tip {
        id: tip

        target: root
        shown: hover.hovered
        text: root.clockwise ? qsTr("Play goes clockwise, to the left.") : qsTr("Play goes anticlockwise, to the right.")
    }
}
