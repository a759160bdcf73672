// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Tresillo: one against two. Before the play the runner shows the stock, what is played for and the order of trumps; then
// tricks lie there. Plate, ante box, paper of debts and bowls stand beside the cloth.
GameTable {
    id: root

    readonly property int players: root.controller.game.players
    readonly property bool atPlay: (root.facts.trick ?? 0) > 0 // the runner is for tricks
    readonly property bool spare: root.atPlay || root.playBottom - root.playTop < Theme.fs(76) + Theme.sp(10) // it has no room for more
    readonly property bool facing: root.players === 3 // two others, in the upper corners
    readonly property real trickH: Math.round(root.backs * 0.62)
    readonly property bool choosingContract: root.controller.myTurn && root.facts.phase === "contract"

    function nameOf(seat: var): string {
        const side = root.sides.find(row => row.side === seat);
        return side === undefined ? "" : side.name;
    }

    // ---- seats

    readonly property real edge: root.portrait ? Theme.sp(2) : Theme.sp(5)
    readonly property real topY: Math.max(root.plates.plateHeight, root.portrait ? 0 : root.backs) / 2 + Theme.sp(1)

    // The others' plates: the next player at the right, the last one at the left; with four one between or at the sides.
    function seatPoint(after: int): point {
        const seat = (root.controller.game.viewer + after) % Math.max(1, root.players);
        const plate = after === 0 ? null : root.plates.plateOf(seat);
        const half = plate === null ? 0 : plate.width / 2;
        const low = !root.facing && !root.portrait && after !== 2;
        const y = low ? root.table.height * 0.34 : root.topY;
        if (after === 1)
            return Qt.point(root.table.width - root.edge - half, y);
        if (after === root.players - 1)
            return Qt.point(root.edge + half, y);
        return Qt.point(root.table.width / 2, root.portrait ? root.topY + root.plates.plateHeight + Theme.sp(1.5) : y);
    }

    // Backs lie on the side of the plate that faces the middle, at the sides below it; in portrait there is no room.
    function backSpot(owner: int, slot: int): var {
        const plate = root.plates.plateOf(owner);
        if (plate === null || root.portrait)
            return root.spot(0, 0, 0, 0, 0);
        const h = root.backs;
        const step = h * 0.11;
        const width = h * 0.645 + 8 * step;
        const first = h * 0.3225;
        if (plate.y > root.topY + h / 2) {
            const middle = plate.x + plate.width / 2;
            if (plate.y + plate.height + h > root.playBottom) // no room above the bar
                return root.spot(middle, plate.y, 0, 0, 0);
            return root.spot(Theme.clamp(middle - width / 2, Theme.sp(1), root.table.width - width - Theme.sp(1)) + first + slot * step, plate.y + plate.height + Theme.sp(1.5) + h / 2, h, 0, 10 + slot);
        }
        const left = plate.x > root.table.width * 0.55 ? plate.x - Theme.sp(4) - width : plate.x + plate.width + Theme.sp(4);
        return root.spot(left + first + slot * step, plate.y + plate.height / 2, h, 0, 10 + slot);
    }

    // Each trick crosses the one before; they lie at their winner's plate.
    function trickPileSpot(owner: int, slot: int): var {
        const plate = root.plates.plateOf(owner);
        if (plate === null)
            return root.spot(0, 0, 0, 0, 0);
        const h = root.trickH;
        const trick = Math.floor(slot / 3);
        const along = h * 0.5 + trick * h * 0.5 + slot % 3;
        const place = root.besidePlate(owner, plate, along);
        const spot = root.spot(place.x, place.y, h, trick % 2 === 0 ? 0 : 90, 20 + slot);
        spot.open = true;
        return spot;
    }

    // So far along from the plate's outer edge: above my plate, in portrait beside it, below the others' and their cards.
    function besidePlate(owner: int, plate: Item, along: real): point {
        const h = root.trickH;
        if (owner === root.controller.game.viewer)
            return root.portrait ? Qt.point(plate.x + plate.width + Theme.sp(2) + along, plate.y + plate.height / 2) : Qt.point(plate.x + along, plate.y - h * 0.6);
        const cards = plate.y > root.topY + root.backs / 2 && !root.portrait ? root.backs + Theme.sp(2) : 0;
        const right = plate.x > root.table.width * 0.55;
        return Qt.point(right ? plate.x + plate.width - along : plate.x + along, plate.y + plate.height + Theme.sp(1.5) + cards + h / 2);
    }

    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        switch (zone) {
        case CardModel.Stock:
            return root.pileSpot(stock, Math.max(0, 3 - root.cardLayer.depthOf(zone, slot, count)));
        case CardModel.Hand:
            return owner === root.controller.game.viewer ? null : root.backSpot(owner, slot);
        case CardModel.Captured:
            return root.trickPileSpot(owner, slot);
        case CardModel.Aside: // thrown cards are seen by nobody
            return root.spot(stock.middle.x, stock.middle.y, 0, 0, 0);
        default:
            return null;
        }
    }

    // ---- the runner

    readonly property real gap: Theme.sp(root.portrait ? 4 : root.compact ? 6 : root.facing ? 12 : 6)
    readonly property bool ordered: order.trumps.length > 0 && !root.spare
    readonly property bool orderAtTag: root.spare && root.orderOpen
    property bool orderOpen: false // a press on the tag shows the order of trumps

    onSpareChanged: root.orderOpen = false

    readonly property bool orderBeside: root.ordered && root.facing && !root.portrait
    readonly property bool orderBelow: root.ordered && !root.orderBeside && root.playBottom - root.playTop > paper.height + order.height + Theme.sp(4)
    // Between the plates at the sides, where four sit.
    readonly property real middleX: {
        const left = root.facing || root.portrait ? null : root.plates.plateOf((root.controller.game.viewer + 3) % 4);
        const right = root.facing || root.portrait ? null : root.plates.plateOf((root.controller.game.viewer + 1) % 4);
        return left === null || right === null ? root.table.width / 2 : (left.x + left.width + right.x) / 2;
    }
    readonly property real blockX: root.middleX - (stock.width + root.gap + paper.width + (root.orderBeside ? root.gap + order.width : 0)) / 2
    readonly property real paperH: paper.height + (root.orderBelow ? order.height + Theme.sp(2) : 0) // with what lies below it

    showStock: false
    showCaptured: false
    dealSlip: true
    bubblesBelow: true
    seatCentres: Array.from({
        "length": root.players
    }, (nothing, after) => root.seatPoint(after))
    away: typeof root.facts.out === "number" ? [root.facts.out] : []
    playTop: 2 * root.topY + Theme.sp(1.5) + (root.portrait && !root.facing ? root.plates.plateHeight + Theme.sp(1.5) : 0) + (root.atPlay && (root.facing || root.portrait) ? root.trickH : 0)
    runnerWant: root.atPlay ? root.handH * 1.9 : Theme.sp(56)
    barNote: !root.controller.answering.choosing ? "" : paper.mine ? qsTr("None to nine. Then your opponents exchange.") : qsTr("None, or as many as the stock still holds.")
    ownBar: root.choosingContract ? contracts : null
    furnitureTitle: qsTr("Plate, box and paper")
    Keys.onPressed: event => event.accepted = root.choosingContract && contracts.keyPressed(event.key)

    PileSpot {
        id: stock

        readonly property bool aside: root.spare // out of the way

        visible: !aside || count > 0

        x: !aside ? root.blockX : root.portrait ? root.table.width - width - Theme.sp(5) : root.facing ? (root.table.width - width) / 2 : Theme.sp(2)
        y: !aside ? root.playMid - height / 2 : root.portrait ? root.playTop + Theme.sp(1) : Theme.sp(0.5)
        h: Math.round(aside ? (root.portrait ? root.handH * 0.4 : root.pileH) : Math.min(root.handH * (root.portrait ? 0.6 : 0.74), root.playBottom - root.playTop - Theme.fs(30)))
        count: root.pileCount(CardModel.Stock, 0)
        label: qsTr("stock")
        bare: aside && root.compact
    }

    PlayPaper {
        id: paper

        x: tag ? Theme.sp(root.portrait ? 5 : 14) : stock.x + stock.width + root.gap
        y: tag ? (root.portrait ? root.playTop + Theme.sp(1) : root.playMid - root.runnerPx / 2 + Theme.sp(2)) : root.playMid - root.paperH / 2
        facts: root.facts
        tag: root.spare
        narrow: root.portrait || !root.facing
        tall: root.portrait !== root.facing // beside the card of the player above it
        mine: root.facts.declarer === root.controller.game.viewer
        declarer: root.nameOf(root.facts.declarer)
        onPressed: root.orderOpen = !root.orderOpen && root.spare
    }

    TrumpOrder {
        id: order

        visible: trumps.length > 0 && (root.orderBeside || root.orderBelow || root.orderAtTag)
        x: root.orderAtTag ? paper.x : root.orderBelow ? paper.x + (paper.width - width) / 2 : paper.x + paper.width + root.gap
        y: root.orderBelow || root.orderAtTag ? paper.y + paper.height + Theme.sp(2) : root.playMid - height / 2
        trumps: root.facts.trumps ?? []
        pack: root.controller.game.pack
        titled: root.orderBeside
        h: Math.round(root.facing && !root.portrait ? Math.min(root.handH * 0.5, (root.playBottom - root.playTop) * 0.6) : root.handH * 0.4)
    }

    ContractBar {
        id: contracts

        visible: root.choosingContract
        controller: root.controller
        level: root.facts.level ?? 1
        narrow: root.portrait
        brief: root.compact
        width: Math.min(parent.width, Theme.fs(root.compact ? 780 : 1000))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
    }

    furniture: [
        PlateAndPaper {
            plate: root.facts.plate ?? 0
            stake: root.facts.stake ?? false
            box: root.facts.antes ?? 0
            debts: root.paperLines()
        },
        Bowls {
            sides: root.sides
            tricks: root.facts.tricks ?? []
        }
    ]

    // The debts in the order of writing; the one paid last is still seen, struck out.
    function paperLines(): var {
        const lines = (root.facts.debts ?? []).map(debt => ({
                    "name": root.nameOf(debt[0]),
                    "value": debt[1],
                    "paid": false
                }));
        const struck = root.facts.struck;
        if (struck !== undefined)
            lines.splice(struck[0], 0, {
                "name": root.nameOf(struck[1]),
                "value": struck[2],
                "paid": true
            });
        return lines;
    }
}
