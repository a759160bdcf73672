// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// The piles that the layout has a place for, and the number that is said while one of them is counted.
Item {
    id: root

    required property TableController controller
    required property TableLayout layout
    property string capturedLabel
    property string stockLabel // where the game has another word for it
    property string discardsLabel

    readonly property list<sideScore> sides: root.controller.game.sides

    function count(zone: int, owner: int): int {
        return root.controller.cards.revision >= 0 ? root.controller.cards.countIn(zone, owner) : 0;
    }

    // The pile of a side: the viewer's, or the one of all others.
    function capturedPile(side: int): PileSpot {
        return root.sides.length > 0 && root.sides[0].side === side ? ownPile : otherPile;
    }

    PileSpot {
        id: otherPile

        layout: root.layout
        pile: TableLayout.OtherPile
        count: root.count(CardModel.Captured, -1) - ownPile.count // of all other sides
        whose: Array.from(root.sides).slice(1).map(side => side.name).join(qsTr(", ", "between the items of a list"))
        label: root.capturedLabel
    }

    PileSpot {
        layout: root.layout
        pile: TableLayout.StockPile
        count: root.count(CardModel.Stock, 0)
        label: root.stockLabel !== "" ? root.stockLabel : qsTr("stock")
    }

    PileSpot {
        layout: root.layout
        pile: TableLayout.DiscardPile
        count: root.count(CardModel.Discards, 0)
        label: root.discardsLabel
    }

    PileSpot {
        id: ownPile

        layout: root.layout
        pile: TableLayout.OwnPile
        count: root.sides.length > 0 ? root.count(CardModel.Captured, root.sides[0].side) : 0
        whose: root.sides.length > 0 ? root.sides[0].name : ""
        label: root.capturedLabel
    }

    PileCount {
        id: counted

        controller: root.controller
        pile: root.capturedPile(counted.side)
        room: root
    }
}
