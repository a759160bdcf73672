// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The account of a deal on the runner: a line for each reason, a column for each side. It waits until the player goes on.
Rectangle {
    id: root

    required property TableController controller
    property real most: 100000 // the width there is
    property real tallest: 100000 // and the height
    property bool led: false // something else beside it has the way on
    property bool fewestWins: false // points are booked against a side

    readonly property DealAccount account: root.controller.picture.account
    readonly property list<sideScore> sides: root.account.sides
    readonly property list<accountLine> lines: root.account.lines
    readonly property bool waits: root.account.waits
    readonly property real room: root.most - Theme.sp(8)
    readonly property int columns: Math.max(1, root.sides.length)
    readonly property real beside: root.room - root.columns * Math.max(Theme.fs(46), Math.min(Theme.fs(84), root.most * 0.6 / root.columns))
    readonly property bool stacked: root.beside < Theme.fs(100) // too little for words: they stand above their numbers
    readonly property real columnW: Math.floor(root.stacked ? Math.min(Theme.fs(84), root.room / root.columns) : (root.room - root.beside) / root.columns)
    readonly property real wordsW: root.stacked ? root.columns * root.columnW : Math.floor(Math.min(Theme.fs(250), root.beside))
    readonly property real lineW: root.stacked ? root.wordsW : root.wordsW + root.sides.length * root.columnW

    visible: root.lines.length > 0
    width: root.lineW + Theme.sp(8)
    height: head.height + scroller.height + foot.height + Theme.sp(8)
    radius: Theme.r1
    color: Theme.paper
    border.color: Theme.line
    border.width: Theme.border
    Accessible.role: Accessible.Grouping
    Accessible.name: root.account.title

    // A number of the slip: points won or lost, with their sign.
    component Points: Txt {
        width: root.columnW
        horizontalAlignment: Text.AlignRight
        size: 16
        fontSizeMode: Text.HorizontalFit // rather smaller than cut
        minimumPixelSize: 9
        serif: true
        strong: true
        color: (text.charAt(0) === "−") !== root.fewestWins ? Theme.granate : Theme.oliva
        Accessible.ignored: true
    }

    component Line: Flow {
        id: line

        property string words
        property string why
        property list<string> points
        property bool strong: false

        width: root.lineW
        Accessible.role: Accessible.StaticText
        Accessible.focusable: false
        Accessible.name: Theme.joined([line.words, Theme.joined(Array.from(root.sides).map((side, column) => line.points[column] ? side.name + " " + line.points[column] : ""))])

        Suited {
            width: line.points.length > 0 ? root.wordsW : root.lineW
            words: line.words
            size: 15
            strong: line.strong
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Repeater {
            model: line.points

            Points {
                required property string modelData

                text: modelData
            }
        }
    }

    Shadow {
        depth: 3
        radius: root.radius
    }

    Flow {
        id: head

        x: Theme.sp(4)
        y: Theme.sp(3)
        width: root.lineW

        Txt {
            width: root.wordsW
            height: Math.max(implicitHeight, root.stacked ? 0 : Theme.fs(40))
            text: root.account.title
            size: 19
            serif: true
            strong: true
        }

        Repeater {
            model: root.sides

            Column {
                id: owner

                required property sideScore modelData

                width: root.columnW
                spacing: 1

                Tile {
                    anchors.right: parent.right
                    tile: owner.modelData.tile
                    size: 22
                }

                Txt {
                    width: parent.width - Theme.sp(1)
                    anchors.right: parent.right
                    text: owner.modelData.name
                    size: 12
                    color: Theme.ink2
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                }
            }
        }
    }

    Scroller {
        id: scroller

        x: Theme.sp(4)
        y: head.y + head.height + Theme.sp(1)
        width: root.lineW
        height: Math.min(content.height, Math.max(Theme.fs(60), root.tallest - head.height - foot.height - Theme.sp(8)))
        contentHeight: content.height
        clip: height < content.height

        Column {
            id: content

            width: root.lineW
            spacing: Theme.sp(1)

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }

            Repeater {
                model: root.lines

                Line {
                    required property accountLine modelData

                    words: modelData.words
                    points: Array.from(modelData.points)
                    strong: modelData.points.length === 0
                }
            }

            Rectangle {
                visible: sum.visible
                width: parent.width
                height: 1
                color: Theme.edge
            }

            Line {
                id: sum

                visible: root.waits && root.account.sums.length > 0
                words: qsTr("Total", "the sum of what is booked")
                points: Array.from(root.account.sums)
                strong: true
            }
        }
    }

    Item {
        id: foot

        x: Theme.sp(4)
        y: scroller.y + scroller.height + Theme.sp(2)
        width: root.lineW
        height: further.visible ? further.height : 0

        BidButton {
            id: further

            objectName: "goOn"
            anchors.right: parent.right
            visible: root.waits && !root.led
            low: true
            title: qsTr("Go on")
            key: Commands.find("press").key
            kind: "primary"
            onClicked: root.controller.skip()
        }
    }
}
