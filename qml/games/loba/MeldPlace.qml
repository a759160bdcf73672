// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Where a player's melds will lie.
Rectangle {
    id: root

    property bool mine: false
    property string note

    radius: root.mine ? Theme.r2 : 8
    color: root.mine ? (Theme.dark ? "#14FFFFFF" : "#26FFFFFF") : "transparent"
    border.color: root.mine ? Theme.azul : Qt.alpha(Theme.clothInk, 0.45)
    border.width: root.mine ? 3 : 1

    readonly property real innerH: root.height - Theme.sp(2)

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.sp(3)
        spacing: Theme.sp(1)

        Txt {
            id: words

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.mine ? qsTr("Your melds go here") : qsTr("no meld yet")
            size: root.mine ? 17 : 13
            visible: implicitHeight <= root.innerH
            serif: root.mine
            strong: root.mine
            color: Theme.clothInk
        }

        Txt {
            visible: root.note !== "" && root.mine && words.implicitHeight + parent.spacing + implicitHeight <= root.innerH
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.note
            size: 14
            color: Theme.clothInk
        }
    }
}
