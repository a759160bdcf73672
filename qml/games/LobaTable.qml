// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components
import Sobremesa.Table

// Loba: everybody's melds lie at their plates, stock and discards in the middle, mine beside them.
GameTable {
    id: root

    // Trios and escaleras of each deal, as they are drawn on the score sheet.
    readonly property var contracts: [[2, 0], [1, 1], [0, 2], [3, 0], [2, 1], [1, 2]]
    readonly property int seatsAbove: Math.max(1, root.controller.players - 1)
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
    property var owners: [] // by a meld's number, from 0
    readonly property var meldOwners: root.owners.filter((owner, number) => root.pileCount(CardModel.Meld, number) > 0)
    property int turnBefore: 0
    property bool bySuit: false

    function learnOwners() {
        const melds = root.facts.melds ?? [];
        const known = root.owners.slice();
        melds.forEach(meld => known[meld[0] - 1] = meld[1]);
        if (known.join() !== root.owners.join())
            root.owners = known;
    }

    // A deal's last melds are gone from the facts while their laying down is still told.
    function ownerOf(number: int): int {
        return root.owners[number] ?? root.turnBefore;
    }

    // From left to right as they sit; the viewer's place is 0.
    function columnOf(seat: int): int {
        const players = root.controller.players;
        const after = (seat - root.controller.viewer + players) % players;
        return root.controller.clockwise || after === 0 ? after : players - after;
    }

    function seatPoint(after: int): point {
        const column = root.controller.clockwise ? after : root.controller.players - after;
        if (root.portrait)
            return Qt.point(0, Theme.sp(0.5) + (column - 0.5) * root.rowH);
        return Qt.point((column - 0.5) * root.columnW, Theme.sp(0.5) + root.plateH / 2);
    }

    // In portrait the melds stand to the right of the widest plate.
    readonly property real platesW: {
        let widest = 0;
        for (let seat = 0; seat < root.controller.players; ++seat) {
            const plate = root.plates.plateOf(seat);
            if (plate !== null && seat !== root.controller.viewer)
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

    // One player's melds in a row, or in two where they would hide each other.
    function meldLayout(owner: int, numbers: var, counts: var): var {
        const area = root.meldArea(owner);
        const gap = Theme.sp(2.5);
        const cards = counts.reduce((sum, count) => sum + count, 0);
        const fit = (rows, h) => {
            const width = Math.round(h * Theme.ratio(root.controller.pack));
            const melds = Math.ceil(numbers.length / rows);
            const steps = Math.max(1, Math.ceil((cards - numbers.length) / rows));
            return Math.min(0.4, (area.w - (melds - 1) * gap - melds * width) / steps / width);
        };
        const rows = numbers.length > 1 && fit(1, area.h) < 0.2 ? 2 : 1;
        const h = Math.round(rows === 1 ? area.h : area.h * 0.6);
        return {
            "area": area,
            "rows": rows,
            "perRow": Math.ceil(numbers.length / rows),
            "h": h,
            "gap": gap,
            "overlap": Math.max(0.1, fit(rows, h))
        };
    }

    function meldSpot(number: int, slot: int): var {
        const owner = root.ownerOf(number);
        const numbers = [];
        const counts = [];
        for (let other = 0; other < 20; ++other) {
            const count = root.pileCount(CardModel.Meld, other);
            if (count > 0 && root.ownerOf(other) === owner) {
                numbers.push(other);
                counts.push(count);
            }
        }
        const lay = root.meldLayout(owner, numbers, counts);
        const width = Math.round(lay.h * Theme.ratio(root.controller.pack));
        const wide = place => width * (1 + (counts[place] - 1) * lay.overlap);
        const place = Math.max(0, numbers.indexOf(number));
        const row = Math.floor(place / lay.perRow);
        let left = 0;
        let whole = -lay.gap;
        for (let other = row * lay.perRow; other < Math.min(numbers.length, (row + 1) * lay.perRow); ++other) {
            whole += wide(other) + lay.gap;
            left += other < place ? wide(other) + lay.gap : 0;
        }
        const centred = !root.portrait || owner === root.controller.viewer;
        const x = lay.area.x + (centred ? Math.max(0, (lay.area.w - whole) / 2) : 0) + left;
        const y = lay.area.y + (lay.rows === 1 ? lay.area.h / 2 : lay.h / 2 + row * (lay.area.h - lay.h));
        return root.spot(x + width / 2 + slot * width * lay.overlap, y, lay.h, 0, 100 + row * 40 + slot);
    }

    // The others' cards: a narrow fan beside the plate where there is room.
    function otherHand(owner: int, slot: int): var {
        const plate = root.plates.plateOf(owner);
        const h = Math.round(root.plateH * 0.8);
        const room = plate === null || root.portrait ? 0 : (root.columnW - plate.width) / 2;
        const shown = room > h * 0.65 + Theme.sp(6);
        return plate === null ? null : root.spot(shown ? plate.x + plate.width + Theme.sp(1.5) + h * 0.33 + slot * 2 : plate.x + plate.width / 2, plate.y + plate.height / 2, shown ? h : 0, 0, 10 + slot);
    }

    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        const level = Math.max(0, 3 - root.cardLayer.depthOf(zone, slot, count));
        switch (zone) {
        case CardModel.Stock:
            return root.pileSpot(stockPile, level);
        case CardModel.Discards:
            return root.pileSpot(discards, level);
        case CardModel.Meld:
            return root.meldSpot(owner, slot);
        case CardModel.Hand:
            return owner === root.controller.viewer ? null : root.otherHand(owner, slot);
        default:
            return null;
        }
    }

    showStock: false
    showCaptured: false
    tableCards: -1
    seatCentres: Array.from({
        "length": root.controller.players
    }, (nothing, after) => root.seatPoint(after))
    playTop: root.portrait ? Theme.sp(0.5) + root.seatsAbove * root.rowH + Theme.sp(1.5) : root.plateH + Theme.sp(2.5) + root.meldH + Theme.sp(2.5)
    runnerWant: root.middleH + Theme.sp(20)
    onRevisionChanged: root.learnOwners()
    onFactsChanged: {
        root.learnOwners();
        root.turnBefore = root.facts.turn ?? root.turnBefore;
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
        model: root.controller.players

        MeldPlace {
            required property int index
            readonly property var area: root.meldArea(index)

            z: -1
            x: area.x
            y: area.y
            width: root.portrait && !mine ? Math.min(area.w, Theme.fs(110)) : area.w
            height: area.h
            mine: index === root.controller.viewer
            visible: root.revision >= 0 && !root.meldOwners.includes(index)
        }
    }

    BidButton {
        id: sorting

        visible: root.controller.curtain === ""
        x: root.portrait ? root.table.width - width - Theme.sp(0.5) : Theme.sp(0.5)
        y: root.table.height - height - Theme.sp(0.5) - (root.portrait ? 0 : root.plateH + Theme.sp(2))
        title: qsTr("Sort")
        worth: root.portrait ? "" : root.bySuit ? qsTr("by rank") : qsTr("by suit")
        key: root.wide ? "O" : ""
        tight: true
        onClicked: {
            root.bySuit = !root.bySuit;
            root.controller.cards.orderHand(root.bySuit);
        }
    }

    Shortcut {
        sequence: "O"
        enabled: root.visible && Settings.singleLetters
        onActivated: sorting.clicked()
    }

    furniture: LobaSheet {
        facts: root.facts
        sides: root.sides
        contracts: root.contracts
    }
}
