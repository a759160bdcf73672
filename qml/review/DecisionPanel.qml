// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// One decision: what was done, what was better and why, and what every action was worth.
Panel {
    id: root

    required property Review review

    signal practiceRequested(string drill)

    readonly property reviewDecision decision: root.review.decision

    pad: Theme.sp(5)
    visible: root.review.current >= 0
    Accessible.name: root.decision.headline

    Column {
        width: parent.width
        spacing: Theme.sp(2)

        Txt {
            width: parent.width
            text: root.decision.place
            size: 13
            color: Theme.ink2
            wrapMode: Text.Wrap
        }

        Suited {
            width: parent.width
            words: root.decision.headline
            size: 22
            serif: true
            strong: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }

        Suited {
            visible: root.decision.better !== ""
            width: parent.width
            words: root.decision.better
            size: 16
            strong: true
            wrapMode: Text.Wrap
        }

        Repeater {
            model: root.decision.reasons

            Row {
                id: reason

                required property string modelData

                width: parent?.width ?? 0
                spacing: Theme.sp(2)

                Icon {
                    name: "forward"
                    size: 16
                    color: Theme.oliva
                }

                Suited {
                    width: reason.width - Theme.fs(16) - reason.spacing
                    words: reason.modelData
                    size: 15
                    wrapMode: Text.Wrap
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.sp(1.5)

            BidButton {
                objectName: "again"
                enabled: root.decision.known
                title: qsTr("Try again")
                glyph: "again"
                key: qsTr("Enter")
                kind: "primary"
                onClicked: root.review.tryAgain()
            }

            BidButton {
                objectName: "show"
                enabled: root.decision.known
                title: root.decision.better !== "" ? qsTr("Show me") : qsTr("See how it goes on")
                glyph: "eye"
                key: Settings.singleLetters ? "S" : ""
                onClicked: root.review.showOn()
            }

            BidButton {
                objectName: "practise"
                visible: root.decision.drill !== ""
                title: qsTr("Practise")
                glyph: "learn"
                key: Settings.singleLetters ? "P" : ""
                onClicked: root.practiceRequested(root.decision.drill)
            }
        }

        Txt { // what the cards did
            visible: text !== ""
            width: parent.width
            text: root.review.points[root.review.current]?.luckWords ?? ""
            size: 14
            color: Theme.ink2
            wrapMode: Text.Wrap
        }

        Rectangle {
            visible: root.decision.rows.length > 0
            width: parent.width
            height: 1
            color: Theme.line
        }

        Repeater {
            model: root.decision.rows

            HintRow {
                required property weighedAction modelData

                width: parent?.width ?? 0
                row: modelData
            }
        }

        Row {
            id: fair

            visible: root.decision.known
            spacing: Theme.sp(1.5)

            Icon {
                name: "eye"
                size: 16
                color: Theme.ink2
            }

            Txt {
                width: root.width - 2 * root.pad - Theme.fs(16) - fair.spacing
                text: qsTr("Judged by what you could know.")
                size: 13
                wrapMode: Text.Wrap
                color: Theme.ink2
            }
        }
    }
}
