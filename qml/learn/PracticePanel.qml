// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What there is to practise of a game, and how much of it is due.
Panel {
    id: root

    required property Practice practice

    visible: root.practice.drills.length > 0
    title: qsTr("Practice")
    note: root.practice.due > 0 ? qsTr("%n due today", "", root.practice.due) : ""

    PracticeList {
        width: parent.width
        practice: root.practice
    }
}
