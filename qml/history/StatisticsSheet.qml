// SPDX-License-Identifier: GPL-3.0-or-later
import Sobremesa.App
import Sobremesa.Controls

// The statistics where the list has no room beside it.
Sheet {
    id: root

    required property StatisticsModel statistics

    title: qsTr("Statistics")

    Statistics {
        width: parent?.width ?? 0
        statistics: root.statistics
    }

    foot: BidButton {
        focus: true
        title: qsTr("Close")
        onClicked: root.close()
    }
}
