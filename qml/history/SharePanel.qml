// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How many games were won against each level, and what there is to say of all of them.
Panel {
    id: root

    required property StatisticsModel statistics

    readonly property bool some: lines.count > 0

    pad: Theme.sp(4.5)
    title: root.statistics.title
    note: qsTr("%n game(s)", "", root.statistics.games)

    Column {
        width: parent.width
        spacing: Theme.sp(2)

        Prose {
            visible: !root.some
            width: parent.width
            text: qsTr("No finished game of this kind yet.")
            color: Theme.ink2
        }

        Repeater {
            id: lines

            model: root.statistics

            delegate: ShareRow {
                width: parent?.width ?? 0
            }
        }

        Rectangle {
            visible: root.some
            width: parent.width
            height: 1
            color: Theme.line
        }

        StatisticRow {
            visible: root.some && root.statistics.games > 0
            label: qsTr("All levels")
            value: root.statistics.all.words
            spoken: root.statistics.all.spoken
        }

        StatisticRow {
            visible: root.statistics.points !== ""
            label: qsTr("Points per deal")
            value: root.statistics.points
        }

        StatisticRow {
            visible: root.statistics.costs.cards !== ""
            label: qsTr("What the cards brought per deal")
            value: root.statistics.costs.cards
        }

        StatisticRow {
            visible: root.statistics.costs.cost !== ""
            label: qsTr("Decisions cost")
            value: root.statistics.costs.cost
        }

        StatisticRow {
            visible: root.some
            label: qsTr("Won in a row")
            value: root.statistics.streak
        }

        StatisticRow {
            visible: root.some
            label: qsTr("Time")
            value: root.statistics.time
        }
    }
}
