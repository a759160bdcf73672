// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Around the four cards of the tendido: which place each is counted as, lit where the card is in its place, and a swap
// under each pair.
Item {
    id: root

    required property var places // four { x, place, lit }: middle of a card, its number, whether it scores
    required property real cardW
    required property real cardsTop
    required property real cardH
    property real pillH: Theme.fs(26)
    property real swapH: Math.max(Theme.fs(26) + Theme.sp(3.5), 44, Theme.sp(11))
    property bool keys: true
    property bool swaps: true // the dealer is the viewer

    readonly property list<string> ordinals: [qsTr("1st"), qsTr("2nd"), qsTr("3rd"), qsTr("4th")]
    readonly property color litInk: Theme.dark ? "#14180C" : "#FFFFFF"

    signal swapped(int pair)

    Repeater {
        model: root.places.length

        Rectangle {
            id: pill

            required property int index
            readonly property var entry: root.places[index]
            readonly property string ordinal: root.ordinals[entry.place - 1]

            x: entry.x - width / 2
            y: root.cardsTop - Theme.sp(2) - height
            width: words.width + Theme.sp(4)
            height: root.pillH
            radius: height / 2
            color: entry.lit ? Theme.oliva : Theme.paper
            Accessible.role: Accessible.StaticText
            Accessible.focusable: false
            Accessible.name: entry.lit ? qsTr("%1, in its place", "a card of the tendido").arg(pill.ordinal) : pill.ordinal

            Row {
                id: words

                anchors.centerIn: parent
                spacing: 5

                Txt {
                    text: pill.ordinal
                    size: 13
                    color: pill.entry.lit ? root.litInk : Theme.ink2
                    Accessible.ignored: true
                }

                Txt {
                    visible: pill.entry.lit
                    text: "+" + pill.entry.place
                    size: 14
                    strong: true
                    color: root.litInk
                    Accessible.ignored: true
                }
            }
        }
    }

    Repeater {
        model: 2

        BidButton {
            required property int index
            visible: root.swaps
            readonly property var first: root.places[2 * index]
            readonly property var second: root.places[2 * index + 1]

            x: first.x - root.cardW / 2
            y: root.cardsTop + root.cardH + Theme.sp(2)
            width: second.x - first.x + root.cardW
            height: root.swapH
            title: qsTr("Swap", "the two cards of a pair")
            glyph: "swap"
            key: root.keys ? index + 1 : ""
            Accessible.name: index === 0 ? qsTr("Swap the first pair") : qsTr("Swap the second pair")
            onClicked: root.swapped(index)
        }
    }
}
