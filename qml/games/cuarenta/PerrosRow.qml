// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Cards
import Sobremesa.Controls
import Sobremesa.Table

// One side's perros, with the number beside them and how it is made up.
Item {
    id: root

    required property var side
    property real h: 58

    readonly property real cardW: Math.round(root.h * Theme.ratio("french"))
    readonly property int count: root.side.down + root.side.up.length
    // as close as they must lie for all to have room
    readonly property real step: Math.min(root.h * 0.405, (width - root.cardW) / Math.max(1, root.count - 1))
    readonly property bool wordsBelow: root.cardW + root.step * (root.count - 1) + words.implicitWidth + Theme.sp(2) > width

    height: head.height + root.h + Theme.sp(2.5) + (root.wordsBelow ? words.height : 0)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: Theme.joined([root.side.name, root.side.score, root.side.words])

    Row {
        id: head

        spacing: Theme.sp(2)
        height: Theme.fs(34)

        Tile {
            tile: root.side.tile
            anchors.verticalCenter: parent.verticalCenter
        }

        TeamMark {
            team: root.side.team ?? ""
            anchors.verticalCenter: parent.verticalCenter
        }

        Txt {
            text: root.side.name
            width: Math.min(implicitWidth, root.width - number.implicitWidth - Theme.fs(46) - Theme.sp(4))
            size: 16
            strong: true
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }

    Txt {
        id: number

        anchors.right: parent.right
        height: head.height
        text: root.side.score
        size: 30
        serif: true
        strong: true
        Accessible.ignored: true
    }

    Repeater {
        model: root.count

        CardFace {
            required property int index

            x: index * root.step
            y: head.height + Theme.sp(1)
            h: root.h
            faceUp: index >= root.side.down
            code: faceUp ? root.side.up[index - root.side.down] ?? "" : "" // while the last ones are about to go

            Behavior on x {
                NumberAnimation {
                    duration: Theme.token
                    easing.type: Easing.InOutCubic
                }
            }
        }
    }

    Txt {
        id: words

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.wordsBelow ? 0 : Theme.sp(1)
        text: root.side.words
        size: 13
        color: Theme.ink2
        Accessible.ignored: true
    }
}
