// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of the choices of a Segmented.
Rectangle {
    id: root

    property string text
    property bool bold: false // chosen
    property real least: 0

    signal picked

    implicitWidth: Math.max(root.least, row.width + Theme.sp(6))
    implicitHeight: Math.max(Theme.fs(24) + Theme.sp(4) - 6, 38)
    radius: Theme.r2 - 3
    color: root.bold ? (Theme.dark ? "#4A3D32" : Theme.raised) : "transparent"
    border.color: root.bold ? Theme.edge : "transparent"
    border.width: Theme.border
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.bold
    Accessible.onPressAction: root.picked()
    Accessible.onToggleAction: root.picked()

    TapHandler {
        onTapped: root.picked()
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 5

        Icon {
            visible: root.bold
            name: "check"
            size: 15
            color: Theme.azul
            anchors.verticalCenter: parent.verticalCenter
        }

        Txt {
            text: root.text
            size: 15
            strong: root.bold
            color: root.bold ? Theme.ink : Theme.ink2
            Accessible.ignored: true
        }
    }
}
