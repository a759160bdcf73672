// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The frame of every game: seats, hand, piles, the question with its answers, what is said and booked. A game adds the
// furniture of its score and, where its cards lie in other ways, its own spots.
Stage {
    id: root

    required property TableController controller
    property alias furniture: beside.furniture // the score as it is kept in this game
    property string furnitureTitle: qsTr("Score")
    property string furnitureNote // how a game is won
    property bool bubblesBelow: false // what the others say stands below their plates
    property var away: [] // seats that take no part for now
    property string capturedLabel: qsTr("took")
    property bool showStock: true // piles that the game has
    property bool showCaptured: true
    property real upperLeft: piles.leftRoom // room that the top row leaves to piles
    property real upperRight: piles.rightRoom
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
    property Item slip: null // a paper of its own place: in the rail, in portrait below the upper seats
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
    readonly property Item answering: root.ownBar !== null ? root.ownBar : bar
    // What the words beside the cloth leave to a question without answers.
    readonly property real plainRoom: root.portrait || asides.count === 0 ? table.width : table.width - 2 * (asides.width + Theme.sp(3))
    // In portrait many words stand in the place of the answers while there are none.
    readonly property bool wordsAbove: root.portrait && !root.answering.visible && asides.count > 2
    readonly property alias cardLayer: cards
    readonly property alias tableGrid: spots.tableGrid
    readonly property alias plates: seatPlates
    readonly property alias slipPlace: beside.hintPlace
    readonly property real slipTop: seatPlates.lowerEnd + Theme.sp(2)
    readonly property real slipRoom: root.slip !== null && !root.wide ? root.slip.height + Theme.sp(2) : 0
    readonly property alias handParts: hand.parts // how the viewer's hand is grouped and sorted
    property bool sorts: false // the hand is large enough for the viewer to sort it
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
        return beside.focusScore();
    }

    // Words that stand behind one word, by its key.
    function openWords(key: string): bool {
        return asides.openGroup(key);
    }

    // False where the hand is not the viewer's to sort.
    function sortHand(): bool {
        if (root.sorts)
            root.handParts.sort();
        return root.sorts;
    }

    function focusTitle(): bool {
        root.titleBar.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function focusLog(): bool {
        return beside.focusLog();
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
        return spots.pileSpot(pile, level);
    }

    title: root.controller.game.name
    subtitle: root.controller.game.seal === "" ? root.controller.game.headline : root.controller.game.headline + " · " + root.controller.game.seal
    strip: root.controller.game.sides
    canUndo: root.controller.canUndo
    canHint: root.controller.myTurn
    playTop: seatPlates.lowerEnd + Theme.sp(root.compact ? 3.5 : 2.5) + root.slipRoom
    playBottom: root.handTop - root.overHand - Theme.sp(2.5) - root.barRoom
    runnerWant: root.tableGrid.rows * (root.tableGrid.h + root.tableGrid.gap) + Theme.sp(18)
    onBackRequested: root.homeRequested()
    onHintRequested: root.controller.assistant.askHint()
    onUndoRequested: root.controller.undo()

    Binding {
        target: root.controller.cards
        property: "asideOpen"
        value: root.asideOpen
    }

    Binding {
        target: root.controller.picture.account
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
        plates: seatPlates
        piles: piles
        hand: hand
        layer: cards
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

    TablePiles {
        id: piles

        anchors.fill: parent
        controller: root.controller
        stock: root.showStock
        captured: root.showCaptured
        capturedLabel: root.capturedLabel
        pileH: root.pileH
        bare: root.portrait
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
        spotOf: (zone, owner, slot, count) => root.extraSpot(zone, owner, slot, count) ?? spots.spotOf(zone, owner, slot, count)
        handTop: root.handTop
        onPressed: row => root.controller.answering.press(row)
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
        rightEnd: width - (root.portrait ? Theme.sp(2) : Math.max(piles.ownRoom + Theme.sp(root.showCaptured ? 4 : 5), asides.width > 0 ? asides.width + Theme.sp(3) : 0))
    }

    AnswerBar {
        id: bar

        visible: wanted && root.ownBar === null && !root.controller.looking.active && !(root.quiet && count === 0)
        controller: root.controller
        portrait: root.portrait
        compact: root.compact
        note: root.barNote
        width: Math.min(parent.width, count === 0 ? Math.min(Theme.fs(460), root.plainRoom) : Theme.fs(root.compact ? 760 : 1000))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - root.overHand - height
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
        most: root.wordsAbove ? parent.width : root.portrait ? parent.width - piles.ownRoom - seatPlates.ownWidth - Theme.sp(3) : Theme.fs(240)
        x: parent.width - width - (root.portrait && !root.wordsAbove ? piles.ownRoom : Theme.sp(root.portrait ? 0 : 2))
        y: root.wordsAbove ? root.handTop - root.overHand - height : root.portrait ? parent.height - height - Theme.sp(0.5) : piles.ownTop - height
    }

    TableVoices {
        anchors.fill: parent
        z: 10
        controller: root.controller
        plates: seatPlates
        cards: cards
        papers: root.papers
        bubblesBelow: root.bubblesBelow
        fewestWins: root.fewestWins
        playTop: root.playTop
        playMid: root.playMid
        answersEnd: root.handTop - root.overHand
        handTop: root.handTop
        onRuleRequested: section => root.ruleRequested(section)
    }

    TableHint {
        id: tableHint

        controller: root.controller
        parent: root.wide ? beside.hintPlace : root.table
        width: root.wide ? beside.width : Math.min(root.table.width - Theme.sp(4), Theme.fs(360))
        x: root.wide ? 0 : (root.table.width - width) / 2
        y: root.wide ? 0 : Theme.sp(2)
        z: 25
    }

    rail: TableRail {
        id: beside

        controller: root.controller
        scoreTitle: root.furnitureTitle
        scoreNote: root.furnitureNote
        lowerEnd: root.railEnd
        hinted: tableHint.wanted || root.slip !== null
        hintHeight: root.slip !== null ? root.slip.height : tableHint.height
        spacing: root.gap
    }
}
