// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls
import Sobremesa.Table

// What is open and what the hand is worth, and the three tricks of the play.
Column {
    id: root

    property list<string> stakes // the weightiest first
    property list<int> tricks // of those that are over: a side, or -1 for a parda
    property int ours: 0
    property bool brief: false
    property bool running: false

    readonly property list<string> numbers: [qsTr("1st", "trick"), qsTr("2nd", "trick"), qsTr("3rd", "trick")]

    function spokenTrick(place: int): string {
        if (place >= root.tricks.length)
            return root.numbers[place];
        const side = root.tricks[place];
        const whose = side < 0 ? qsTr("parda") : side === root.ours ? qsTr("ours", "trick") : qsTr("theirs", "trick");
        return Theme.joined([root.numbers[place], whose]);
    }

    spacing: Theme.sp(2)

    Rectangle {
        visible: root.stakes.length > 0
        width: words.width + Theme.sp(8)
        height: words.height + Theme.sp(3.5)
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.line
        Accessible.role: Accessible.StaticText
        Accessible.focusable: false
        Accessible.name: qsTr("At stake") + " " + Theme.joined(root.stakes)

        Column {
            id: words

            anchors.centerIn: parent

            Txt {
                visible: !root.brief
                text: qsTr("At stake")
                size: 13
                color: Theme.ink2
                Accessible.ignored: true
            }

            Repeater {
                model: root.brief ? root.stakes.slice(0, 1) : root.stakes

                Txt {
                    required property string modelData
                    required property int index

                    text: modelData
                    size: index > 0 ? 13 : root.brief ? 17 : 20
                    serif: index === 0
                    strong: index === 0
                    color: index === 0 ? Theme.ink : Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }

    Row {
        spacing: Theme.sp(1.5)

        Repeater {
            model: 3

            Rectangle {
                id: pill

                required property int index
                readonly property bool over: index < root.tricks.length
                readonly property bool now: index === root.tricks.length
                readonly property int side: over ? root.tricks[index] : -1

                width: Theme.fs(40)
                height: Theme.fs(24)
                radius: height / 2
                color: pill.over || pill.now ? Theme.paper : "transparent"
                border.color: pill.now ? Theme.azafran : Theme.clothInk
                border.width: pill.now ? 3 : 1
                Accessible.role: Accessible.StaticText
                Accessible.focusable: false
                Accessible.name: root.spokenTrick(pill.index)

                TeamMark {
                    anchors.centerIn: parent
                    team: !pill.over || pill.side < 0 ? "" : pill.side === root.ours ? "a" : "b"
                    size: 12
                }

                Txt {
                    visible: !pill.over || pill.side < 0
                    anchors.centerIn: parent
                    text: pill.over ? "=" : root.numbers[pill.index]
                    size: pill.over ? 17 : 13
                    strong: pill.over
                    color: pill.over || pill.now ? Theme.ink : Theme.clothInk
                    Accessible.ignored: true
                }
            }
        }
    }
}
