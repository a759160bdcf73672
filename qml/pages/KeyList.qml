// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// The keys, as they work at the table.
Column {
    id: root

    readonly property var rows: [
        [qsTr("← →"), qsTr("along the hand, the table, the answers")],
        [qsTr("Shift+← →"), qsTr("move the card within the hand")],
        [qsTr("O"), qsTr("sort the hand, where it is large")],
        [qsTr("↑ ↓"), qsTr("from hand to table to seats and back")],
        [qsTr("Enter, Space"), qsTr("play or pick up the card, press the button")],
        [qsTr("1 … 9, 0"), qsTr("the answer with this number; without a question, the card of the hand")],
        [qsTr("Esc"), qsTr("put back, close, leave full screen")],
        [qsTr("Tab, F6"), qsTr("to the next zone")],
        [qsTr("Ctrl+Z, Ctrl+Shift+Z"), qsTr("undo, redo")],
        [qsTr("H, Shift+H"), qsTr("hint, one step further or back")],
        [qsTr("D"), qsTr("the computer plays this one move for you")],
        [qsTr("L"), qsTr("log")],
        [qsTr("V"), qsTr("the last trick or capture again")],
        [qsTr("Z"), qsTr("large card")],
        [qsTr("F1"), qsTr("rules of what is on screen")],
        [qsTr("Shift+F1"), qsTr("rules book")],
        [qsTr("F7, F8, F9, Shift+F9"), qsTr("say my hand, the table, the score, what I may do")],
        [qsTr("Ctrl+N, Ctrl+D, F5"), qsTr("new game, deal by number, restart this deal")],
        [qsTr("Ctrl+S, Ctrl+O"), qsTr("save this game as a record, open one")],
        [qsTr("Ctrl+comma, Ctrl+?"), qsTr("settings, keys")],
        [qsTr("F10, F11"), qsTr("menu, full screen")],
        [qsTr("Ctrl+Q"), qsTr("quit; the game is saved")]
    ]

    spacing: Theme.sp(1.5)

    Heading {
        text: qsTr("Keys")
    }

    Repeater {
        model: root.rows

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(keys.height, what.height) + Theme.sp(2)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined(row.modelData)

            Txt {
                id: keys

                width: parent.width * 0.38
                text: row.modelData[0]
                size: 14
                strong: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Prose {
                id: what

                x: parent.width * 0.4
                width: parent.width * 0.6
                text: row.modelData[1]
                size: 14
                Accessible.ignored: true
            }

            Rectangle {
                width: parent.width
                height: 1
                y: parent.height - 1
                color: Theme.line
            }
        }
    }

    Prose {
        width: parent.width
        topPadding: Theme.sp(2)
        text: qsTr("Single letters act while the table has the focus. They can be switched off in the settings; then Ctrl and the letter does the same.")
        size: 13
        color: Theme.ink2
    }
}
