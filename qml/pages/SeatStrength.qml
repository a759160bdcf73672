// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sobremesa.Controls

// How well a computer plays: a word and as many beans. A press, or the arrows, choose another one.
T.AbstractButton {
    id: root

    required property string name
    property string word
    property int count: 0
    property int most: 5

    signal stepped(int by)

    implicitWidth: level.width + Theme.sp(3)
    implicitHeight: Math.max(level.height + Theme.sp(3), 40)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: root.name
    Accessible.focusable: true
    Accessible.onPressAction: root.stepped(1)
    Accessible.onIncreaseAction: root.stepped(1)
    Accessible.onDecreaseAction: root.stepped(-1)
    onClicked: root.stepped(1)
    Keys.onLeftPressed: root.stepped(-1)
    Keys.onRightPressed: root.stepped(1)

    Rectangle {
        visible: root.hovered
        anchors.fill: parent
        radius: Theme.r2
        color: Theme.raised
    }

    FocusRing {
        visible: root.activeFocus && Theme.focusVisible
        anchors.margins: -2
    }

    Row {
        id: level

        anchors.centerIn: parent
        spacing: Theme.sp(2)

        Txt {
            text: root.word
            size: 14
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }

        Beans {
            count: root.count
            most: root.most
            size: 14
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
