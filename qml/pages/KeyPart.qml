// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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
            height: line.implicitHeight + Theme.sp(2)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([row.modelData.keys, row.modelData.text])

            RowLayout {
                id: line

                width: parent.width
                spacing: Theme.sp(2)

                Txt {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 2
                    Layout.alignment: Qt.AlignTop
                    text: row.modelData.keys
                    size: 14
                    strong: true
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                Prose {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 3
                    Layout.alignment: Qt.AlignTop
                    text: row.modelData.text
                    size: 14
                    Accessible.ignored: true
                }
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
