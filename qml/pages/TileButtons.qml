// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// What can be done with a game: lay the table for it, deal at once as last time, learn it.
Row {
    id: root

    property string game
    property bool glyphs: true
    property real wanted: 0

    readonly property real cell: Math.max((root.wanted - more.width - 2 * root.spacing) / 2, play.implicitWidth, learn.implicitWidth)

    signal playRequested
    signal setupRequested
    signal learnRequested

    spacing: Theme.sp(1.5)

    BidButton {
        id: play

        width: root.cell
        title: qsTr("Play")
        glyph: root.glyphs && root.wanted > Theme.fs(200) ? "cards" : ""
        tight: true
        Accessible.name: qsTr("Play %1").arg(root.game)
        onClicked: root.setupRequested()
    }

    BidButton {
        id: more

        width: Theme.fs(36)
        glyph: "next"
        tight: true
        Accessible.name: qsTr("Deal %1 at once, as last time").arg(root.game)
        onClicked: root.playRequested()

        Loader { // a tip is made when the pointer asks for it
            active: more.hovered

            // Qt 6.4 refuses a bound component in a Loader of a component, hence these names from outside.
            // qmllint disable unqualified
            sourceComponent: Tip {
                target: more
                shown: more.hovered
                text: more.Accessible.name
            }
            // qmllint enable unqualified
        }
    }

    BidButton {
        id: learn

        width: root.cell
        title: qsTr("Learn")
        glyph: root.glyphs && root.wanted > Theme.fs(200) ? "learn" : ""
        tight: true
        Accessible.name: qsTr("Learn %1").arg(root.game)
        onClicked: root.learnRequested()
    }
}
