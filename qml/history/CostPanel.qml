// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What the own decisions cost a deal, month by month.
Panel {
    id: root

    required property DecisionCosts costs

    readonly property var months: root.costs.months
    readonly property real barsH: Theme.fs(64)

    pad: Theme.sp(4.5)
    title: qsTr("What your decisions cost per deal")
    note: qsTr("by month")

    Row {
        id: bars

        width: parent.width
        height: root.barsH + 2 * Theme.fs(20)

        Repeater {
            model: root.months

            Item {
                id: month

                required property costLine modelData
                required property int index
                readonly property bool last: month.index === root.months.length - 1

                width: bars.width / Math.max(1, root.months.length)
                height: bars.height
                Accessible.role: Accessible.StaticText
                Accessible.focusable: false
                Accessible.name: Theme.joined([month.modelData.name, month.modelData.words, month.modelData.note])

                Txt {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.barsH * (1 - month.modelData.share)
                    text: month.modelData.words
                    size: 14
                    strong: month.last
                    Accessible.ignored: true
                }

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.fs(20) + root.barsH * (1 - month.modelData.share)
                    width: Math.min(Theme.fs(44), parent.width - Theme.sp(2))
                    height: Math.max(2, root.barsH * month.modelData.share)
                    radius: 4
                    color: month.last ? Theme.azul : Theme.line
                }

                Txt {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.fs(20) + root.barsH
                    text: month.modelData.brief
                    size: 13
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }
}
