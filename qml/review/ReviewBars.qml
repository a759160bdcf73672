// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Where the points went: the cards, the own decisions, those of the others. Together they are the result.
Panel {
    id: root

    required property Review review

    pad: Theme.sp(4)
    title: root.review.result
    note: root.review.doubt

    Column {
        width: parent.width
        spacing: Theme.sp(2)

        Repeater {
            model: root.review.bars

            Column {
                id: bar

                required property reviewBar modelData
                readonly property color tone: bar.modelData.share < 0 ? Theme.granate : Theme.oliva

                width: parent?.width ?? 0
                spacing: Theme.sp(0.5)
                opacity: root.review.ready ? 1 : 0.75
                Accessible.role: Accessible.StaticText
                Accessible.focusable: false
                Accessible.name: Theme.joined([bar.modelData.name, bar.modelData.words])

                Item {
                    width: parent.width
                    height: Math.max(name.height, number.height)

                    Txt {
                        id: name

                        width: parent.width - number.width - Theme.sp(2)
                        text: bar.modelData.name
                        size: 15
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }

                    Txt {
                        id: number

                        anchors.right: parent.right
                        text: bar.modelData.words
                        size: 17
                        serif: true
                        strong: true
                        color: bar.tone
                        Accessible.ignored: true
                    }
                }

                Rectangle {
                    width: parent.width
                    height: Theme.fs(12)
                    radius: height / 2
                    color: Theme.paper2

                    Rectangle {
                        readonly property real whole: parent.width / 2 - 2

                        x: parent.width / 2 + Math.min(0, bar.modelData.share) * whole
                        width: Math.abs(bar.modelData.share) * whole
                        height: parent.height
                        radius: 4
                        color: root.review.ready ? bar.tone : "transparent" // an outline until all is known
                        border.color: bar.tone
                        border.width: 1
                    }

                    Rectangle {
                        x: parent.width / 2
                        y: -2
                        width: 2
                        height: parent.height + 4
                        color: Theme.edge
                    }
                }
            }
        }
    }
}
