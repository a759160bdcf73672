// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What there is to practise, where it has no room beside the path.
Sheet {
    id: root

    required property Practice practice

    title: qsTr("Practice")
    note: root.practice.due > 0 ? qsTr("%n due today", "", root.practice.due) : ""

    PracticeList {
        width: parent?.width ?? 0
        practice: root.practice
        keyed: false
    }

    foot: BidButton {
        focus: true
        title: qsTr("Close")
        kind: "quiet"
        onClicked: root.close()
    }
}
