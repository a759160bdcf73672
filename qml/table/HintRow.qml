// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// One possible move, in full, and how much less it is worth than the best: a bar that grows to the left, and a number.
Item {
    id: root

    required property weighedAction row

    readonly property color tone: root.row.best ? Theme.oliva : root.row.asGood ? Theme.ink2 : Theme.granate

    height: Math.max(words.height, number.height)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: Theme.joined([root.row.words, root.row.worth])

    Suited {
        id: words

        width: root.width * 0.55
        words: root.row.words
        size: 15
        strong: root.row.best
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Rectangle {
        x: root.width * 0.58
        y: (number.height - height) / 2
        width: root.width * 0.24
        height: Theme.fs(8)
        radius: 4
        color: Theme.paper2

        Rectangle {
            x: parent.width - width
            width: parent.width * Math.min(1, -root.row.share)
            height: parent.height
            radius: 4
            color: root.tone
        }

        Rectangle { // as good as the best
            x: parent.width - 1
            width: 1
            height: parent.height + 4
            y: -2
            color: Theme.edge
        }
    }

    Txt {
        id: number

        anchors.right: parent.right
        text: root.row.worth
        strong: root.row.best
        color: root.tone
        Accessible.ignored: true
    }
}
