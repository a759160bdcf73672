// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls
import Sobremesa.Table

// What an exercise shows, on the runner: rows of cards to look at or to tap, and answers that are cards themselves.
Runner {
    id: root

    required property exerciseShown exercise
    property string pack
    property bool answered: false

    readonly property bool cardAnswers: Array.from(root.exercise.options).some(option => option.cards.length > 0) && !root.exercise.several
    readonly property int groups: root.exercise.rows.length + (root.cardAnswers ? root.exercise.options.length : 0)
    readonly property int cards: Array.from(root.exercise.rows).reduce((sum, row) => sum + row.cards.length, 0) + (root.cardAnswers ? Array.from(root.exercise.options).reduce((sum, option) => sum + option.cards.length, 0) : 0)
    readonly property real room: root.width - Theme.sp(root.narrow ? 10 : 26)
    readonly property real step: Theme.sp(1.8)
    readonly property real gap: Theme.sp(root.narrow ? 4 : 8)
    // All in one line where that leaves them large enough.
    readonly property real fitting: (root.room - (root.groups - 1) * root.gap - root.cards * root.step) / Math.max(1, root.cards) / Theme.ratio(root.pack)
    readonly property real h: Math.min(Theme.fs(root.narrow ? 112 : 178), Math.max(Theme.fs(root.narrow ? 84 : 104), root.fitting))
    readonly property real cardW: Math.round(root.h * Theme.ratio(root.pack))

    signal chosen(int option)

    height: root.groups === 0 ? 0 : flow.height + Theme.sp(root.narrow ? 6 : 9)
    visible: root.groups > 0

    Flow {
        id: flow

        readonly property real wanted: root.cards * (root.cardW + root.step) + (root.groups - 1) * root.gap

        anchors.centerIn: parent
        width: Math.min(root.room, wanted + 1)
        spacing: root.gap

        Repeater {
            model: root.exercise.rows

            Column {
                id: group

                required property exerciseRow modelData

                spacing: Theme.sp(1.5)
                Accessible.role: Accessible.Grouping
                Accessible.name: group.modelData.spoken

                Txt {
                    id: label

                    width: Math.max(Math.min(wish.reach, root.room), line.width)
                    height: Math.max(implicitHeight, Theme.fs(22))
                    text: group.modelData.label
                    size: 15
                    wrapMode: Text.Wrap
                    color: Theme.clothInk
                    Accessible.ignored: true

                    Measure {
                        id: wish

                        font: label.font
                        text: label.text
                    }
                }

                Item { // where the keys stand above cards that are tapped
                    visible: root.exercise.several && !group.modelData.tapped
                    width: 1
                    height: Theme.fs(22) - Theme.sp(0.5)
                }

                Flow {
                    id: line

                    readonly property real count: group.modelData.cards.length

                    width: Math.min(root.room, line.count * (root.cardW + root.step))
                    spacing: root.step

                    Repeater {
                        model: group.modelData.tapped ? 0 : group.modelData.cards

                        CardFace {
                            required property string modelData

                            code: modelData
                            pack: root.pack
                            h: root.h
                        }
                    }

                    Repeater {
                        model: group.modelData.tapped ? root.exercise.options : 0

                        ExerciseCard {
                            required property exerciseOption modelData
                            required property int index

                            objectName: "option" + index
                            cards: Array.from(modelData.cards)
                            spoken: modelData.spoken
                            chosen: modelData.chosen
                            holds: modelData.right
                            number: index + 1
                            several: true
                            answered: root.answered
                            pack: root.pack
                            h: root.h
                            onClicked: root.chosen(index)
                        }
                    }
                }
            }
        }

        Repeater {
            model: root.cardAnswers ? root.exercise.options : 0

            ExerciseCard {
                required property exerciseOption modelData
                required property int index

                visible: modelData.cards.length > 0
                objectName: "option" + index
                cards: Array.from(modelData.cards)
                spoken: modelData.spoken
                chosen: modelData.chosen
                holds: modelData.right
                number: index + 1
                answered: root.answered
                pack: root.pack
                h: root.h
                onClicked: root.chosen(index)
            }
        }
    }
}
