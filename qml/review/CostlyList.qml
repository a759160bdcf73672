// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The costliest decisions, and the way to take all of them again.
Panel {
    id: root

    required property Review review

    readonly property int count: root.review.costly.length

    signal chosen

    pad: Theme.sp(4)
    title: qsTr("The costliest")
    note: root.review.points.length > 0 ? qsTr("of %n decision(s)", "", root.review.points.length) : ""

    Column {
        width: parent.width
        spacing: Theme.sp(1)

        Txt {
            visible: root.count === 0
            width: parent.width
            text: root.review.nothingCostly !== "" ? root.review.nothingCostly : root.review.ready ? "" : qsTr("Being evaluated…")
            size: 15
            color: Theme.ink2
            wrapMode: Text.Wrap
        }

        Repeater {
            model: root.review.costly

            CostlyRow {
                width: parent?.width ?? 0
                chosen: modelData.point === root.review.current
                onClicked: {
                    root.review.choose(modelData.point);
                    root.chosen();
                }
            }
        }

        BidButton {
            objectName: "all"
            visible: root.count > 0
            width: parent.width
            title: root.count > 1 ? qsTr("All %n, one by one", "decisions", root.count) : qsTr("Take it again")
            glyph: "learn"
            key: Settings.singleLetters ? "A" : ""
            onClicked: root.review.tryAll()
        }
    }
}
