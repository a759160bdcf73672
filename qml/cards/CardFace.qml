// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// One card. Its size comes from its height; its meaning from `mark`, never from colour alone:
//   selected  blue ring, to be raised by its hand      target  blue ring and a badge
//   hint      saffron ring with outline and a badge    refused paled, with the reason in a tip
//   taken     a ring in the ink of the cloth           laid    its corners alone: the last one on the table
Item {
    id: root

    property string code // of the record: 7h, 1e, ** ; empty: unknown
    property string pack: "french"
    property bool faceUp: true
    property real h: 120
    property string mark
    property string badge
    property bool covered: false // another card lies upon its right part
    property bool trump: false
    property bool holding: false // the window changes its size: the pictures are drawn anew when it has ended
    property bool emblem: false // stands for a game, is not played: keeps its face however small

    readonly property real corner: root.h * 0.036
    readonly property bool refused: root.mark === "refused"
    readonly property bool ringed: root.mark !== "" && !root.refused
    readonly property bool retains: "retainWhileLoading" in face // newer Qt keeps the old picture itself until the new one is drawn
    readonly property bool drawn: face.status === Image.Ready || root.retains && face.implicitWidth > 0
    readonly property bool shown: root.faceUp && root.code !== ""
    // One text, so that folder, name and size never belong to two different cards.
    readonly property string drawing: {
        if (root.h <= 0)
            return "";
        const face = Theme.faceSet(root.pack, root.emblem ? 1000 : root.h) + "/" + (root.code === "**" ? "joker" : root.code);
        const name = root.faceUp && root.code !== "" ? face : "backs/" + Theme.back;
        return "image://cards/" + name + "/" + Math.ceil(root.h * Theme.ratio(root.pack) * Theme.dpr) + "x" + Math.ceil(root.h * Theme.dpr);
    }

    implicitHeight: root.h
    implicitWidth: Math.round(root.h * Theme.ratio(root.pack))
    width: implicitWidth
    height: implicitHeight

    Rectangle { // its own small shadow, longer when the card is off the table
        readonly property bool lifted: root.mark === "selected"

        x: lifted ? 4 : 1
        y: lifted ? 7 : 2
        width: parent.width
        height: parent.height
        radius: root.corner
        color: "black"
        opacity: 0.21
    }

    Image { // is being drawn; until then the old one stays
        id: coming

        visible: false
        asynchronous: true
        Accessible.ignored: true
        onStatusChanged: {
            if (coming.status === Image.Ready)
                face.source = coming.source;
        }
    }

    Image {
        id: face

        anchors.fill: parent
        antialiasing: root.rotation !== 0
        asynchronous: true
        Accessible.ignored: true
        Component.onCompleted: {
            if (root.retains)
                face["retainWhileLoading"] = true;
        }
    }

    Binding {
        target: root.retains ? face : coming
        property: "source"
        when: !root.holding && root.drawing !== ""
        value: root.drawing
        restoreMode: Binding.RestoreNone
    }

    Rectangle { // the edge that parts a card from the cloth and from its neighbour
        anchors.fill: parent
        radius: root.corner
        color: root.drawn ? "transparent" : root.shown ? Theme.cardFace : Theme.cardBack
        border.color: Theme.cardEdge
        border.width: Theme.border
        antialiasing: true
    }

    Rectangle { // paled when a rule forbids it; a little dimmed at night
        visible: opacity > 0
        anchors.fill: parent
        radius: root.corner
        color: Theme.cardPale
        opacity: root.refused ? 0.42 : Theme.dark && root.shown ? 0.09 : 0
    }

    Loader {
        anchors.fill: parent
        active: root.ringed || root.badge !== "" || root.trump

        // Qt 6.4 refuses a bound component in a Loader of a component, hence these names from outside.
        // qmllint disable unqualified
        sourceComponent: CardMark {
            corner: root.corner
            mark: root.mark
            badge: root.badge
            badgeLeft: root.covered
            trump: root.trump
        }
        // qmllint enable unqualified
    }
}
