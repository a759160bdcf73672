// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components
import Sobremesa.Table

// Porrazo: a pegged board, and the tendido that its dealer arranges on the runner.
GameTable {
    id: root

    readonly property bool laid: root.countOf(CardModel.Aside) > 0
    readonly property var options: root.controller.options
    readonly property var tendido: root.facts.tendido ?? []
    readonly property bool arranging: root.laid && root.controller.myTurn && root.tendido.length === 4 && answers.count > 0
    // The eight arrangements are listed in this order: direction, first pair, second pair.
    readonly property int row: (root.fromRight ? 1 : 0) + (root.swaps[0] ? 2 : 0) + (root.swaps[1] ? 4 : 0)
    readonly property var chosen: root.known >= 0 ? answers.itemAt(root.row) : null
    property bool fromRight: false
    property var swaps: [false, false]
    property int known: 0 // grows when the answers have changed
    property var pegs: ({}) // by side: where its two pegs stand

    function swap(pair: int) {
        root.swaps = root.swaps.map((swapped, place) => place === pair ? !swapped : swapped);
    }

    // From the order in which the cards came to the order in which they lie, and back.
    function positionOf(slot: int): int {
        return root.swaps[slot >> 1] ? slot ^ 1 : slot;
    }

    function layOut() {
        root.controller.answer(root.row);
    }

    function movePegs() {
        const pegs = {};
        for (const side of root.sides) {
            const old = root.pegs[side.side] ?? {
                "now": 0,
                "before": 0
            };
            const now = Number(side.score);
            pegs[side.side] = {
                "now": now,
                "before": now === old.now ? old.before : Math.min(old.now, now)
            };
        }
        root.pegs = pegs;
    }

    // ---- the tendido on the runner, the cards of the table to its left, in portrait above it

    readonly property real ratio: Theme.ratio(root.controller.pack)
    readonly property real between: Theme.sp(3)
    readonly property real pairGap: Theme.sp(8)
    readonly property bool seatsAside: !root.portrait && root.controller.players > 3 && (root.wide || root.controller.players < 5)
    readonly property real broad: root.seatsAside ? root.table.width * 0.6 : root.table.width - Theme.sp(root.portrait ? 10 : 24)
    readonly property real around: furnished.pillH + furnished.swapH + Theme.sp(4)
    readonly property real tall: root.playBottom - root.playTop - Theme.sp(4)
    readonly property var others: root.gridIn(root.tableCards, root.portrait ? root.broad : root.broad * 0.36, root.portrait ? root.tall * 0.24 : root.tall * 0.8, root.handH * (root.portrait ? 0.55 : 0.9))
    readonly property real cardRoom: root.portrait ? root.broad : root.broad - (root.tableCards > 0 ? root.others.width + Theme.sp(12) : 0)
    readonly property real cardH: Math.max(56, Math.round(Math.min(root.handH * 0.95, root.tall - root.around - (root.portrait ? root.others.height : 0), (root.cardRoom - 2 * root.between - root.pairGap) / 4 / root.ratio)))
    readonly property real cardW: root.cardH * root.ratio
    readonly property real blockW: 4 * root.cardW + 2 * root.between + root.pairGap
    readonly property real blockH: root.cardH + root.around + (root.portrait ? root.others.height : 0)
    readonly property real blockX: root.table.width / 2 - root.blockW / 2 + (root.portrait || root.tableCards === 0 ? 0 : (root.others.width + Theme.sp(12)) / 2)
    readonly property real cardsTop: root.playMid - root.blockH / 2 + (root.portrait ? root.others.height : 0) + furnished.pillH + Theme.sp(2)

    // So many cards in as few rows as make them largest.
    function gridIn(count: int, width: real, height: real, most: real): var {
        let best = {
            "h": 0,
            "columns": 1,
            "rows": 1
        };
        for (let rows = 1; rows <= 4; ++rows) {
            const columns = Math.ceil(Math.max(1, count) / rows);
            const h = Math.min(most, height / rows - root.between, (width / columns - root.between) / root.ratio);
            if (h > best.h + 1)
                best = {
                    "h": Math.max(44, Math.round(h)),
                    "columns": columns,
                    "rows": rows
                };
        }
        best.width = count === 0 ? 0 : best.columns * (best.h * root.ratio + root.between) - root.between;
        best.height = count === 0 ? 0 : best.rows * (best.h + root.between) + Theme.sp(1);
        return best;
    }

    function placeX(position: int): real {
        const later = position > 1; // behind the gap between the pairs
        return root.blockX + (position + 0.5) * root.cardW + (later ? position - 1 : position) * root.between + (later ? root.pairGap : 0);
    }

    function otherSpot(slot: int, count: int): var {
        const grid = root.others;
        const middleX = root.portrait ? root.table.width / 2 : root.blockX - Theme.sp(12) - grid.width / 2;
        const middleY = root.portrait ? root.cardsTop - furnished.pillH - Theme.sp(2) - grid.height / 2 : root.cardsTop + root.cardH / 2;
        const row = Math.floor(slot / grid.columns);
        const inRow = Math.min(grid.columns, count - row * grid.columns);
        const column = slot % grid.columns - (inRow - 1) / 2;
        return root.spot(middleX + column * (grid.h * root.ratio + root.between), middleY + (row - (grid.rows - 1) / 2) * (grid.h + root.between), grid.h, 0, 100 + slot);
    }

    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        if (zone === CardModel.Aside)
            return root.spot(root.placeX(root.positionOf(slot)), root.cardsTop + root.cardH / 2, root.cardH, 0, 200 + slot);
        return zone === CardModel.Table && root.laid ? root.otherSpot(slot, count) : null;
    }

    asideOpen: true
    ownBar: root.arranging ? bar : null
    runnerWant: root.laid ? root.blockH + Theme.sp(10) : root.tableGrid.rows * (root.tableGrid.h + root.tableGrid.gap) + Theme.sp(18)
    onSidesChanged: root.movePegs()
    Component.onCompleted: root.movePegs()
    onLaidChanged: {
        root.swaps = [false, false];
        root.fromRight = false;
    }
    onArrangingChanged: {
        if (!root.arranging)
            root.cardLayer.focusZone(CardModel.Hand);
    }
    // While the tendido is arranged, keys turn it about; the plain answers have none.
    Keys.onPressed: event => event.accepted = root.arranging && root.arrangeBy(event.key)

    readonly property var turns: ({
            [Qt.Key_1]: () => root.swap(0),
            [Qt.Key_2]: () => root.swap(1),
            [Qt.Key_Left]: () => root.fromRight = false,
            [Qt.Key_Right]: () => root.fromRight = true,
            [Qt.Key_Return]: () => root.layOut(),
            [Qt.Key_Enter]: () => root.layOut()
        })

    function arrangeBy(key: int): bool {
        const turn = root.turns[key];
        if (turn !== undefined)
            turn();
        return turn !== undefined || key >= Qt.Key_0 && key <= Qt.Key_9;
    }

    Repeater {
        id: answers

        model: root.controller.answers
        onItemAdded: ++root.known
        onItemRemoved: ++root.known

        delegate: Item {
            required property string worth
            required property var concerns

            Accessible.ignored: true
        }
    }

    Rectangle { // between the cards on the table and the tendido
        visible: root.laid && root.tableCards > 0 && !root.portrait
        x: root.blockX - Theme.sp(6)
        y: root.playMid - height / 2
        width: 2
        height: root.blockH * 0.9
        radius: 1
        color: Theme.clothInk
        opacity: 0.35
    }

    TendidoRow {
        id: furnished

        visible: root.arranging
        cardW: root.cardW
        cardH: root.cardH
        cardsTop: root.cardsTop
        keys: root.wide
        places: Array.from({
            "length": 4
        }, (none, position) => ({
                    "x": root.placeX(position),
                    "place": root.fromRight ? 4 - position : position + 1,
                    "lit": root.chosen !== null && root.chosen.concerns.includes(root.tendido[root.positionOf(position)])
                }))
        onSwapped: pair => root.swap(pair)
    }

    TendidoBar {
        id: bar

        visible: root.arranging
        prompt: root.controller.question
        brief: root.portrait
        fromRight: root.fromRight
        worth: root.chosen !== null ? root.chosen.worth : ""
        width: Math.min(parent.width, Theme.fs(960))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
        onDirectionChosen: fromRight => root.fromRight = fromRight
        onLaid: root.layOut()
    }

    furniture: PegBoard {
        goal: Number(root.options.target ?? 61)
        sides: root.sides.map(side => ({
                    "tile": side.tile,
                    "name": side.name,
                    "score": Number(side.score),
                    "before": root.pegs[side.side]?.before ?? 0,
                    "open": side.note
                }))
    }
}
