// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Points booked: how many, for whom, why. Several bookings of one move are one toast with lines.
Rectangle {
    id: root

    property string points
    property string what
    property string why
    property list<string> lines // further bookings of the same move, each a sentence
    property int tile: 1
    property bool lost: false
    property string link // the word that opens the rule; empty: no link
    property bool brief: false // no reasons to be seen
    property real most: 100000 // the width there is
    readonly property bool held: pointer.hovered // the pointer keeps it

    signal activated
    signal linkActivated

    radius: Math.min(height / 2, Theme.fs(26))
    color: Theme.paper
    border.color: root.lost ? Theme.granate : Theme.oliva
    border.width: 2
    width: Math.min(root.most, row.width + Theme.sp(7))
    height: Math.max(Theme.fs(40) + Theme.sp(2), row.height + Theme.sp(3))
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.joined([root.points, root.what, root.why, Theme.joined(root.lines)])
    Accessible.onPressAction: root.activated()

    Shadow {
        depth: 3
        radius: root.radius
    }

    HoverHandler {
        id: pointer
    }

    TapHandler {
        onTapped: root.activated()
    }

    Row {
        id: row

        readonly property real room: root.most - tileItem.width - number.width - (linkItem.visible ? linkItem.width : 0) - Theme.sp(12)

        x: Theme.sp(2)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp(2.5)

        Tile {
            id: tileItem

            visible: root.tile > 0
            tile: root.tile
            size: 32
            anchors.verticalCenter: parent.verticalCenter
        }

        Txt {
            id: number

            text: root.points
            size: 24
            strong: true
            serif: true
            color: root.lost ? Theme.granate : Theme.oliva
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: -2

            Snug {
                most: row.room
                words: root.what
                size: 15
                strong: true
                Accessible.ignored: true
            }

            Snug {
                visible: words !== "" && !root.brief
                most: row.room
                words: root.why
                size: 13
                color: Theme.ink2
                Accessible.ignored: true
            }

            Repeater {
                model: root.brief ? [] : root.lines

                Snug {
                    required property string modelData

                    most: row.room
                    words: modelData
                    size: 13
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }

        Txt {
            id: linkItem

            visible: root.link !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: root.link
            size: 13
            color: Theme.azul
            font.underline: true
            Accessible.role: Accessible.Link
            Accessible.name: root.link
            Accessible.onPressAction: root.linkActivated()

            TapHandler {
                onTapped: root.linkActivated()
            }
        }
    }
}
