// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// An answer in words or a number, with its key; once answered, which was chosen and which holds.
Column {
    id: root

    required property string title
    required property string spoken
    required property bool chosen
    required property bool holds
    property int number: 0
    property bool answered: false

    readonly property bool wrong: root.answered && root.chosen && !root.holds

    signal clicked

    spacing: Theme.sp(0.5)

    BidButton {
        id: button

        objectName: "answer" + root.number
        title: root.title
        key: root.answered ? "" : root.number
        glyph: root.holds ? "check" : ""
        kind: root.holds ? "primary" : root.wrong ? "danger" : "secondary"
        minW: Theme.fs(74)
        enabled: !root.answered
        Accessible.name: Theme.joined([root.spoken, note.text])
        onClicked: root.clicked()
    }

    Measure {
        id: measure

        font: note.font
        text: note.text
    }

    Txt {
        id: note

        visible: root.answered
        width: Math.max(button.width, measure.reach + 1)
        horizontalAlignment: Text.AlignHCenter
        text: root.holds ? qsTr("right") : root.wrong ? qsTr("your answer") : ""
        size: 13
        color: root.holds ? Theme.oliva : Theme.granate
        Accessible.ignored: true
    }
}
