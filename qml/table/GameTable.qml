// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Components

// The frame of every game: seats, hand, piles, the question with its answers, what is said and booked. A game adds the
// furniture of its score and, where its cards lie in other ways, its own spots.
Stage {
    id: root

    required property TableController controller
    property alias furniture: holder.data // the score as it is kept in this game
    property string furnitureTitle: qsTr("Score")
    property bool bubblesBelow: false // what the others say stands below their plates
    property var away: [] // seats that take no part for now
    property string capturedLabel: qsTr("took")
    property bool showStock: true // piles that the game has
    property bool showCaptured: true
    property real upperLeft: root.showStock ? stock.width + Theme.sp(4) : 0 // room that the top row leaves to piles
    property real upperRight: root.showCaptured ? otherPile.width + Theme.sp(4) : 0
    property bool asideOpen: false // cards laid aside lie face up
    property bool dealSlip: false // the end of a deal is booked on a slip that waits for the player
    property bool fewestWins: false // points are booked against a side
    property real mostBarRoom: 100000 // a higher bar covers the lower part of the runner
    property bool handsOpen: false // so do cards of other hands that have been laid open
    property var papers: [] // items of the game's own on the cloth, that no bubble covers
    property bool quiet: false // nothing in the place of the answers where a card alone is asked for
    property string barNote // below the question in the bar
    property var wordGlyphs: ({}) // icons of words beside the cloth, by their key
    property var wordGlyphOf: code => "" // and of those behind another one, by their spelling
    property Item ownBar: null // a bar of the game's own in the place of the plain answers
    property var seatCentres: null // as SeatPlates' places
    property int tableCards: root.countOf(CardModel.Table)

    readonly property var facts: root.controller.game.facts // by their names on the rules page, as the viewer knows them
    readonly property var sides: root.controller.game.sides
    readonly property real backs: seatPlates.backs
    readonly property real pileH: root.compact ? Theme.fs(46) : Theme.sp(19)
    readonly property real footRoom: root.portrait ? Theme.fs(44) + Theme.sp(4) : 0 // in portrait the plates stand below the hand
    readonly property real handTop: table.height - root.handH - (root.portrait ? root.footRoom : Theme.sp(3)) - hand.rise
    readonly property real overHand: Math.max(root.handH * 0.13 + Theme.sp(2.5), hand.labelH + 6 + Theme.sp(1)) // room for lifted cards, and for names
    readonly property real barRoom: Math.min(root.mostBarRoom, Math.max(root.answering.visible ? root.answering.height : root.wordsAbove ? asides.height : 0, root.quiet && !root.portrait ? 0 : root.portrait ? Theme.fs(60) : Theme.fs(46)))
    readonly property Item answering: root.ownBar ?? bar
    // What the words beside the cloth leave to a question without answers.
    readonly property real plainRoom: root.portrait || asides.count === 0 ? table.width : table.width - 2 * (asides.width + Theme.sp(3))
    // In portrait many words stand in the place of the answers while there are none.
    readonly property bool wordsAbove: root.portrait && !root.answering.visible && asides.count > 2
    readonly property alias cardLayer: cards
    readonly property alias tableGrid: spots.tableGrid
    readonly property alias plates: seatPlates
    readonly property alias handParts: hand.parts // how the viewer's hand is grouped and sorted
    readonly property int revision: root.controller.cards.revision // grows when cards have moved

    signal homeRequested
    signal enlargeRequested(string code)
    signal ruleRequested(string section)

    function focusAnswers(): bool {
        return bar.visible && bar.focusFirst() || asides.focusFirst();
    }

    function hintShown(): bool {
        return tableHint.visible && tableHint.height > 0;
    }

    function focusScore(): bool {
        if (root.wide)
            score.forceActiveFocus(Qt.TabFocusReason);
        return root.wide;
    }

    // Words that stand behind one word, by its key.
    function openWords(key: string): bool {
        return asides.openGroup(key);
    }

    function focusTitle(): bool {
        root.titleBar.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function focusLog(): bool {
        return root.wide && logPanel.focusList();
    }

    function countOf(zone: int): int {
        return root.revision >= 0 ? root.controller.cards.countIn(zone, -1) : 0;
    }

    function pileCount(zone: int, owner: int): int {
        return root.revision >= 0 ? root.controller.cards.countIn(zone, owner) : 0;
    }

    // ---- where cards lie

    // A game whose cards lie in other ways overrides this; null: the usual spot.
    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        return null;
    }

    function spot(x: real, y: real, h: real, turn: real, depth: int): var {
        return spots.spot(x, y, h, turn, depth);
    }

    function pileSpot(pile: PileSpot, level: int): var {
        return root.spot(pile.middle.x - 3 + 2 * level, pile.middle.y - 2 * level, pile.h, 0, 20 + level);
    }

    function capturedPile(side: int): PileSpot {
        const mine = root.controller.game.sides.length > 0 && root.controller.game.sides[0].side === side;
        return mine ? ownPile : otherPile;
    }

    function spotOf(zone: int, owner: int, slot: int, count: int): var {
        const special = root.extraSpot(zone, owner, slot, count);
        if (special !== null)
            return special;
        const level = Math.max(0, 3 - cards.depthOf(zone, slot, count));
        switch (zone) {
        case CardModel.Hand:
            return owner === root.controller.game.viewer ? hand.spot(slot, count) : seatPlates.handSpot(owner, slot, count);
        case CardModel.Table:
            return spots.tableSpot(slot, count);
        case CardModel.Trick:
            return spots.trickSpot(owner, slot, count);
        case CardModel.Captured:
            return root.pileSpot(root.capturedPile(owner), level);
        default:
            return root.showStock ? root.pileSpot(stock, level) : root.spot(stock.middle.x, stock.middle.y, 0, 0, 0);
        }
    }

    title: root.controller.game.name
    subtitle: root.controller.game.seal === "" ? root.controller.game.headline : root.controller.game.headline + " · " + root.controller.game.seal
    strip: root.controller.game.sides
    canUndo: root.controller.canUndo
    canHint: root.controller.myTurn
    playTop: seatPlates.lowerEnd + Theme.sp(root.compact ? 3.5 : 2.5)
    playBottom: root.handTop - root.overHand - Theme.sp(2.5) - root.barRoom
    runnerWant: root.tableGrid.rows * (root.tableGrid.h + root.tableGrid.gap) + Theme.sp(18)
    onBackRequested: root.homeRequested()
    onHintRequested: root.controller.askHint()
    onUndoRequested: root.controller.undo()

    Binding {
        target: root.controller.cards
        property: "asideOpen"
        value: root.asideOpen
    }

    Binding {
        target: root.controller.teller.account
        property: "wanted"
        value: root.dealSlip
    }

    Binding {
        target: root.controller.cards
        property: "handsOpen"
        value: root.handsOpen
    }

    CardSpots {
        id: spots

        controller: root.controller
        width: root.table.width
        top: root.playTop
        bottom: root.playBottom
        handH: root.handH
        sideRoom: seatPlates.sideRoom
        portrait: root.portrait
        tableCards: root.tableCards
    }

    SeatPlates {
        id: seatPlates

        anchors.fill: parent
        controller: root.controller
        portrait: root.portrait
        compact: root.compact
        leftRoom: root.upperLeft
        rightRoom: root.upperRight
        pilesHeight: root.pileH + Theme.fs(22)
        places: root.seatCentres
        away: root.away
    }

    PileSpot {
        id: otherPile

        visible: root.showCaptured

        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(2)
        y: Theme.sp(1)
        h: root.pileH
        count: root.countOf(CardModel.Captured) - ownPile.count // of all other sides
        label: root.capturedLabel
        bare: root.portrait
    }

    PileSpot {
        id: stock

        visible: root.showStock

        x: Theme.sp(2)
        y: Theme.sp(1)
        h: root.pileH
        count: root.pileCount(CardModel.Stock, 0)
        label: qsTr("stock")
        bare: root.portrait
    }

    PileSpot {
        id: ownPile

        visible: root.showCaptured

        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(2)
        anchors.bottom: parent.bottom
        h: root.pileH
        count: root.controller.game.sides.length > 0 ? root.pileCount(CardModel.Captured, root.controller.game.sides[0].side) : 0
        label: root.capturedLabel
        bare: root.portrait
    }

    PileCount {
        id: pileCount

        controller: root.controller
        pile: root.capturedPile(pileCount.side)
        room: root.table
    }

    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.playMid - height / 2
        visible: root.tableCards === 0 && !(root.asideOpen && root.countOf(CardModel.Aside) > 0) && !root.controller.running && root.controller.game.sides.length > 0
        text: root.showCaptured ? qsTr("The table is empty.") : ""
        size: 15
        color: Theme.clothInk
    }

    CardLayer {
        id: cards

        anchors.fill: parent
        controller: root.controller
        spotOf: root.spotOf
        handTop: root.handTop
        onPressed: row => root.controller.press(row)
        onEnlarged: code => root.enlargeRequested(code)
        onRuleRequested: root.rulesRequested()
    }

    Hand {
        id: hand

        anchors.fill: parent
        controller: root.controller
        cardH: root.handH
        topEdge: root.handTop
        compact: root.compact
        brief: root.portrait
        leftEnd: root.portrait ? Theme.sp(2) : seatPlates.ownWidth + Theme.sp(5)
        rightEnd: width - (root.portrait ? Theme.sp(2) : Math.max(root.showCaptured ? ownPile.width + Theme.sp(6) : Theme.sp(5), asides.width > 0 ? asides.width + Theme.sp(3) : 0))
    }

    AnswerBar {
        id: bar

        visible: wanted && root.ownBar === null && !root.controller.looking && !(root.quiet && count === 0)
        controller: root.controller
        portrait: root.portrait
        compact: root.compact
        note: root.barNote
        width: Math.min(parent.width, count === 0 ? Math.min(Theme.fs(460), root.plainRoom) : Theme.fs(root.compact ? 760 : 1000))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
    }

    LookingStrip {
        visible: root.controller.looking
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
        onBackRequested: root.controller.stopLooking()
        onRuleRequested: root.ruleRequested(root.controller.section())
    }

    Curtain {
        controller: root.controller
        z: 30
        width: Math.min(parent.width - Theme.sp(4), Theme.fs(420))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - height - Theme.sp(4)
    }

    Asides {
        id: asides

        controller: root.controller
        row: root.portrait
        brief: root.compact && !root.wordsAbove
        glyphs: root.wordGlyphs
        glyphOf: root.wordGlyphOf
        keys: root.wide
        perRow: root.wordsAbove ? 3 : 100
        most: root.wordsAbove ? parent.width : root.portrait ? parent.width - pileRoom - seatPlates.ownWidth - Theme.sp(3) : Theme.fs(240)
        x: parent.width - width - (root.portrait && !root.wordsAbove ? pileRoom : Theme.sp(root.portrait ? 0 : 2))
        y: root.wordsAbove ? root.handTop - root.overHand - height : root.portrait ? parent.height - height - Theme.sp(0.5) : (root.showCaptured ? ownPile.y - Theme.sp(1) : parent.height - Theme.sp(2)) - height

        readonly property real pileRoom: root.showCaptured ? ownPile.width + Theme.sp(2) : 0
    }

    Bubbles {
        anchors.fill: parent
        z: 10
        below: root.bubblesBelow
        controller: root.controller
        plates: seatPlates
        cards: cards
        furniture: root.papers
    }

    TableHint {
        id: tableHint

        controller: root.controller
        parent: root.wide ? hintPlace : root.table
        width: root.wide ? hintPlace.width : Math.min(root.table.width - Theme.sp(4), Theme.fs(360))
        x: root.wide ? 0 : (root.table.width - width) / 2
        y: root.wide ? 0 : Theme.sp(2)
        z: 25
    }

    TableToast {
        controller: root.controller
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.playTop + Theme.sp(2)
        z: 20
        most: parent.width - Theme.sp(8)
        onRuleRequested: section => root.ruleRequested(section)
    }

    DealSlip {
        controller: root.controller
        fewestWins: root.fewestWins
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.sp(2), root.playMid - height / 2)
        z: 20
        most: parent.width - Theme.sp(6)
        tallest: parent.height - Theme.sp(8)
    }

    rail: [
        ScorePanel {
            id: score

            width: parent ? parent.width : 0
            title: root.furnitureTitle
            sides: root.sides

            Column {
                id: holder

                width: parent.width
            }
        },
        Item { // the place of the hint, where there is a rail
            id: hintPlace

            width: parent ? parent.width : 0
            height: tableHint.height
            visible: root.wide && tableHint.wanted
        },
        LogPanel {
            id: logPanel

            function focusList(): bool {
                forceActiveFocus(Qt.TabFocusReason);
                return tall;
            }

            width: parent ? parent.width : 0
            title: qsTr("This game")
            lowerEnd: root.railEnd
            model: root.controller.teller.log
            onLineActivated: row => root.controller.lookAt(row)
        }
    ]
}
