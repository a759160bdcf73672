// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// The paper below the cards: the question, its answers, and at once what holds and why.
Rectangle {
    id: root

    required property Practice practice
    property bool narrow: false

    readonly property exerciseShown exercise: root.practice.exercise
    readonly property bool answered: root.practice.state === Practising.Answered

    readonly property bool skippable: root.practice.kind === Practising.Recall || root.practice.kind === Practising.Closing

    signal lessonRequested(string lesson)
    signal skipped

    function focusNext() {
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    height: column.height + Theme.sp(11)
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.line
    border.width: Theme.dark || Theme.highContrast ? Theme.border : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.exercise.spoken

    readonly property Said said: Said {
        words: root.exercise.spoken
    }

    Shadow {
        depth: 4
        radius: root.radius
    }

    Rectangle {
        x: Theme.sp(4)
        width: parent.width - 2 * x
        height: Theme.sp(1.4)
        radius: height / 2
        color: !root.answered ? Theme.azafran : root.exercise.right ? Theme.oliva : Theme.granate
    }

    Column {
        id: column

        x: Theme.sp(root.narrow ? 4 : 7)
        y: Theme.sp(5.5)
        width: parent.width - 2 * x
        spacing: Theme.sp(3)

        GridLayout {
            width: parent.width
            columns: root.narrow ? 1 : 2
            columnSpacing: Theme.sp(5)
            rowSpacing: Theme.sp(3)

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.sp(1.5)

                Suited {
                    Layout.fillWidth: true
                    objectName: "question"
                    words: root.exercise.question
                    size: 22
                    serif: true
                    strong: true
                    wrapMode: Text.Wrap
                }

                Suited {
                    Layout.fillWidth: true
                    visible: words !== ""
                    words: root.exercise.note
                    size: 15
                    color: Theme.ink2
                    wrapMode: Text.Wrap
                }
            }

            Flow {
                id: answers

                readonly property real natural: Math.min(column.width * 0.55, Theme.fs(400))

                Layout.fillWidth: root.narrow
                Layout.preferredWidth: answers.natural
                Layout.alignment: Qt.AlignTop
                visible: !root.exercise.several
                spacing: Theme.sp(2.5)

                Repeater {
                    model: root.exercise.several ? 0 : root.exercise.options

                    ExerciseAnswer {
                        required property exerciseOption modelData
                        required property int index

                        visible: modelData.cards.length === 0
                        title: modelData.title
                        spoken: modelData.spoken
                        chosen: modelData.chosen
                        holds: modelData.right
                        number: index + 1
                        answered: root.answered
                        onClicked: root.practice.choose(index)
                    }
                }
            }

            BidButton {
                objectName: "done"
                Layout.alignment: Qt.AlignTop | Qt.AlignRight
                visible: root.exercise.several && !root.answered
                title: qsTr("Done")
                key: qsTr("Enter")
                glyph: "check"
                kind: "primary"
                onClicked: root.practice.done()
            }
        }

        BidButton {
            objectName: "skip"
            visible: root.skippable && !root.answered
            title: root.practice.kind === Practising.Recall ? qsTr("Straight to lesson %1").arg(root.practice.lessonOrder) : qsTr("Skip", "exercises after a lesson")
            key: "K"
            kind: "quiet"
            tight: true
            onClicked: root.skipped()
        }

        Rectangle {
            visible: root.answered
            width: parent.width
            height: Theme.border
            color: Theme.line
        }

        Suited {
            objectName: "because"
            visible: root.answered
            width: parent.width
            words: root.exercise.because
            size: 17
            strong: true
            wrapMode: Text.Wrap
        }

        Suited {
            objectName: "why"
            visible: root.answered && words !== ""
            width: parent.width
            words: root.exercise.why
            size: 16
            wrapMode: Text.Wrap
            lineHeight: 1.2
        }

        GridLayout {
            visible: root.answered
            width: parent.width
            columns: root.narrow ? 1 : 2
            rowSpacing: Theme.sp(3)

            Flow {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                spacing: Theme.sp(2)

                BidButton {
                    id: next

                    objectName: "next"
                    title: qsTr("Next")
                    glyph: "next"
                    key: qsTr("Enter")
                    kind: "primary"
                    onClicked: root.practice.next()
                }

                BidButton {
                    visible: !root.exercise.right && !root.skippable
                    title: qsTr("Lesson %1").arg(root.exercise.order)
                    glyph: "learn"
                    key: "L"
                    onClicked: root.lessonRequested(root.exercise.lesson)
                }
            }

            ColumnLayout {
                Layout.fillWidth: root.narrow
                Layout.alignment: root.narrow ? Qt.AlignLeft : Qt.AlignRight | Qt.AlignVCenter
                spacing: Theme.sp(1)

                RowLayout {
                    Layout.fillWidth: root.narrow
                    Layout.alignment: root.narrow ? Qt.AlignLeft : Qt.AlignRight
                    spacing: Theme.sp(2.5)

                    Txt {
                        Layout.maximumWidth: implicitWidth + 1
                        Layout.fillWidth: root.narrow
                        text: root.exercise.facet
                        size: 14
                        color: Theme.ink2
                        wrapMode: Text.Wrap
                    }

                    BoxRow {
                        box: root.exercise.box
                    }
                }

                Txt {
                    Layout.fillWidth: root.narrow
                    Layout.alignment: root.narrow ? Qt.AlignLeft : Qt.AlignRight
                    visible: text !== ""
                    text: root.exercise.again
                    size: 14
                    color: Theme.ink2
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
