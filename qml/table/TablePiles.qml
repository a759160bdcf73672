// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The usual piles: the stock at the upper left, what the others have taken at the upper right, the viewer's below it; and
// the number that is said while one of them is counted.
Item {
    id: root

    required property TableController controller
    property bool stock: true // which of them the game has
    property bool captured: true
    property string capturedLabel
    property real pileH: 76
    property bool bare: false // numbers alone

    readonly property list<sideScore> sides: root.controller.game.sides
    readonly property real leftRoom: root.stock ? stockPile.width + Theme.sp(4) : 0 // that they take of the top row
    readonly property real rightRoom: root.captured ? otherPile.width + Theme.sp(4) : 0
    readonly property real ownRoom: root.captured ? ownPile.width + Theme.sp(2) : 0 // and of the lower right
    readonly property real ownTop: root.captured ? ownPile.y - Theme.sp(1) : root.height - Theme.sp(2)

    function count(zone: int, owner: int): int {
        return root.controller.cards.revision >= 0 ? root.controller.cards.countIn(zone, owner) : 0;
    }

    // The pile of a side: the viewer's, or the one of all others.
    function capturedPile(side: int): PileSpot {
        return root.sides.length > 0 && root.sides[0].side === side ? ownPile : otherPile;
    }

    function pileOf(zone: int, owner: int): PileSpot {
        return zone === CardModel.Captured ? root.capturedPile(owner) : stockPile;
    }

    function has(zone: int): bool {
        return zone === CardModel.Captured || root.stock;
    }

    z: 3 // the pills lie on the cards

    PileSpot {
        id: otherPile

        visible: root.captured
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(2)
        y: Theme.sp(1)
        h: root.pileH
        count: root.count(CardModel.Captured, -1) - ownPile.count // of all other sides
        label: root.capturedLabel
        bare: root.bare
    }

    PileSpot {
        id: stockPile

        visible: root.stock
        x: Theme.sp(2)
        y: Theme.sp(1)
        h: root.pileH
        count: root.count(CardModel.Stock, 0)
        label: qsTr("stock")
        bare: root.bare
    }

    PileSpot {
        id: ownPile

        visible: root.captured
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(2)
        anchors.bottom: parent.bottom
        h: root.pileH
        count: root.sides.length > 0 ? root.count(CardModel.Captured, root.sides[0].side) : 0
        label: root.capturedLabel
        bare: root.bare
    }

    PileCount {
        id: counted

        controller: root.controller
        pile: root.capturedPile(counted.side)
        room: root
    }
}
