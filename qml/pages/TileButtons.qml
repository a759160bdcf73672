// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// What can be done with a game: lay the table for it, deal at once as last time, learn it. Where the words have no room
// beside each other the pictures go first, then they stand in two rows.
Flow {
    id: root

    property string game
    property bool glyphs: true
    property real wanted: 0 // wide
    property real most: 0

    readonly property real between: more.width + 2 * root.spacing + 1
    readonly property real bare: play.wordsWanted + learn.wordsWanted + root.between
    readonly property real pictured: Theme.fs(18) + Theme.sp(2.2) // what a picture takes
    readonly property real room: Math.min(root.most, Math.max(root.wanted, root.bare))
    readonly property bool iconed: root.glyphs && root.bare + 2 * root.pictured <= root.room
    readonly property bool twoRows: root.bare > root.room

    // Both alike, unless one of them needs more.
    function share(own: real, other: real): real {
        const icon = root.iconed ? root.pictured : 0;
        const both = root.room - root.between;
        return Math.max(own + icon, Math.min(both / 2, both - other - icon));
    }

    signal playRequested
    signal setupRequested
    signal learnRequested

    width: root.room
    spacing: Theme.sp(1.5)

    BidButton {
        id: play

        width: root.twoRows ? root.room - more.width - root.spacing - 1 : root.share(play.wordsWanted, learn.wordsWanted)
        title: qsTr("Play")
        glyph: root.iconed ? "cards" : ""
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

        width: root.twoRows ? root.room - 1 : root.share(learn.wordsWanted, play.wordsWanted)
        title: qsTr("Learn")
        glyph: root.iconed ? "learn" : ""
        tight: true
        Accessible.name: qsTr("Learn %1").arg(root.game)
        onClicked: root.learnRequested()
    }
}
