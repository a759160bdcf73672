// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// The two ways into the exercises of a game, side by side where there is room.
GridLayout {
    id: root

    required property Practice practice
    property bool keyed: true // the letters can be pressed

    columns: root.width < Theme.fs(400) ? 1 : 2
    rowSpacing: Theme.sp(2)
    columnSpacing: Theme.sp(3)

    BidButton {
        objectName: "practise"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        minW: root.width / root.columns - root.columnSpacing
        title: qsTr("Practise %n minute(s)", "", 5)
        glyph: "again"
        key: root.keyed ? "P" : ""
        onClicked: root.practice.start()
    }

    BidButton {
        objectName: "exam"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        minW: root.width / root.columns - root.columnSpacing
        title: qsTr("Exam: %n question(s)", "", 20)
        key: root.keyed ? "X" : ""
        onClicked: root.practice.exam()
    }
}
