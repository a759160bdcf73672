// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// The hint grows in four steps; the player decides how far. Only what may be known from this seat is used.
Panel {
    id: root

    property int step: 1 // 1 where, 2 which, 3 why, 4 how much
    property string first // where, later which
    property string why
    property var rows: [] // { words, worth (text with sign), share (-1 to 1), best }
    property string source // "points to come, ± 0.3, seen from your seat"

    readonly property list<string> steps: [qsTr("Where"), qsTr("Which"), qsTr("Why"), qsTr("How much")]

    Column {
        width: parent.width
        spacing: Theme.sp(2.5)

        Flow {
            width: parent.width
            spacing: Theme.sp(1.5)

            Repeater {
                model: root.steps

                Rectangle {
                    id: mark

                    required property int index
                    required property string modelData
                    readonly property bool reached: index < root.step

                    width: word.implicitWidth + Theme.sp(3)
                    height: Theme.fs(22)
                    radius: height / 2
                    color: mark.reached ? Theme.azafran : "transparent"
                    border.color: mark.reached ? Theme.azafran : Theme.edge

                    Txt {
                        id: word

                        anchors.centerIn: parent
                        text: mark.modelData
                        size: 12
                        color: mark.reached ? Theme.azafranInk : Theme.ink2
                    }
                }
            }
        }

        Suited {
            width: parent.width
            words: root.first
            size: 18
            serif: true
            strong: true
            wrapMode: Text.Wrap
        }

        Suited {
            visible: root.step > 2 && words !== ""
            width: parent.width
            words: root.why
            size: 14
            wrapMode: Text.Wrap
            lineHeight: Theme.proseHeight
        }

        Column {
            width: parent.width
            visible: root.step > 3
            spacing: 2

            Repeater {
                model: root.rows.length

                HintRow {
                    required property int index

                    width: parent.width
                    row: root.rows[index]
                }
            }
        }

        Txt {
            visible: root.step > 3 && text !== ""
            width: parent.width
            text: root.source
            size: 12
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
    }
}
