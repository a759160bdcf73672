// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A sheet of paper lying on the wood.
Rectangle {
    id: root

    property string title
    property string note
    property int pad: Theme.sp(3.5)
    default property alias content: body.data

    color: Theme.paper
    radius: Theme.r2
    border.color: Theme.dark || Theme.highContrast ? Theme.line : "transparent"
    border.width: Theme.border
    implicitHeight: body.y + body.height + root.pad
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Shadow {
        radius: root.radius
    }

    Item {
        id: head

        visible: root.title !== ""
        x: root.pad
        y: root.pad
        width: root.width - 2 * root.pad
        height: visible ? Theme.fs(18) : 0

        Txt {
            text: root.title
            size: 13
            strong: true
            color: Theme.ink2
            height: parent.height
            width: Math.max(0, parent.width - extra.implicitWidth - 8)
        }

        Txt {
            id: extra

            anchors.right: parent.right
            text: root.note
            size: 13
            color: Theme.ink2
            height: parent.height
        }
    }

    Item {
        id: body

        x: root.pad
        y: head.visible ? head.y + head.height + Theme.sp(2) : root.pad
        width: root.width - 2 * root.pad
        height: childrenRect.height
    }
}
