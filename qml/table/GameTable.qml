// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The frame of every game: seats, hand, piles, the question with its answers, what is said and booked. A game adds the
// furniture of its score and says what it wants of the layout.
Stage {
    id: root

    required property TableController controller
    property alias furniture: beside.furniture // the score as it is kept in this game
    property string furnitureTitle: qsTr("Score")
    property string furnitureNote // how a game is won
    property list<int> away // seats that take no part for now
    property string capturedLabel: qsTr("took")
    property string stockLabel // where the game has another word for it
    property string discardsLabel
    property bool captures: true // cards are taken from the table, and lie in piles
    property bool asideOpen: false // cards laid aside lie face up
    property bool dealSlip: false // the end of a deal is booked on a slip that waits for the player
    property bool fewestWins: false // points are booked against a side
    property bool handsOpen: false // so do cards of other hands that have been laid open
    property var papers: [] // items of the game's own on the cloth, that no bubble covers
    property string barNote // below the question in the bar
    property real mostAnswers: 100000 // high; higher ones cover the lower part of the runner
    property real mostSaid: 1 // the share of the height that the coach's line may take
    property var wordGlyphs: ({}) // icons of words beside the cloth, by their key
    property var wordGlyphOf: code => "" // and of those behind another one, by their spelling
    property size slip: Qt.size(0, 0) // the whole of a paper at the far end of the runner, in portrait below the upper seats
    property bool explaining: false // why a press was of no use is being said
    property bool led: false // by that paper: it has the way on
    property var lanes: null // the furniture that keeps the scores, if it has a lane for the side in each place
    property Item stakeItem: null // what shows how much is at stake
    property ActionBar ownBar: null // a bar of the game's own in the place of the plain answers

    readonly property var facts: root.controller.game.facts // by their names on the rules page, as the viewer knows them
    readonly property list<sideScore> sides: root.controller.game.sides
    readonly property rect ownPile: root.layout.revision >= 0 ? root.layout.pile(TableLayout.OwnPile) : Qt.rect(0, 0, 0, 0)
    readonly property rect ownPlate: root.layout.revision >= 0 ? root.layout.plate(root.controller.game.viewer) : Qt.rect(0, 0, 0, 0)
    readonly property int tableCards: root.countOf(CardModel.Table)
    readonly property real handTop: root.layout.handTop
    readonly property bool coached: !root.wide && root.controller.coach.sentence !== "" && !root.stopped && !root.controller.looking.active
    readonly property real coachRoom: root.coached && coachLine.room > 0 ? coachLine.room + (root.answering.visible || root.wordsAbove ? Theme.sp(1.5) : 0) : 0
    // Where there is no rail the hint lies on the cloth, above the answers and beside the words.
    readonly property rect hintPlace: Qt.rect(Theme.sp(2), Theme.sp(2), (root.portrait || asides.count === 0 || asides.y > root.answersTop ? root.table.width : asides.x) - Theme.sp(4), root.answersTop - Theme.sp(4))
    readonly property real answersTop: root.answering.visible ? root.layout.barEnd - root.answering.height : root.wordsAbove ? root.layout.barEnd - root.wordsHeight : root.handTop
    readonly property real wordsHeight: asides.height + (asked.visible ? asked.height + Theme.sp(1) : 0)
    readonly property bool stopped: root.controller.coach.stopping // a costly move waits in the place of the answers
    readonly property ActionBar answering: root.stopped ? coachBar : root.ownBar !== null ? root.ownBar : bar
    // In portrait many words stand in the place of the answers while there are none.
    readonly property bool wordsAbove: root.portrait && !root.answering.visible && asides.count > 2
    readonly property alias cardLayer: cards
    readonly property alias plates: seatPlates
    readonly property alias words: asides // that may be said out of turn
    readonly property alias askedLine: asked
    readonly property alias hintSlip: tableHint
    readonly property alias handParts: hand.parts // how the viewer's hand is grouped and sorted
    property bool sorts: false // the hand is large enough for the viewer to sort it
    readonly property int revision: root.controller.cards.revision // grows when cards have moved

    signal homeRequested
    signal enlargeRequested(string code)
    signal ruleRequested(string section)

    // The keys of what the coach asks.
    function coachKey(event: var): bool {
        return root.stopped && coachBar.key(event);
    }

    function focusAnswers(): bool {
        return bar.visible && bar.focusFirst() || asides.focusFirst();
    }

    function hintShown(): bool {
        return tableHint.visible && tableHint.height > 0;
    }

    function focusScore(): bool {
        return beside.focusScore();
    }

    // Where a score is kept, what is at stake, and what has happened; without the rail, what opens them.
    function scoreItem(side: int): Item {
        const place = Array.from(root.sides).findIndex(row => row.side === side);
        if (!root.wide)
            return root.scoreStrip.plateOf(place);
        return root.lanes === null ? beside.score : root.lanes.laneOf(place);
    }

    function stakeMark(): Item {
        if (root.stakeItem !== null && root.stakeItem.visible)
            return root.stakeItem;
        if (root.wide)
            return beside.score;
        return root.scoreStrip;
    }

    function logMark(): Item {
        if (root.wide)
            return beside.log;
        return root.titleBar.logButton;
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

    title: root.controller.game.name
    subtitle: root.controller.game.seal === "" ? root.controller.game.headline : root.controller.game.headline + " · " + root.controller.game.seal
    strip: root.controller.game.sides
    canUndo: root.controller.canUndo
    canHint: root.controller.myTurn
    onBackRequested: root.homeRequested()
    onHintRequested: root.controller.assistant.askHint()
    onUndoRequested: root.controller.undo()
    layout.cards: root.controller.cards
    layout.players: root.controller.game.players
    layout.viewer: root.controller.game.viewer
    layout.clockwise: root.controller.game.clockwise
    layout.deal: root.controller.game.deal
    layout.groups: hand.parts.groups
    layout.ownSide: root.sides.length > 0 ? root.sides[0].side : 0
    layout.pale: root.away
    layout.captured: root.captures
    layout.takenAtPlates: root.captures && root.sides.length > 2
    layout.mostBar: root.mostAnswers + root.coachRoom // what the coach says covers nothing
    layout.bar: (root.answering.visible ? root.answering.height : 0) + root.coachRoom
    layout.words: Qt.size(asides.width, root.wordsHeight + (root.wordsAbove ? root.coachRoom : 0))
    layout.wordsAbove: root.wordsAbove
    layout.slip: root.slip
    layout.covered: root.papers.filter(item => item.visible).map(item => Qt.rect(item.x, item.y, item.width, item.height)).concat(asides.count === 0 ? [] : [Qt.rect(asides.x, asides.y, asides.width, asides.height)])

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

    SeatPlates {
        id: seatPlates

        anchors.fill: parent
        controller: root.controller
        layout: root.layout
        portrait: root.portrait
        away: root.away
        capturedLabel: root.capturedLabel
    }

    TablePiles {
        id: piles

        anchors.fill: parent
        z: cards.z + 3 // the pills lie on the cards, while one is dragged too
        controller: root.controller
        layout: root.layout
        capturedLabel: root.capturedLabel
        stockLabel: root.stockLabel
        discardsLabel: root.discardsLabel
    }

    Txt {
        x: root.playCentre - width / 2
        y: root.playMid - height / 2
        visible: root.tableCards === 0 && !(root.asideOpen && root.countOf(CardModel.Aside) > 0) && !root.controller.running && root.controller.game.sides.length > 0
        text: root.captures ? qsTr("The table is empty.") : ""
        size: 15
        color: Theme.clothInk
    }

    CardLayer {
        id: cards

        anchors.fill: parent
        z: carried >= 0 ? 15 : 0 // a card that is dragged passes above everything that lies or is said here
        controller: root.controller
        layout: root.layout
        handTop: root.handTop
        explaining: root.explaining
        tipEnd: root.answering.visible ? root.answering.y : root.handTop
        onPressed: row => root.controller.answering.press(row)
        onEnlarged: code => root.enlargeRequested(code)
        onRuleRequested: root.rulesRequested()
    }

    Hand {
        id: hand

        anchors.fill: parent
        controller: root.controller
        layout: root.layout
        brief: root.portrait
    }

    Binding {
        target: root.answering
        property: "aside"
        value: root.coached ? coachSign.width : 0
    }

    AnswerBar {
        id: bar

        visible: wanted && !root.stopped && root.ownBar === null && !root.controller.looking.active && !(count === 0 && (root.slip.height > 0 || root.portrait && asides.count > 2))
        controller: root.controller
        portrait: root.portrait
        compact: root.compact
        dense: root.slip.height > 0
        note: root.barNote
        width: Math.min(root.layout.barWidth, Theme.fs(count === 0 ? 460 : root.compact ? 760 : 1000))
        most: root.layout.barMost
        x: root.layout.barMiddle - width / 2
        y: root.layout.barEnd - height
    }

    CoachBar {
        id: coachBar

        visible: wanted
        controller: root.controller
        portrait: root.portrait
        width: Math.min(root.layout.barWidth, Theme.fs(root.compact ? 760 : 900))
        x: root.layout.barMiddle - width / 2
        y: root.layout.barEnd - height
        z: 5
        onWantedChanged: wanted ? coachBar.focusFirst() : cards.focusZone(CardModel.Hand)
    }

    CoachLine {
        id: coachLine

        readonly property real below: root.answering.visible ? root.answering.height : root.wordsAbove ? root.wordsHeight : 0
        readonly property real above: root.layout.barEnd - below - height - (below > 0 ? Theme.sp(1.5) : 0)

        visible: root.coached && !(coachLine.folded && coachLine.beside) && !tableHint.visible // the hint lies in its place
        coach: root.controller.coach
        beside: root.answering.visible ? root.answering.stacked : asked.visible
        scarce: below > 0 && below + whole > root.table.height * (root.wordsAbove ? 0.45 : 0.55) || whole > root.table.height * root.mostSaid
        most: Math.min(root.layout.barWidth, Theme.fs(760))
        x: root.layout.barMiddle - width / 2
        y: scarce || root.wordsAbove ? Math.max(0, above) : root.layout.barEnd - root.layout.bar
        z: scarce && !folded ? 20 : 0
        onRuleRequested: section => root.ruleRequested(section)
    }

    CoachSign {
        id: coachSign

        visible: root.coached && coachLine.scarce && coachLine.beside
        coach: root.controller.coach
        x: root.answering.visible ? root.answering.x + root.answering.width - width - Theme.sp(1) : parent.width - width
        y: root.answering.visible ? root.answering.y + Theme.sp(0.5) : asked.y + (asked.height - height) / 2
        z: root.answering.z + 1
        ink: root.answering.visible ? Theme.azul : Theme.clothInk
        opened: coachLine.opened
        onClicked: coachLine.opened = !coachLine.opened
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
        most: root.wordsAbove ? parent.width : root.portrait ? Math.max(parent.width * 0.5, (root.ownPile.width > 0 ? root.ownPile.x : parent.width) - root.ownPlate.x - root.ownPlate.width - Theme.sp(4)) : Theme.fs(240)
        x: !root.wordsAbove && root.portrait && root.ownPile.width > 0 ? root.ownPile.x - width - Theme.sp(1) : parent.width - width - Theme.sp(root.portrait ? 0 : 2)
        y: root.wordsAbove ? root.layout.barEnd - height : root.portrait ? parent.height - height - Theme.sp(0.5) : (root.ownPile.height > 0 ? root.ownPile.y : parent.height) - height - Theme.sp(1)
    }

    Snug { // the question where words stand in the place of its bar
        id: asked

        visible: root.wordsAbove && words !== "" && !root.controller.looking.active && Settings.tellsMyTurn
        x: (parent.width - width) / 2
        y: asides.y - height - Theme.sp(1)
        most: parent.width - 2 * coachSign.width
        horizontalAlignment: Text.AlignHCenter
        words: root.controller.answering.question
        size: 16
        strong: true
        color: Theme.clothInk
    }

    TableVoices {
        anchors.fill: parent
        z: 10
        controller: root.controller
        layout: root.layout
        led: root.led
        fewestWins: root.fewestWins
        playTop: root.playTop
        playMid: root.playMid
        answersEnd: root.layout.barEnd
        handTop: root.handTop
        onRuleRequested: section => root.ruleRequested(section)
    }

    TableHint {
        id: tableHint

        controller: root.controller
        parent: root.wide ? beside.hintPlace : root.table
        width: root.wide ? beside.width : Math.min(root.hintPlace.width, Theme.fs(told && !root.portrait ? 680 : 360))
        x: root.wide ? 0 : root.hintPlace.x + (root.hintPlace.width - width) / 2
        y: root.wide ? 0 : root.hintPlace.y
        z: 25
        room: root.wide ? root.railEnd - beside.hintPlace.y : root.hintPlace.height
    }

    rail: TableRail {
        id: beside

        controller: root.controller
        scoreTitle: root.furnitureTitle
        scoreNote: root.furnitureNote
        lowerEnd: root.railEnd
        hinted: tableHint.wanted
        onRuleRequested: section => root.ruleRequested(section)
        hintHeight: tableHint.height
        spacing: root.gap
    }
}
