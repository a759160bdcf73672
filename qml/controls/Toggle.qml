// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// On or off. What it switches is changed by whoever asked; the toggle shows the answer.
T.AbstractButton {
    id: root

    property string name
    property bool on: false

    signal switched(bool on)

    implicitWidth: Theme.fs(46)
    implicitHeight: Theme.fs(26)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.name
    Accessible.checkable: true
    Accessible.checked: root.on
    Accessible.onPressAction: root.switched(!root.on)
    Accessible.onToggleAction: root.switched(!root.on)
    onClicked: root.switched(!root.on)
    Keys.onReturnPressed: root.switched(!root.on)
    Keys.onEnterPressed: root.switched(!root.on)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: root.on ? Theme.azul : Theme.paper2
        border.color: root.on ? Theme.azul : Theme.edge
        border.width: Theme.border

        Rectangle {
            x: root.on ? parent.width - width - 3 : 3
            y: 3
            width: parent.height - 6
            height: width
            radius: width / 2
            color: root.on ? Theme.azulInk : Theme.edge

            Icon {
                visible: root.on
                anchors.centerIn: parent
                name: "check"
                size: 13
                color: Theme.azul
            }
        }
    }

    FocusRing {
        visible: root.activeFocus && Theme.focusVisible
        around: root.height / 2
    }
}
