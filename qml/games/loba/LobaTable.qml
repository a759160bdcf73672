// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Loba: everybody's melds lie at their plates, stock and discards in the middle, mine beside them.
GameTable {
    id: root

    // Trios and escaleras of each deal, as they are drawn on the score sheet.
    readonly property var contracts: [[2, 0], [1, 1], [0, 2], [3, 0], [2, 1], [1, 2]]
    readonly property int seatsAbove: Math.max(1, root.controller.game.players - 1)
    readonly property real plateH: root.plates.plateHeight
    readonly property real meldH: Math.round(root.handH * (root.portrait ? (root.seatsAbove > 3 ? 0.42 : 0.5) : root.seatsAbove > 3 ? 0.5 : 0.56))
    readonly property real rowH: Math.max(root.plateH, root.meldH) + Theme.sp(1.5) // in portrait, of one player
    readonly property real columnW: root.table.width / root.seatsAbove
    readonly property real middleH: Math.round(Math.min(root.handH * 0.78, root.playBottom - root.playTop - Theme.fs(22) - 8))
    readonly property real ownX: discards.x + discards.width + Theme.sp(root.wide ? 8 : 4)
    readonly property var ownArea: ({
            "x": root.ownX,
            "y": root.playMid - root.middleH / 2,
            "w": root.table.width - root.ownX - Theme.sp(root.portrait ? 6 : 16),
            "h": root.middleH
        })

    readonly property var options: root.controller.game.options
    readonly property var areas: Array.from({
        "length": root.controller.game.players
    }, (none, seat) => root.meldArea(seat))

    // From left to right as they sit; the viewer's place is 0.
    function columnOf(seat: int): int {
        const players = root.controller.game.players;
        const after = (seat - root.controller.game.viewer + players) % players;
        return root.controller.game.clockwise || after === 0 ? after : players - after;
    }

    function seatPoint(after: int): point {
        const column = root.controller.game.clockwise ? after : root.controller.game.players - after;
        if (root.portrait)
            return Qt.point(0, Theme.sp(0.5) + (column - 0.5) * root.rowH);
        return Qt.point((column - 0.5) * root.columnW, Theme.sp(0.5) + root.plateH / 2);
    }

    // In portrait the melds stand to the right of the widest plate.
    readonly property real platesW: {
        let widest = 0;
        for (let seat = 0; seat < root.controller.game.players; ++seat) {
            const plate = root.plates.plateOf(seat);
            if (plate !== null && seat !== root.controller.game.viewer)
                widest = Math.max(widest, plate.width);
        }
        return widest;
    }

    function meldArea(owner: int): var {
        const column = root.columnOf(owner);
        if (column === 0)
            return root.ownArea;
        if (root.portrait) {
            const left = root.platesW + Theme.sp(3);
            return {
                "x": left,
                "y": Theme.sp(0.5) + (column - 1) * root.rowH + (root.rowH - root.meldH) / 2,
                "w": root.table.width - left - Theme.sp(1),
                "h": root.meldH
            };
        }
        return {
            "x": (column - 1) * root.columnW + Theme.sp(1.5),
            "y": root.plateH + Theme.sp(2.5),
            "w": root.columnW - Theme.sp(3),
            "h": root.meldH
        };
    }

    // The others' cards: a narrow pile beside the plate where there is room, and at the end of a deal face up below their
    // melds, in portrait upon them.
    function otherHand(owner: int, slot: int, count: int): var {
        const plate = root.plates.plateOf(owner);
        if (plate === null)
            return null;
        if (root.revision >= 0 && root.controller.cards.countOpen(owner) > 0)
            return root.openHand(root.meldArea(owner), slot, count);
        const h = Math.round(root.plateH * 0.8);
        const room = root.portrait ? 0 : (root.columnW - plate.width) / 2;
        const shown = room > h * 0.65 + Theme.sp(6);
        return root.spot(shown ? plate.x + plate.width + Theme.sp(1.5) + h * 0.33 + slot * 2 : plate.x + plate.width / 2, plate.y + plate.height / 2, shown ? h : 0, 0, 10 + slot);
    }

    function openHand(area: var, slot: int, count: int): var {
        const h = Math.round(root.meldH * 0.9);
        const width = h * Theme.ratio(root.controller.game.pack);
        const step = Math.min(width * 0.5, (area.w - width) / Math.max(1, count - 1));
        const whole = width + step * (count - 1);
        const left = root.portrait ? area.x + area.w - whole : area.x + (area.w - whole) / 2;
        return root.spot(left + width / 2 + slot * step, area.y + (root.portrait ? root.meldH / 2 : root.meldH + h * 0.35), h, 0, 400 + slot);
    }

    // Discards lie as they fell.
    function tossed(spot: var, slot: int): var {
        spot.r = slot * 37 % 11 - 5;
        return spot;
    }

    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        const level = Math.max(0, 3 - root.cardLayer.depthOf(zone, slot, count));
        switch (zone) {
        case CardModel.Stock:
            return root.pileSpot(stockPile, level);
        case CardModel.Discards:
            return root.tossed(root.pileSpot(discards, level), slot);
        case CardModel.Meld:
            return melds.meldSpot(owner, slot);
        case CardModel.Hand:
            return owner === root.controller.game.viewer ? null : root.otherHand(owner, slot, count);
        default:
            return null;
        }
    }

    showStock: false
    showCaptured: false
    tableCards: -1
    dealSlip: true
    mostBarRoom: Theme.fs(root.portrait ? 116 : 72)
    fewestWins: true
    furnitureTitle: qsTr("Score sheet")
    ownBar: root.controller.answering.question !== "" ? lobaBar : null
    seatCentres: Array.from({
        "length": root.controller.game.players
    }, (nothing, after) => root.seatPoint(after))
    playTop: root.portrait ? Theme.sp(0.5) + root.seatsAbove * root.rowH + Theme.sp(1.5) : root.plateH + Theme.sp(2.5) + root.meldH + Theme.sp(2.5)
    runnerWant: root.middleH + Theme.sp(20)

    LobaMelds {
        id: melds

        controller: root.controller
        areas: root.areas
        portrait: root.portrait
    }

    PileSpot {
        id: stockPile

        x: Theme.sp(root.portrait ? 6 : root.wide ? 26 : 18)
        y: root.playMid - root.middleH / 2 - 4
        h: root.middleH
        count: root.pileCount(CardModel.Stock, 0)
        label: qsTr("stock")
        bare: root.portrait
    }

    PileSpot {
        id: discards

        x: stockPile.x + stockPile.width + Theme.sp(root.wide ? 6 : 3)
        y: stockPile.y
        h: root.middleH
        count: root.pileCount(CardModel.Discards, 0)
        label: qsTr("discards")
        bare: root.portrait
    }

    Repeater { // where nothing is laid down yet
        model: root.controller.game.players

        MeldPlace {
            required property int index
            readonly property var area: root.meldArea(index)

            z: -1
            x: area.x
            y: area.y
            width: root.portrait && !mine ? Math.min(area.w, Theme.fs(110)) : area.w
            height: area.h
            mine: index === root.controller.game.viewer
            note: root.portrait || root.options.layoff_on_meld_turn === true ? "" : qsTr("From your next turn on you may lay off on any meld.")
            visible: root.revision >= 0 && !melds.meldOwners.includes(index)
        }
    }

    BidButton {
        id: sorting

        visible: root.controller.turns.curtain === "" && root.ownBar === null
        x: root.portrait ? root.table.width - width - Theme.sp(0.5) : Theme.sp(0.5)
        y: root.table.height - height - Theme.sp(0.5) - (root.portrait ? 0 : root.plateH + Theme.sp(2))
        title: qsTr("Sort")
        worth: root.portrait ? "" : root.handParts.nextOrder
        key: root.wide ? Commands.find("sort").key : ""
        tight: true
        onClicked: root.handParts.sort()
    }

    LobaBar {
        id: lobaBar

        visible: root.ownBar !== null
        z: 4 // above the pills of the piles
        controller: root.controller
        portrait: root.portrait
        compact: root.compact
        keys: root.wide
        sorting: root.handParts.nextOrder
        playing: (root.facts.drawn ?? null) !== null
        width: Math.min(parent.width, Theme.fs(1000))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
        onSorted: root.handParts.sort()
    }

    sorts: root.controller.turns.curtain === ""
    furnitureNote: qsTr("fewest wins")
    furniture: LobaSheet {
        facts: root.facts
        sides: root.sides
        contracts: root.contracts
    }
}
