// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What stands there when there is no game to show.
Column {
    id: root

    required property GamesModel games

    spacing: Theme.sp(4)

    Prose {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.games.all === 0 ? qsTr("No games yet. Your first will appear here as soon as a card has been played.") : qsTr("No match among %n game(s).", "", root.games.all)
        size: 16
        color: Theme.ink2
        Accessible.role: Accessible.StaticText
        Accessible.focusable: false
        Accessible.name: text
    }

    BidButton {
        visible: root.games.all > 0
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("Show all")
        onClicked: root.games.showAll()
    }
}
