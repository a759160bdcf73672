// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What the finished games of one kind say together: first as numbers, then as a picture.
Column {
    id: root

    required property StatisticsModel statistics

    signal practiceRequested(string game, string drill)

    readonly property bool known: root.statistics.title !== ""

    spacing: Theme.sp(4)
    visible: root.known

    SharePanel {
        width: parent.width
        statistics: root.statistics
    }

    MonthCurve {
        width: parent.width
        visible: root.statistics.months.length > 0
        statistics: root.statistics
    }

    CostPanel {
        width: parent.width
        visible: root.statistics.costs.months.length > 0
        costs: root.statistics.costs
    }

    KindsPanel {
        width: parent.width
        visible: root.statistics.costs.kinds.length > 0
        costs: root.statistics.costs
        onPracticeRequested: (game, drill) => root.practiceRequested(game, drill)
    }
}
