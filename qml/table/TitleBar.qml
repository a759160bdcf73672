// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The way back, what is played, and the commands of the table.
FocusScope {
    id: root

    property string title
    property string subtitle
    property bool wide: true
    property bool canUndo: true
    property bool canHint: true
    readonly property alias logButton: log

    signal backRequested
    signal hintRequested
    signal undoRequested
    signal logRequested
    signal rulesRequested
    signal menuRequested

    Accessible.role: Accessible.ToolBar
    Accessible.name: root.title

    ToolIcon {
        id: back

        anchors.verticalCenter: parent.verticalCenter
        command: Commands.find("home")
        glyph: "back"
        onClicked: root.backRequested()
        KeyNavigation.right: hint
    }

    Txt {
        id: heading

        anchors.left: back.right
        anchors.leftMargin: Theme.sp(2)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, tools.x - x)
        text: root.title
        size: 19
        fontSizeMode: Text.HorizontalFit // rather smaller than cut
        minimumPixelSize: Theme.fs(11)
        serif: true
        strong: true
        color: Theme.woodInk
        Accessible.role: Accessible.Heading
        Accessible.name: root.title
    }

    Txt {
        anchors.left: heading.right
        anchors.leftMargin: Theme.sp(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, tools.x - x - Theme.sp(2)))
        visible: root.subtitle !== "" && width > Theme.sp(10)
        text: root.subtitle
        size: 14
        color: Theme.woodInk
        opacity: 0.86
    }

    Row {
        id: tools

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp(1)

        ToolIcon {
            id: hint

            command: Commands.find("hint")
            key: root.wide ? hint.command.key : ""
            enabled: root.canHint
            onClicked: root.hintRequested()
            KeyNavigation.right: undo
        }

        ToolIcon {
            id: undo

            command: Commands.find("undo")
            enabled: root.canUndo
            onClicked: root.undoRequested()
            KeyNavigation.right: log.visible ? log : rules
        }

        ToolIcon {
            id: log

            visible: !root.wide
            command: Commands.find("log")
            onClicked: root.logRequested()
            KeyNavigation.right: rules
        }

        ToolIcon {
            id: rules

            command: Commands.find("rule")
            onClicked: root.rulesRequested()
            KeyNavigation.right: menu
        }

        ToolIcon {
            id: menu

            command: Commands.find("menu")
            onClicked: root.menuRequested()
            KeyNavigation.right: back
        }
    }
}
