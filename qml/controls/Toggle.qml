// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// On or off. What it switches is changed by whoever asked; the toggle shows the answer.
T.Switch {
    id: root

    property alias name: root.text
    property bool on: false

    signal switched(bool on)

    implicitWidth: Theme.fs(46)
    implicitHeight: Theme.fs(26)
    checked: root.on
    focusPolicy: Qt.StrongFocus
    Accessible.name: root.name
    Accessible.checkable: true
    Accessible.checked: root.checked
    onToggled: root.ask()
    Keys.onReturnPressed: root.switched(!root.on)
    Keys.onEnterPressed: root.switched(!root.on)

    // Shows what holds, and asks for what is wanted.
    function ask() {
        const wanted = root.checked;
        root.checked = Qt.binding(() => root.on);
        root.switched(wanted);
    }

    indicator: Rectangle {
        implicitWidth: root.implicitWidth
        implicitHeight: root.implicitHeight
        radius: height / 2
        color: root.checked ? Theme.azul : Theme.paper2
        border.color: root.checked ? Theme.azul : Theme.edge
        border.width: Theme.border

        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            y: 3
            width: parent.height - 6
            height: width
            radius: width / 2
            color: root.checked ? Theme.azulInk : Theme.edge

            Icon {
                visible: root.checked
                anchors.centerIn: parent
                name: "check"
                size: 13
                color: Theme.azul
            }
        }
    }

    background: Item {
        FocusRing {
            visible: root.activeFocus && Theme.focusVisible
            around: root.height / 2
        }
    }
}
