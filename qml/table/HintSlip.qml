// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The hint grows step by step; the player decides how far. Only what may be known from this seat is used.
Panel {
    id: root

    property int step: 1 // 1 where, 2 which, 3 why, 4 how much
    property bool thinking: false
    property string words // where, later which
    property list<string> reasons // whole sentences
    property list<weighedAction> rows
    property real room: 10000 // the height there is; what does not fit is scrolled
    property string source // "points less than the first, ± 0.3, seen from your seat"

    readonly property list<string> steps: [qsTr("Where"), qsTr("Which"), qsTr("Why"), qsTr("How much")]

    readonly property bool told: root.reasons.length > 0 || root.rows.length > 0
    readonly property bool broad: root.told && root.width >= Theme.fs(500) // what is told stands beside the rest, not below

    readonly property real gap: Theme.sp(2.5)
    // The height of everything but what can be scrolled.
    readonly property real around: 2 * root.pad + (root.title === "" ? 0 : Theme.fs(18) + Theme.sp(2)) + (root.broad ? 0 : signs.height + buttons.height + 2 * root.gap)

    signal furtherRequested
    signal backRequested
    signal playRequested

    component Headline: Suited {
        words: root.thinking ? qsTr("One moment …") : root.words
        size: 18
        serif: true
        strong: true
        wrapMode: Text.Wrap
    }

    Shield {
        parent: root
    }

    Item {
        id: body

        readonly property real near: root.broad ? width * 0.4 : width // what stands above, or on the left

        width: parent.width
        height: childrenRect.height

        Flow {
            id: signs

            width: body.near
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

        Headline {
            id: heading

            visible: root.broad
            y: signs.height + root.gap
            width: body.near
        }

        Scroller {
            id: middle

            x: root.broad ? body.near + 2 * root.gap : 0
            y: root.broad ? 0 : signs.height + root.gap
            width: body.width - x
            height: Math.min(details.height, Math.max(Theme.fs(60), root.room - root.around))
            contentHeight: details.height

            Column {
                id: details

                width: middle.width - Theme.sp(2.5) // the bar's
                spacing: root.gap

                Headline {
                    visible: !root.broad
                    width: parent.width
                }

                Column {
                    width: parent.width
                    visible: root.reasons.length > 0
                    spacing: Theme.sp(2)

                    Repeater {
                        model: root.reasons

                        Item {
                            id: reason

                            required property string modelData

                            width: parent?.width ?? 0
                            height: told.height

                            Rectangle {
                                width: 3
                                height: parent.height
                                radius: 1.5
                                color: Theme.azafran
                            }

                            Suited {
                                id: told

                                x: Theme.sp(3)
                                width: parent.width - x
                                words: reason.modelData
                                size: 15
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }

                Rectangle {
                    visible: root.rows.length > 0 && root.reasons.length > 0
                    width: parent.width
                    height: 1
                    color: Theme.line
                }

                Column {
                    width: parent.width
                    visible: root.rows.length > 0
                    spacing: Theme.sp(1)

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
            }
        }

        Flow {
            id: buttons

            y: root.broad ? heading.y + heading.height + root.gap : middle.y + middle.height + root.gap
            width: body.near
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
