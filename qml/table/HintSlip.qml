// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The hint grows step by step; the player decides how far. Only what may be known from this seat is used.
Panel {
    id: root

    property int step: 1 // 1 where, 2 which, 3 how much
    property bool thinking: false
    property string words // where, later which
    property list<weighedAction> rows
    property string source // "points to come, ± 0.3, seen from your seat"

    readonly property list<string> steps: [qsTr("Where"), qsTr("Which"), qsTr("How much")]

    signal furtherRequested
    signal backRequested
    signal playRequested

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
            words: root.thinking ? qsTr("One moment …") : root.words
            size: 18
            serif: true
            strong: true
            wrapMode: Text.Wrap
        }

        Column {
            width: parent.width
            visible: root.rows.length > 0
            spacing: 2

            Repeater {
                model: root.rows

                HintRow {
                    required property weighedAction modelData

                    width: parent?.width ?? 0
                    row: modelData
                }
            }
        }

        Txt {
            visible: root.rows.length > 0 && text !== ""
            width: parent.width
            text: root.source
            size: 12
            color: Theme.ink2
            wrapMode: Text.Wrap
        }

        Flow {
            width: parent.width
            spacing: Theme.sp(2)
            visible: !root.thinking

            BidButton {
                title: qsTr("Less")
                tight: true
                onClicked: root.backRequested()
            }

            BidButton {
                visible: root.step < root.steps.length
                title: qsTr("More", "of the hint")
                key: Commands.find("hint").key
                tight: true
                onClicked: root.furtherRequested()
            }

            BidButton {
                visible: root.step > 1
                title: qsTr("Play it")
                glyph: "hint"
                tight: true
                onClicked: root.playRequested()
            }
        }
    }
}
