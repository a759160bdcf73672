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

    readonly property rect first: root.cardAt(0) // of the row

    function cardAt(position: int): rect {
        return root.layout.revision >= 0 ? root.layout.pairCard(position) : Qt.rect(0, 0, 0, 0);
    }

    // Every open card of the middle and where it lies.
    function openSpots(): var {
        const spots = {};
        for (const zone of [CardModel.Table, CardModel.Aside]) {
            const count = root.countOf(zone);
            for (let slot = 0; slot < count; ++slot) {
                const card = root.cardLayer.cardAt(zone, slot);
                if (card !== null)
                    spots[card.code] = card.spot;
            }
        }
        return spots;
    }

    asideOpen: true
    barNote: root.controller.answering.remark
    ownBar: root.arranging ? bar : null
    layout.pairs: root.laid
    layout.pairOrder: root.laid && root.revision >= 0 ? Array.from({
        "length": 4
    }, (none, slot) => root.positionOf(slot)) : []
    layout.pairRoom: Qt.size(furnished.pillH, furnished.swapH)
    onLaidChanged: {
        root.swaps = [false, false];
        root.fromRight = false;
    }
    onArrangingChanged: {
        if (!root.arranging)
            root.cardLayer.focusZone(CardModel.Hand);
    }
    // While the tendido is arranged, keys turn it about; the plain answers have none.
    Keys.onPressed: event => event.accepted = root.arranging && !root.stopped && root.arrangeBy(event.key)

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
        visible: root.laid && root.layout.pairDivider > 0
        x: root.layout.pairDivider
        y: root.playMid - height / 2
        width: 2
        height: root.layout.pairBlock.height * 0.9
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
                    "x": root.cardAt(position).x + root.first.width / 2,
                    "place": right ? 4 - position : position + 1,
                    "lit": root.showing ? root.said.lit.includes(root.said.cards[position]) : root.chosen !== null && root.chosen.concerns.includes(root.tendido[root.positionOf(position)])
                }));
    }

    TendidoRow {
        id: furnished

        visible: root.arranging || root.showing
        swaps: root.arranging
        cardW: root.first.width
        cardH: root.first.height
        cardsTop: root.first.y
        keys: root.wide
        places: root.rowPlaces()
        onSwapped: pair => root.swap(pair)
    }

    TendidoSets {
        visible: root.arranging
        sets: root.facts.sets ?? []
        spots: root.visible && root.arranging && root.revision >= 0 ? root.openSpots() : []
        ratio: Theme.ratio(root.controller.game.pack)
    }

    Txt {
        visible: root.laid && root.layout.pairDivider > 0
        x: root.layout.pairOthers.x
        y: root.layout.pairOthers.y - height - Theme.sp(1)
        text: qsTr("On the table")
        size: 14
        color: Theme.clothInk
    }

    TendidoBar {
        id: bar

        visible: root.arranging && !root.stopped
        prompt: root.controller.answering.question
        brief: root.portrait
        fromRight: root.fromRight
        worth: root.chosen !== null ? root.chosen.worth : ""
        width: Math.min(root.layout.barWidth, Theme.fs(960))
        most: root.layout.barMost
        x: root.layout.barMiddle - width / 2
        y: root.layout.barEnd - height
        onDirectionChosen: fromRight => root.fromRight = fromRight
        onLaid: root.layOut()
    }

    dealSlip: true // the end of a pack is the biggest booking of all
    furnitureTitle: qsTr("Board", "the pegged board of the score")
    furnitureNote: qsTr("to %1", "so many points win").arg(root.options.target ?? "")
    lanes: board
    furniture: PegBoard {
        id: board

        goal: Number(root.options.target ?? 61)
        sides: root.sides
    }
}
