// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Porrazo: a pegged board, and the tendido that its dealer arranges on the runner.
GameTable {
    id: root

    readonly property bool laid: root.countOf(CardModel.Aside) > 0
    readonly property var options: root.controller.game.options
    readonly property var tendido: root.facts.tendido ?? []
    readonly property bool arranging: root.laid && root.controller.myTurn && root.tendido.length === 4 && answers.count > 0
    // The eight arrangements are listed in this order: direction, first pair, second pair.
    readonly property int row: (root.fromRight ? 1 : 0) + (root.swaps[0] ? 2 : 0) + (root.swaps[1] ? 4 : 0)
    readonly property var chosen: root.known >= 0 ? answers.itemAt(root.row) : null
    property bool fromRight: false
    property var swaps: [false, false]
    property int known: 0 // grows when the answers have changed

    function swap(pair: int) {
        root.swaps = root.swaps.map((swapped, place) => place === pair ? !swapped : swapped);
    }

    // What another dealer has said is shown for a moment, before the row goes to the table.
    readonly property var said: root.controller.picture.saying
    readonly property bool showing: root.laid && root.said.verb === "arrange" && !root.arranging

    function codeAt(zone: int, slot: int): string {
        return root.cardLayer.cardAt(zone, slot)?.code ?? "";
    }

    // From the order in which the cards came to the order in which they lie, and back.
    function positionOf(slot: int): int {
        if (root.showing)
            return Math.max(0, root.said.cards.indexOf(root.codeAt(CardModel.Aside, slot)));
        return root.swaps[slot >> 1] ? slot ^ 1 : slot;
    }

    function layOut() {
        root.controller.answering.answer(root.row);
    }

    // ---- the tendido on the runner, the cards of the table to its left, in portrait above it

    readonly property real ratio: Theme.ratio(root.controller.game.pack)
    readonly property real between: Theme.sp(3)
    readonly property real pairGap: Theme.sp(8)
    readonly property real broad: root.table.width - Math.max(Theme.sp(root.portrait ? 10 : 24), 2 * root.plates.sideRoom)
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

    // Every open card of the middle and where it lies.
    function openSpots(): var {
        const spots = {};
        for (const zone of [CardModel.Table, CardModel.Aside]) {
            const count = root.countOf(zone);
            for (let slot = 0; slot < count; ++slot)
                spots[root.codeAt(zone, slot)] = root.extraSpot(zone, 0, slot, count);
        }
        return spots;
    }

    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        if (zone === CardModel.Aside)
            return root.spot(root.placeX(root.positionOf(slot)), root.cardsTop + root.cardH / 2, root.cardH, 0, 200 + slot);
        return zone === CardModel.Table && root.laid ? root.otherSpot(slot, count) : null;
    }

    asideOpen: true
    ownBar: root.arranging ? bar : null
    runnerWant: root.laid ? root.blockH + Theme.sp(10) : root.tableGrid.rows * (root.tableGrid.h + root.tableGrid.gap) + Theme.sp(18)
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

        model: root.controller.answering.answers
        onItemAdded: ++root.known
        onItemRemoved: ++root.known

        delegate: Item {
            required property string worth
            required property list<string> concerns

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

    // The middle of each card of the row, the place that it is counted as, and whether it scores there.
    function rowPlaces(): var {
        const right = root.showing ? root.said.word === 1 : root.fromRight;
        return Array.from({
            "length": 4
        }, (none, position) => ({
                    "x": root.placeX(position),
                    "place": right ? 4 - position : position + 1,
                    "lit": root.showing ? root.said.lit.includes(root.said.cards[position]) : root.chosen !== null && root.chosen.concerns.includes(root.tendido[root.positionOf(position)])
                }));
    }

    TendidoRow {
        id: furnished

        visible: root.arranging || root.showing
        swaps: root.arranging
        cardW: root.cardW
        cardH: root.cardH
        cardsTop: root.cardsTop
        keys: root.wide
        places: root.rowPlaces()
        onSwapped: pair => root.swap(pair)
    }

    TendidoSets {
        visible: root.arranging
        sets: root.facts.sets ?? []
        spots: root.visible && root.arranging && root.revision >= 0 ? root.openSpots() : []
        ratio: root.ratio
    }

    Txt {
        visible: root.laid && root.tableCards > 0 && !root.portrait
        x: root.blockX - Theme.sp(12) - root.others.width
        y: root.playMid - root.others.height / 2 - height - Theme.sp(1)
        text: qsTr("On the table")
        size: 14
        color: Theme.clothInk
    }

    TendidoBar {
        id: bar

        visible: root.arranging
        prompt: root.controller.answering.question
        brief: root.portrait
        fromRight: root.fromRight
        worth: root.chosen !== null ? root.chosen.worth : ""
        width: Math.min(parent.width, Theme.fs(960))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
        onDirectionChosen: fromRight => root.fromRight = fromRight
        onLaid: root.layOut()
    }

    furnitureTitle: qsTr("Board", "the pegged board of the score")
    furnitureNote: qsTr("to %1", "so many points win").arg(root.options.target ?? "")
    furniture: PegBoard {
        goal: Number(root.options.target ?? 61)
        sides: root.sides
    }
}
