// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App

// All cards of the pack above the cloth. Where a zone's cards lie is told by the game's table.
Item {
    id: root

    required property TableController controller
    // (zone, owner, slot, count) to { x, y, h, r, z }: centre, height, degrees, depth.
    required property var spotOf

    readonly property int viewer: root.controller.viewer
    readonly property string pack: root.controller.pack
    readonly property bool still: root.controller.still
    property bool resizing: false
    property int handCursor: 0
    property int tableCursor: 0
    property int current: -1 // row of the card that has or had the focus
    property int currentZone: CardModel.Hand // where it lay when it got the focus

    signal pressed(int row)
    signal enlarged(string code)

    // How many cards lie above this one in its pile: the stock is listed from the top, the others to the top.
    function depthOf(zone: int, slot: int, count: int): int {
        return zone === CardModel.Stock ? slot : count - 1 - slot;
    }

    function cursorOf(zone: int): int {
        return zone === CardModel.Hand ? root.handCursor : root.tableCursor;
    }

    function arrived(zone: int, slot: int, row: int) {
        root.current = row;
        root.currentZone = zone;
        if (zone === CardModel.Hand)
            root.handCursor = slot;
        else
            root.tableCursor = slot;
    }

    // The card in this place of the hand or on the table; null if nothing lies there.
    function cardAt(zone: int, slot: int): TableCard {
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.itemAt(row) as TableCard;
            if (card !== null && card.zone === zone && card.slot === slot && (zone !== CardModel.Hand || card.mine))
                return card;
        }
        return null;
    }

    function focusZone(zone: int): bool {
        let card = null;
        for (let slot = root.cursorOf(zone); card === null && slot >= 0; --slot)
            card = root.cardAt(zone, slot);
        if (card === null)
            return false;
        card.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function step(by: int): bool {
        const card = cards.itemAt(root.current) as TableCard;
        if (card === null || !card.activeFocus)
            return root.focusZone(CardModel.Hand);
        const other = root.cardAt(card.zone, card.slot + by);
        if (other === null)
            return false;
        other.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function codeOfFocus(): string {
        const card = cards.itemAt(root.current) as TableCard;
        return card !== null && card.activeFocus ? card.code : "";
    }

    function pressFocus(): bool {
        const card = cards.itemAt(root.current) as TableCard;
        if (card === null || !card.activeFocus)
            return false;
        root.pressed(card.index);
        return true;
    }

    // A dragged card is let go: in the hand it takes another place, above it, it is played.
    function released(row: int, x: real, y: real) {
        const card = cards.itemAt(row) as TableCard;
        if (Math.abs(y - card.cy) < card.height * 0.5) {
            root.controller.cards.moveInHand(row, root.slotNear(x));
            return;
        }
        let onto = -1;
        for (let other = 0; other < cards.count; ++other) {
            const item = cards.itemAt(other) as TableCard;
            if (item !== null && item.visible && item.zone !== CardModel.Hand && Math.abs(item.cx - x) < item.width / 2 && Math.abs(item.cy - y) < item.height / 2)
                onto = other;
        }
        root.controller.drop(row, onto);
    }

    function slotNear(x: real): int {
        let slot = 0;
        for (let row = 0; row < cards.count; ++row) {
            const item = cards.itemAt(row) as TableCard;
            if (item !== null && item.mine && item.cx < x)
                ++slot;
        }
        return slot;
    }

    onWidthChanged: root.holdStill()
    onHeightChanged: root.holdStill()

    // A window that changes its size lays everything out at once.
    function holdStill() {
        root.resizing = true;
        settle.restart();
    }

    Timer {
        id: settle

        interval: 150
        onTriggered: root.resizing = false
    }

    Connections {
        target: root.controller

        // The focus goes to the neighbour of a card that has left the hand.
        function onAskedChanged() {
            const card = cards.itemAt(root.current) as TableCard;
            if (card !== null && card.activeFocus && (card.zone !== root.currentZone || card.zone === CardModel.Hand && !card.mine))
                root.focusZone(root.currentZone) || root.focusZone(CardModel.Hand);
        }
    }

    Repeater {
        id: cards

        model: root.controller.cards

        delegate: TableCard {
            host: root
        }
    }
}
