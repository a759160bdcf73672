// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The name of the program, what it means, and the cup.
Item {
    id: root

    property bool wide: true
    property int games: 5

    height: Math.max(Theme.fs(root.wide ? 96 : 70), words.height)

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: cup.x - Theme.sp(3)

        Txt {
            width: parent.width
            text: "Sobremesa"
            size: root.wide ? 52 : 36
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 20
            serif: true
            strong: true
            color: Theme.clothInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Prose {
            width: parent.width
            text: qsTr("The time spent at the table after a meal. %n card game(s) to linger over.", "", root.games)
            size: root.wide ? 16 : 14
            color: Theme.clothInk
        }
    }

    Picture {
        id: cup

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        source: "qrc:/table/cup.svg"
        width: Math.min(Theme.fs(root.wide ? 112 : 72), root.width * 0.2)
        height: width
    }
}
