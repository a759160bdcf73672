// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A number between two ends, by a step.
FocusScope {
    id: root

    property string name
    property real value: 0
    property real least: 0
    property real most: 1
    property real step: 1
    property string shown: root.value.toString()

    signal chosen(real value)

    implicitWidth: row.width
    implicitHeight: row.height
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: Theme.joined([root.name, root.shown])
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.by(1)
    Accessible.onDecreaseAction: root.by(-1)
    Keys.onLeftPressed: root.by(-1)
    Keys.onRightPressed: root.by(1)

    function by(steps: int) {
        const wanted = Theme.clamp(Math.round((root.value + steps * root.step) / root.step) * root.step, root.least, root.most);
        if (wanted !== root.value)
            root.chosen(wanted);
    }

    Rectangle {
        anchors.fill: row
        radius: Theme.r2
        color: Theme.paper2
        border.color: Theme.line
        border.width: Theme.border

        FocusRing {
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Row {
        id: row

        ToolIcon {
            name: qsTr("%1: less").arg(root.name)
            glyph: "minus"
            ink: Theme.ink
            focusPolicy: Qt.NoFocus
            enabled: root.value > root.least
            onClicked: root.by(-1)
        }

        Txt {
            width: Math.max(Theme.fs(54), implicitWidth + Theme.sp(2))
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            text: root.shown
            strong: true
            Accessible.ignored: true
        }

        ToolIcon {
            name: qsTr("%1: more").arg(root.name)
            glyph: "plus"
            ink: Theme.ink
            focusPolicy: Qt.NoFocus
            enabled: root.value < root.most
            onClicked: root.by(1)
        }
    }
}
