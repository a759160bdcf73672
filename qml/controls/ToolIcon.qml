// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sobremesa.App

// A command of the title bar: a picture with a spoken name.
T.ToolButton {
    id: root

    property Command command: null // whose name, picture and key it has
    property string name: root.command?.text ?? ""
    property string glyph: root.command?.icon ?? ""
    property string key // that stands beside the picture
    property color ink: Theme.woodInk

    implicitWidth: Math.max(row.width + Theme.sp(3.5), implicitHeight)
    implicitHeight: Theme.fs(24) + Theme.sp(3)
    opacity: root.enabled ? 1 : 0.45
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: root.name
    Accessible.name: root.name
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        Rectangle {
            visible: root.hovered || root.down
            anchors.fill: parent
            radius: Theme.r2
            color: root.ink
            opacity: root.down ? 0.22 : 0.12
        }

        FocusRing {
            anchors.margins: -2
            around: Theme.r1
            border.color: root.ink
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.sp(1.5)

        Icon {
            name: root.glyph
            color: root.ink
            size: 21
            anchors.verticalCenter: parent.verticalCenter
        }

        KeyCap {
            key: root.key
            ink: root.ink
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    Loader { // a tip is made when the pointer asks for it
        active: root.hovered

        // Qt 6.4 refuses a bound component in a Loader of a component, hence these names from outside.
        // qmllint disable unqualified
        sourceComponent: Tip {
            target: root
            shown: root.hovered
            text: root.command === null || root.command.key === "" ? root.name : qsTr("%1 (%2)", "what a button does, its key").arg(root.name).arg(root.command.key)
        }
        // qmllint enable unqualified
    }
}
