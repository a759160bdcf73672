// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// A game at the table: the game's own view by its id, the keys, and what lies above it.
FocusScope {
    id: root

    required property TableController controller
    property real footRoom: 0 // that the table leaves below it
    property alias tempo: pace.tempo
    property string heading // of the page; empty: the game's own
    property string subheading
    property bool hinting: true // a hint may be asked for

    readonly property var view: loader.item // a GameTable; Qt 6.4 cannot compile a cast to it
    readonly property bool making: loader.status === Loader.Loading
    readonly property string game: root.controller.game.id
    readonly property string file: root.controller.game.tableFile

    signal homeRequested
    signal reviewRequested
    signal ruleRequested(string section)
    signal menuRequested
    signal lessonAboutRequested(string lesson, string section)

    Binding {
        target: root.view
        when: root.view !== null && root.heading !== ""
        property: "title"
        value: root.heading
    }

    Binding {
        target: root.view
        when: root.view !== null && root.subheading !== ""
        property: "subtitle"
        value: root.subheading
    }

    Binding {
        target: root.view
        when: root.view !== null && !root.hinting
        property: "canHint"
        value: false
    }

    // What the commands of the table do, by mouse or key; false: there was nothing to do.
    readonly property var doing: ({
            "hint": () => root.controller.assistant.askHint(),
            "lesshint": () => root.controller.assistant.lessHint(),
            "move": () => root.controller.turns.demonstrate(),
            "last": () => root.controller.looking.lookAtLast(),
            "log": () => root.openLog(),
            "sort": () => root.view.sortHand(),
            "enlarge": () => large.show(root.view.cardLayer.codeOfFocus()),
            "along": event => root.view.cardLayer.step(root.ahead(event)),
            "shift": event => root.view.cardLayer.shift(root.ahead(event)),
            "across": event => event.key === Qt.Key_Up ? root.goUp() : root.goDown(),
            "press": event => event.key !== Qt.Key_Space && root.controller.answering.key("Enter") || root.enter(),
            "answer": event => root.offered(event.text),
            "back": () => root.putBack(),
            "zone": event => root.nextZone(event.modifiers & Qt.ShiftModifier ? -1 : 1),
            "sayhand": () => root.controller.assistant.tellAbout("hand"),
            "saytable": () => root.controller.assistant.tellAbout("table"),
            "sayscore": () => root.controller.assistant.tellAbout("score"),
            "saymoves": () => root.controller.assistant.tellAbout("moves"),
            "sayturn": () => root.controller.assistant.tellAbout("turn"),
            "saystake": () => root.controller.assistant.tellAbout("stake"),
            "sayagain": () => root.controller.assistant.tellAbout("again")
        })

    // Beside the table it is there already, and has the focus.
    function openLog(): bool {
        if (root.view.wide)
            return root.view.focusLog();
        root.view.openDrawer();
        return true;
    }

    function ahead(event: var): int {
        return event.key === Qt.Key_Left ? -1 : 1;
    }

    // Does a command of the table; what does not say otherwise had something to do.
    function run(command: string, event: var): bool {
        return root.view !== null && (root.doing[command](event) ?? true);
    }

    // The section of the rules about what is on the screen: a refusal, a position looked back at, the question.
    function section(): string {
        return refusal.visible && refusal.rule !== "" ? refusal.rule : root.controller.assistant.section();
    }

    // What stands over the table may want a key first.
    function keyFirst(event: var): bool {
        return false;
    }

    function keyPressed(event: var): bool {
        if (root.view.coachKey(event) || root.keyFirst(event))
            return true;
        if (root.controller.looking.active && event.key !== Qt.Key_Shift && event.key !== Qt.Key_F1) {
            root.controller.looking.stop();
            return true;
        }
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        const command = Commands.byTableKey(event.key, event.modifiers, event.text);
        if (root.controller.picture.account.waits && event.text !== "" && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab) {
            if (command === "press" || command === "back")
                root.controller.skip();
            return true; // what is typed too early closes nothing that is still to be read
        }
        if (!(event.modifiers & Qt.ShiftModifier && command !== "") && root.offered(event.text.toUpperCase()))
            return true;
        if (command !== "" && root.run(command, event))
            return true;
        if ((command === "" || command === "answer") && (Settings.singleLetters || event.text <= "9"))
            root.controller.answering.keepKey(event.text.toUpperCase());
        return false;
    }

    // An answer or a word on offer has this letter or digit.
    function offered(key: string): bool {
        if (key.length !== 1 || key <= " " || (!Settings.singleLetters && key > "9"))
            return false;
        return root.controller.answering.key(key) || root.view.openWords(key);
    }

    // Whatever is lifted, moving or shown goes back; false if there was nothing.
    function putBack(): bool {
        const busy = root.controller.running || root.controller.answering.lifted || root.controller.assistant.hint.step > Hint.None || root.controller.assistant.hint.thinking || root.controller.answering.answers.sureRow >= 0 || root.controller.answering.asides.sureRow >= 0;
        root.controller.skip();
        if (!root.controller.answering.lifted && !root.controller.looking.active)
            root.controller.assistant.hideHint();
        root.controller.answering.putBack();
        return busy;
    }

    // One press ends what is moving, the next does the next thing.
    function enter(): bool {
        if (root.view.cardLayer.pressFocus())
            return true;
        if (root.controller.running)
            root.controller.skip();
        else
            root.view.cardLayer.focusZone(CardModel.Hand);
        return true;
    }

    // From the hand to the table to the seats, and back.
    function goUp(): bool {
        const layer = root.view.cardLayer;
        return !layer.onTable() && layer.focusZone(CardModel.Table) || root.view.plates.focusSeat(root.view.plates.cursor);
    }

    function goDown(): bool {
        const layer = root.view.cardLayer;
        return root.view.plates.hasFocus() && layer.focusZone(CardModel.Table) || layer.focusZone(CardModel.Hand);
    }

    function showEnd() {
        if (root.controller.over && !root.controller.looking.active)
            end.open();
        else
            end.close();
    }

    Timer { // a game that was over when it was opened shows it as soon as all is there
        id: ending

        interval: 0
        onTriggered: root.showEnd()
    }

    property bool greeted: false

    // The hand has the focus first, as soon as the table has it: something else may lie over it.
    function greet() {
        if (root.greeted || root.view === null || !root.activeFocus)
            return;
        root.greeted = true;
        root.view.cardLayer.focusZone(CardModel.Hand);
    }

    // Cards that are dealt anew take the focus of those before with them; then nothing that can be pressed has it.
    function regainFocus() {
        const item = root.Window.activeFocusItem;
        if (root.view !== null && (item === root || item === loader || item === root.view))
            root.view.cardLayer.focusZone(CardModel.Hand);
    }

    Timer { // when the new ones are there
        id: regaining

        interval: 0
        onTriggered: root.regainFocus()
    }

    property int zone: 0

    function nextZone(by: int): bool {
        // From the hand on, in the order of the screen: score, log, title bar, seats, table, answers.
        const zones = [() => root.view.cardLayer.focusZone(CardModel.Hand), () => root.view.focusScore(), () => root.view.focusLog(), () => root.view.focusTitle(), () => root.view.plates.focusSeat(root.view.plates.cursor), () => root.view.cardLayer.focusZone(CardModel.Table), () => root.view.focusAnswers()];
        for (let tries = 0; tries < zones.length; ++tries) {
            root.zone = (root.zone + by + zones.length) % zones.length;
            if (zones[root.zone]())
                return true;
        }
        return false;
    }

    focus: true
    Keys.onPressed: event => event.accepted = root.view !== null && root.keyPressed(event)

    TablePace {
        id: pace

        pace: root.controller.pace
    }

    TapHandler { // a press beside the cards ends what is moving
        onTapped: root.controller.skip()
    }

    Loader {
        id: loader

        anchors.fill: parent
        anchors.bottomMargin: root.footRoom
        focus: true
        onLoaded: {
            root.greet();
            ending.start();
        }
    }

    LeaveTaking {
        page: loader.item as Item
    }

    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onHomeRequested() {
            root.homeRequested();
        }

        function onRulesRequested() {
            root.ruleRequested(root.section());
        }

        function onRuleRequested(section: string) {
            root.ruleRequested(section);
        }

        function onMenuRequested() {
            root.menuRequested();
        }

        function onEnlargeRequested(code: string) {
            large.show(code);
        }
    }

    onActiveFocusChanged: root.greet()
    onFileChanged: root.loadView()
    Component.onCompleted: {
        root.complete = true;
        root.loadView();
    }

    property bool complete: false // while the page is made the file becomes known: not a reason to make the table twice

    function loadView() {
        root.greeted = false;
        if (root.complete && root.file !== "")
            loader.setSource(root.file, {
                "controller": root.controller
            });
    }

    LargeCard {
        id: large

        function show(code: string) {
            large.about = root.controller.assistant.aboutCard(code);
            large.code = code;
        }

        anchors.fill: parent
        pack: root.controller.game.pack
        onClosed: {
            large.code = "";
            root.view.cardLayer.focusZone(CardModel.Hand);
        }
    }

    GameEnd {
        id: end

        controller: root.controller
        review: root.controller === Program.table ? Program.review : null
        onHomeRequested: root.homeRequested()
        onReviewRequested: root.reviewRequested()
    }

    Connections {
        target: root.controller

        function onOverChanged() {
            refusal.times = {}; // another game
            root.showEnd();
        }
    }

    Connections {
        target: root.controller.answering

        function onChanged() {
            regaining.start();
        }

        function onKeyed(row: int) {
            root.view.cardLayer.focusRow(row);
        }

        function onRefused(row: int, why: string, rule: string) {
            refusal.show(root.controller === Program.table ? root.controller.game.id : "", why, rule);
            if (Settings.spokenAnnouncements)
                Voice.say(why);
        }
    }

    RefusalTip {
        id: refusal

        z: 1 // a lesson's light does not dim it
        // Above the answers, never upon them, and only as long as the table is as it was when it came.
        x: root.view === null ? 0 : Theme.clamp(root.view.table.x + root.view.layout.barMiddle - width / 2, Theme.sp(2), root.width - width - Theme.sp(2))
        y: root.view === null ? 0 : Math.max(root.view.table.y, root.view.table.y + root.view.layout.barEnd - root.view.layout.bar - height - Theme.sp(2))
        most: (root.view === null ? root.width : root.view.table.width) - Theme.sp(8)
        moment: root.view === null ? 0 : root.view.revision
        onRuleRequested: root.ruleRequested(refusal.rule)
        onLessonRequested: root.lessonAboutRequested(refusal.lesson, refusal.rule)
    }

    Binding {
        target: root.view
        property: "explaining"
        value: refusal.visible
        when: root.view !== null
    }

    Connections {
        target: root.controller.narrator

        function onSounded(sound: int) {
            Sounds.play(sound);
        }
    }

    // Everything that happens is said, in its order.
    Connections {
        target: root.controller.narrator
        enabled: Settings.spokenAnnouncements

        function onSaid(sentence: string) {
            Voice.say(sentence);
        }
    }
}
