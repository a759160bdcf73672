// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// What somebody says. `tail`: the side on which the speaker sits. `whisper`: only for the own side.
Item {
    id: root

    property string name // of the speaker, for the ear
    property string text
    property string sub
    property string tail: "right" // left, right, top, bottom
    property real tipAt: 0.3 // where on that side, as a share of it
    property bool whisper: false
    property bool secret: root.whisper // an eye: seen by the own side alone
    property bool best: false // what has been said leads
    property bool loud: false // going out, a bola: one step larger
    property real most: 100000 // the width there is

    readonly property bool sideways: root.tail === "right" || root.tail === "left"
    readonly property real tip: Theme.fs(root.brief ? 12 : 18)

    property bool brief: false // as small as it can be read
    readonly property size whole: root.around(words.width, words.height, false)
    readonly property size small: root.around(fewWords.width, fewWords.height, true)

    function around(width: real, height: real, brief: bool): size {
        return Qt.size(width + Theme.sp(brief ? 5 : 9), height + Theme.sp(brief ? 2 : root.whisper ? 3 : 4.5));
    }

    // What is said, and below it what it means; of a sign that is brief the meaning alone.
    component Words: Column {
        id: column

        property bool brief: false
        readonly property bool meant: column.brief && root.whisper && root.sub !== ""

        visible: column.brief === root.brief

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.sp(1.5)

            Icon {
                visible: root.secret
                name: "eye"
                size: 16
                color: Theme.ink2
                anchors.verticalCenter: parent.verticalCenter
            }

            Snug {
                most: root.most - Theme.sp(root.whisper ? 18 : 9)
                words: column.meant ? root.sub : root.text
                size: root.whisper ? 13 : column.brief ? 16 : root.loud ? 34 : 25
                serif: !root.whisper
                strong: !root.whisper
                font.italic: root.whisper && !column.meant
                font.underline: root.best
                color: root.whisper ? Theme.ink : Theme.speechInk
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }

        Txt {
            visible: root.sub !== "" && !column.meant
            text: root.sub
            size: 13
            color: root.whisper ? Theme.ink2 : Theme.speechInk2
            anchors.horizontalCenter: parent.horizontalCenter
            Accessible.ignored: true
        }
    }

    width: box.width
    height: box.height
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.name === "" ? Theme.joined([root.text, root.sub]) : qsTr("%1: %2", "who says what").arg(root.name).arg(Theme.joined([root.text, root.sub]))

    Rectangle {
        id: box

        width: root.brief ? root.small.width : root.whole.width
        height: root.brief ? root.small.height : root.whole.height
        radius: root.brief ? Theme.r2 : Theme.r3
        color: root.whisper ? Theme.paper2 : Theme.cardFace
        border.color: root.whisper ? Theme.edge : Theme.speechEdge
        border.width: root.whisper ? 1 : 2
    }

    Rectangle {
        visible: !root.whisper
        width: root.tip
        height: width
        rotation: 45
        color: Theme.cardFace
        border.color: Theme.speechEdge
        border.width: 2
        x: root.tail === "right" ? box.width - width / 2 - 1 : root.tail === "left" ? -width / 2 + 1 : box.width * root.tipAt - width / 2
        y: root.tail === "top" ? -height / 2 + 1 : root.tail === "bottom" ? box.height - height / 2 - 1 : box.height * root.tipAt - height / 2
    }

    Rectangle { // covers the inner half of the tail
        visible: !root.whisper
        color: Theme.cardFace
        width: root.sideways ? root.tip * 0.8 : root.tip * 1.5
        height: root.sideways ? root.tip * 1.5 : root.tip * 0.8
        x: root.tail === "right" ? box.width - width - 2 : root.tail === "left" ? 2 : box.width * root.tipAt - width / 2
        y: root.tail === "top" ? 2 : root.tail === "bottom" ? box.height - height - 2 : box.height * root.tipAt - height / 2
    }

    Words {
        id: words

        anchors.centerIn: box
    }

    Words {
        id: fewWords

        anchors.centerIn: box
        brief: true
    }
}
