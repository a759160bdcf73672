// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// A word or a number in a pill.
Rectangle {
    id: root

    property string label
    property string icon
    property color ink: Theme.ink
    property bool outlined: false
    property real size: 13

    implicitHeight: Theme.fs(root.size) + Theme.sp(2.2)
    implicitWidth: row.width + Theme.sp(4)
    radius: implicitHeight / 2
    color: Theme.paper2
    border.color: root.ink
    border.width: root.outlined ? Theme.border : 0
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: root.label

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.sp(1.2)

        Icon {
            visible: root.icon !== ""
            name: root.icon
            size: root.size + 2
            color: root.ink
            anchors.verticalCenter: parent.verticalCenter
        }

        Txt {
            text: root.label
            size: root.size
            color: root.ink
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
