// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// A part of the page of keys: each command with its keys.
Column {
    id: root

    property string title
    property var commands // a list of Command; Qt 6.4 hands on no list of a type

    spacing: Theme.sp(1.5)

    Heading {
        text: root.title
    }

    Repeater {
        model: root.commands

        Item {
            id: row

            required property Command modelData

            width: root.width
            height: Math.max(keys.height, what.height) + Theme.sp(2)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([row.modelData.keys, row.modelData.text])

            Txt {
                id: keys

                width: parent.width * 0.38
                text: row.modelData.keys
                size: 14
                strong: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Prose {
                id: what

                x: parent.width * 0.4
                width: parent.width * 0.6
                text: row.modelData.text
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
}
