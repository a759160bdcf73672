// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.Controls

// The menu of the table, under its button at the upper right, and its keys.
T.Popup {
    id: root

    property bool canUndo: true
    property bool canRedo: false
    property bool demo: false
    property bool atTable: false // its keys work

    // what is chosen; the names are those of the rows
    signal chosen(string command)

    // `key` is shown, `sequence` works at the table also while the menu is closed
    readonly property var rows: [
        { command: "new", words: qsTr("New game"), glyph: "cards", key: "Ctrl+N", sequence: "Ctrl+N", on: true },
        { command: "restart", words: qsTr("Restart this deal"), glyph: "again", key: "F5", sequence: "F5", on: true },
        { command: "number", words: qsTr("Deal by number…"), glyph: "sort", key: "Ctrl+D", sequence: "Ctrl+D", on: true },
        { command: "save", words: qsTr("Save as…"), glyph: "save", key: "Ctrl+S", sequence: "Ctrl+S", on: true },
        { command: "open", words: qsTr("Open…"), glyph: "folder", key: "Ctrl+O", sequence: "Ctrl+O", on: true },
        { command: "undo", words: qsTr("Undo"), glyph: "undo", key: "Ctrl+Z", sequence: "Ctrl+Z", on: root.canUndo },
        { command: "redo", words: qsTr("Redo"), glyph: "redo", key: "Ctrl+Shift+Z", sequence: "Ctrl+Shift+Z", on: root.canRedo },
        { command: "hint", words: qsTr("Hint"), glyph: "hint", key: "H", sequence: "Ctrl+H", on: true },
        { command: "last", words: qsTr("Last trick"), glyph: "eye", key: "V", sequence: "Ctrl+Shift+V", on: true },
        { command: "demo", words: root.demo ? qsTr("Play myself again") : qsTr("Let the computer play"), glyph: root.demo ? "person" : "play", key: "", sequence: "Ctrl+P", on: true },
        { command: "log", words: qsTr("Score and log"), glyph: "log", key: "L", sequence: "Ctrl+L", on: true },
        { command: "rule", words: qsTr("Rules"), glyph: "book", key: "F1", sequence: "F1", on: true },
        { command: "settings", words: qsTr("Settings"), glyph: "gear", key: "Ctrl+,", sequence: "", on: true },
        { command: "keys", words: qsTr("Help and keys"), glyph: "keyboard", key: "Ctrl+?", sequence: "", on: true },
        { command: "about", words: qsTr("About Sobremesa"), glyph: "info", key: "", sequence: "", on: true },
        { command: "home", words: qsTr("Home"), glyph: "home", key: "", sequence: "", on: true },
        { command: "quit", words: qsTr("Quit"), glyph: "exit", key: "Ctrl+Q", sequence: "", on: true }
    ]

    parent: T.Overlay.overlay
    modal: true
    focus: true
    dim: false
    padding: Theme.sp(1.5)
    width: parent ? Math.min(parent.width - Theme.sp(4), Theme.fs(300)) : 0
    height: parent ? Math.min(parent.height - y - Theme.sp(3), list.contentHeight + 2 * padding) : 0
    x: parent ? parent.width - width - Theme.sp(2.5) : 0
    y: Theme.fs(24) + Theme.sp(5)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: list.currentIndex = 0

    function choose(row: int) {
        if (!root.rows[row].on)
            return;
        root.close();
        root.chosen(root.rows[row].command);
    }

    background: Rectangle {
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.line
        border.width: Theme.border

        Shadow {
            depth: 5
            radius: Theme.r3
        }
    }

    ListView {
        id: list

        anchors.fill: parent
        focus: true
        clip: true
        model: root.rows.length
        keyNavigationWraps: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Menu")
        Keys.onReturnPressed: root.choose(list.currentIndex)
        Keys.onEnterPressed: root.choose(list.currentIndex)
        Keys.onSpacePressed: root.choose(list.currentIndex)

        delegate: MenuRow {
            required property int index

            width: list.width
            row: root.rows[index]
            current: ListView.isCurrentItem && (Theme.focusVisible || hovered)
            onEntered: list.currentIndex = index
            onActivated: root.choose(index)
        }
    }

    Instantiator {
        model: root.rows.length

        delegate: Shortcut {
            required property int index

            sequence: root.rows[index].sequence
            enabled: root.atTable && sequence !== "" && root.rows[index].on
            onActivated: root.chosen(root.rows[index].command)
        }
    }
}
