// SPDX-License-Identifier: GPL-3.0-or-later
import Sobremesa.App
import Sobremesa.Controls

// The statistics where the list has no room beside it.
Sheet {
    id: root

    required property StatisticsModel statistics

    signal practiceRequested(string game, string drill)

    title: qsTr("Statistics")

    Statistics {
        width: parent?.width ?? 0
        statistics: root.statistics
        onPracticeRequested: (game, drill) => {
            root.close();
            root.practiceRequested(game, drill);
        }
    }

    foot: BidButton {
        focus: true
        title: qsTr("Close")
        onClicked: root.close()
    }
}
