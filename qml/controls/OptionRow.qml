// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A choice: its name, what it means in one line, its control at the right edge, or below where it has no room.
Item {
    id: root

    property string label
    property string note
    property bool changed: false
    property bool last: false // without the line below
    default property alias control: holder.data

    readonly property real controlW: holder.childrenRect.width
    readonly property bool below: root.controlW > root.width * 0.62
    readonly property real wordsW: root.below ? root.width : root.width - root.controlW - Theme.sp(4)

    width: parent ? parent.width : 300
    height: (root.below ? words.height + holder.height + Theme.sp(2) : Math.max(words.height, holder.height)) + Theme.sp(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: root.changed ? qsTr("%1, changed").arg(root.label) : root.label
    Accessible.description: root.note

    Column {
        id: words

        y: root.below ? Theme.sp(2) : (root.height - height) / 2
        width: root.wordsW

        Row {
            spacing: 6

            Measure {
                id: measure

                font: label.font
                text: root.label
            }

            Txt {
                id: label

                text: root.label
                width: Math.min(measure.reach + 1, root.wordsW - (root.changed ? 13 : 0))
                size: 15
                strong: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Rectangle {
                visible: root.changed
                width: 7
                height: 7
                radius: 4
                color: Theme.barro
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        Txt {
            visible: text !== ""
            text: root.note
            size: 13
            color: Theme.ink2
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Item {
        id: holder

        x: root.below ? 0 : root.width - width
        y: root.below ? words.y + words.height + Theme.sp(2) : (root.height - height) / 2
        width: root.controlW
        height: childrenRect.height
    }

    Rectangle {
        visible: !root.last
        width: parent.width
        height: 1
        color: Theme.line
        anchors.bottom: parent.bottom
    }
}
