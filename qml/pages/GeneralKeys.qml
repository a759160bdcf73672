// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// The keys that work on every screen.
Item {
    id: root

    signal chosen(string command)

    readonly property var rows: [
        { command: "settings", sequence: "Ctrl+," },
        { command: "keys", sequence: "Ctrl+?" },
        { command: "rules", sequence: "Shift+F1" },
        { command: "menu", sequence: "F10" },
        { command: "full", sequence: "F11" },
        { command: "quit", sequence: "Ctrl+Q" }
    ]

    Instantiator {
        model: root.rows.length

        delegate: Shortcut {
            required property int index

            sequence: root.rows[index].sequence
            onActivated: root.chosen(root.rows[index].command)
        }
    }
}
