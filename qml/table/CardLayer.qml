// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// All cards of the pack above the cloth. Where each lies is told by the layout.
Item {
    id: root

    required property TableController controller
    required property TableLayout layout // that says where each lies

    readonly property int viewer: root.controller.game.viewer
    readonly property string pack: root.controller.game.pack
    readonly property bool still: root.controller.still
    property real handTop: height // above it cards are played
    property bool explaining: false // why a press was of no use is being said
    property real tipEnd: height // the question and its answers begin here
    property bool resizing: false
    property int handCursor: 0
    property int tableCursor: 0
    property int current: -1 // row of the card that has or had the focus
    property int currentZone: CardModel.Hand // where it lay when it got the focus

    signal pressed(int row)
    signal enlarged(string code)
    signal ruleRequested

    // How many cards lie above this one in its pile: the stock is listed from the top, the others to the top.
    function depthOf(zone: int, slot: int, count: int): int {
        return zone === CardModel.Stock ? slot : count - 1 - slot;
    }

    function cursorOf(zone: int): int {
        return zone === CardModel.Hand ? root.handCursor : root.tableCursor;
    }

    function arrived(zone: int, slot: int, row: int) {
        if (row === root.current && root.followHand())
            return; // it was played while a page lay over the table
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

    function focusRow(row: int) {
        (cards.itemAt(row) as TableCard)?.forceActiveFocus(Qt.TabFocusReason);
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

    // The focus goes to the neighbour of a card that has left the hand.
    function followHand(): bool {
        const card = cards.itemAt(root.current) as TableCard;
        const left = card !== null && card.activeFocus && (card.zone !== root.currentZone || card.zone === CardModel.Hand && !card.mine);
        return left && (root.focusZone(root.currentZone) || root.focusZone(CardModel.Hand));
    }

    // A card that does not lie in the hand has the focus.
    function onTable(): bool {
        const card = cards.itemAt(root.current) as TableCard;
        return card !== null && card.activeFocus && card.zone !== CardModel.Hand;
    }

    // Where the card with this code comes to rest or is held up, if it lies openly.
    function placeOf(code: string): rect {
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.itemAt(row) as TableCard;
            if (card !== null && card.visible && card.code === code && !card.pile)
                return Qt.rect(card.place.x, card.place.y - card.lift, card.place.width, card.place.height);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    // What the open cards of a zone cover, of hands the viewer's own; of one owner or number, or of all (-1).
    function boundsOf(zone: int, owner: int): rect {
        let left = root.width;
        let top = root.height;
        let right = 0;
        let bottom = 0;
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.itemAt(row) as TableCard;
            if (card === null || !card.visible || card.zone !== zone || owner >= 0 && card.owner !== owner || zone === CardModel.Hand && !card.mine)
                continue;
            left = Math.min(left, card.place.x);
            top = Math.min(top, card.place.y - card.lift);
            right = Math.max(right, card.place.x + card.place.width);
            bottom = Math.max(bottom, card.place.y + card.place.height);
        }
        return right > left ? Qt.rect(left, top, right - left, bottom - top) : Qt.rect(0, 0, 0, 0);
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

    // Where a dragged card would go if it were let go now; anywhere else it goes back.
    property int carried: -1 // its row
    property point carriedTo
    readonly property rect target: root.carried < 0 ? Qt.rect(0, 0, 0, 0) : root.targetOf(root.carried, root.carriedTo)

    function carry(row: int, x: real, y: real) {
        root.carried = row;
        root.carriedTo = Qt.point(x, y);
    }

    // What it would do to let the card of this row go here.
    enum Drop {
        Nowhere,
        Press, // a card of the table that is drawn into the hand
        Sort, // its place in the hand
        Lay
    }

    function dropAt(row: int, at: point): int {
        const card = cards.itemAt(row) as TableCard;
        if (card === null)
            return CardLayer.Nowhere;
        if (!card.mine)
            return at.y > root.handTop - card.height * 0.3 ? CardLayer.Press : CardLayer.Nowhere;
        if (at.y > root.handTop - card.height * 0.1)
            return CardLayer.Sort;
        return root.rowAt(at.x, at.y) >= 0 || root.overTable(at.x, at.y) ? CardLayer.Lay : CardLayer.Nowhere;
    }

    // Where that would be; where the hand is only sorted nothing is marked, nor for a card that may not be played now.
    function targetOf(row: int, at: point): rect {
        const card = cards.itemAt(row) as TableCard;
        const may = root.controller.myTurn && card !== null && (card.usable || card.lifted);
        const drop = may ? root.dropAt(row, at) : CardLayer.Nowhere;
        if (drop === CardLayer.Press)
            return root.boundsOf(CardModel.Hand, -1);
        const under = drop === CardLayer.Lay ? cards.itemAt(root.rowAt(at.x, at.y)) as TableCard : null;
        if (under !== null)
            return under.place;
        return drop === CardLayer.Lay && root.controller.answering.goesAnywhere(row) ? root.layout.play : Qt.rect(0, 0, 0, 0);
    }

    // In the middle of the table, or a little beside it.
    function overTable(x: real, y: real): bool {
        const play = root.layout.play;
        const air = Theme.sp(8);
        return x >= play.x - air && x <= play.x + play.width + air && y >= play.y - air && y <= play.y + play.height + air;
    }

    Rectangle {
        visible: root.target.width > 0
        x: root.target.x - 6
        y: root.target.y - 6
        z: 1500 // above what lies, below what is carried
        width: root.target.width + 12
        height: root.target.height + 12
        radius: Theme.r2
        color: "transparent"
        border.color: Theme.azafran
        border.width: 3
    }

    // A dragged card is let go: in the hand it takes another place, on the table it is played; a card that may be taken is
    // taken by dragging it to the hand. Anywhere else it goes back.
    function released(row: int, x: real, y: real) {
        root.carried = -1;
        switch (root.dropAt(row, Qt.point(x, y))) {
        case CardLayer.Press:
            root.controller.answering.press(row);
            break;
        case CardLayer.Sort:
            root.controller.cards.moveInHand(row, root.slotNear(row, x, y));
            break;
        case CardLayer.Lay:
            root.controller.answering.drop(row, root.rowAt(x, y));
            break;
        }
    }

    // The uppermost card outside the hand at this point, or near it; -1: none.
    function rowAt(x: real, y: real): int {
        let best = -1;
        let highest = -1;
        for (let other = 0; other < cards.count; ++other) {
            const item = cards.itemAt(other) as TableCard;
            const near = item !== null && item.visible && !item.mine && Math.abs(item.cx - x) < item.width * 0.8 && Math.abs(item.cy - y) < item.height * 0.7;
            if (!near)
                continue;
            const rank = item.z + (Math.abs(item.cx - x) < item.width / 2 && Math.abs(item.cy - y) < item.height / 2 ? 10000 : 0);
            if (rank > highest) {
                highest = rank;
                best = other;
            }
        }
        return best;
    }

    // The place in the hand where a dragged card is let go, in the row of cards that is nearest.
    function slotNear(row: int, x: real, y: real): int {
        let nearest = null;
        for (let other = 0; other < cards.count; ++other) {
            const item = cards.itemAt(other) as TableCard;
            if (item === null || !item.mine || other === row)
                continue;
            const away = Math.abs(item.cx - x) + 2 * Math.abs(item.cy - y);
            if (nearest === null || away < nearest.away)
                nearest = {
                    "away": away,
                    "slot": item.slot + (item.cx < x ? 1 : 0)
                };
        }
        const own = (cards.itemAt(row) as TableCard).slot;
        return nearest === null ? 0 : nearest.slot > own ? nearest.slot - 1 : nearest.slot;
    }

    // The card of the hand that has the focus takes its neighbour's place.
    function shift(by: int): bool {
        const card = cards.itemAt(root.current) as TableCard;
        if (card === null || !card.activeFocus || !card.mine || card.slot + by < 0 || card.slot + by >= card.count)
            return false;
        root.controller.cards.moveInHand(card.index, card.slot + by);
        root.handCursor = card.slot;
        return true;
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
        target: root.controller.answering

        function onRefused(row: int, why: string, rule: string) {
            const card = cards.itemAt(row) as TableCard;
            if (card === null || Theme.reducedMotion)
                return;
            shake.complete();
            shake.target = card.nod;
            shake.start();
        }

        function onChanged() {
            root.followHand();
        }
    }

    Shake {
        id: shake
    }

    Repeater {
        id: cards

        model: root.layout.spots

        delegate: TableCard {
            host: root
        }
    }
}
