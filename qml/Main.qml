// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages

// The window. Below lies the home screen, a table or the laying of one; settings, rules and help come over it and leave
// it as it was. Each screen is made when it is first wanted, bit by bit: the window answers meanwhile.
Window {
    id: root

    readonly property string folder: "qrc:/qt/qml/Sobremesa/"
    readonly property bool covered: over.status === Loader.Ready && !root.beside
    readonly property var screen: below.item
    readonly property bool laid: below.status === Loader.Loading || (root.screen?.making ?? false) // the bare cloth lies there
    readonly property bool making: root.laid || over.status === Loader.Loading
    readonly property var shown: over.item
    readonly property GameSetup setup: GameSetup {}
    property bool laying: false
    property string practisedFrom: "" // the page that sent one to practise: back to it
    property bool lookingUp: false // a lesson shows a rule of the game that waits: back to its table
    property string learning // the game whose lessons are shown
    property string page // that lies over the screen
    property string reviewFrom // the page from which the review was opened; empty: none
    property bool beside: false // the rules stand over the rail and leave the table to be seen

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 560
    visible: true
    title: "Sobremesa"
    color: Theme.wood
    Component.onCompleted: root.showPlace()
    onActiveFocusItemChanged: Qt.callLater(root.keepFocus)

    // Qt's own dialogs close without giving the keys back to anybody.
    function keepFocus() {
        if (root.activeFocusItem === null || root.activeFocusItem === root.contentItem)
            (root.covered ? over : below).forceActiveFocus();
    }

    // The lesson or the table at which somebody sits, else the path of lessons or the home screen.
    function showPlace() {
        root.laying = false;
        root.uncover();
        if (Program.review.retrying)
            below.setSource(root.folder + "Review/RetryPage.qml", {
                "retry": Program.review.retry
            });
        else if (Program.games.replaying)
            below.setSource(root.folder + "History/ReplayPage.qml", {
                "replay": Program.games.replay
            });
        else if (Program.school.atLesson)
            below.setSource(root.folder + "Learn/LessonPage.qml", {
                "lesson": Program.school.table
            });
        else if (Program.school.practice.running)
            below.setSource(root.folder + "Learn/PracticePage.qml", {
                "practice": Program.school.practice
            });
        else if (root.learning !== "")
            below.setSource(root.folder + "Learn/LearnPage.qml", {
                "path": Program.school.path,
                "practice": Program.school.practice,
                "name": catalog.name(root.learning)
            });
        else if (Program.atTable)
            below.setSource(root.folder + "Table/TablePage.qml", {
                "controller": Program.table
            });
        else
            below.setSource(root.folder + "Pages/HomePage.qml", {
                "catalog": catalog
            });
        below.forceActiveFocus();
    }

    // The path of a game's lessons; without a game, back from there.
    function showLessons(game: string) {
        root.learning = game;
        Program.school.choose(game);
        root.showPlace();
    }

    function layTable(game: string) {
        root.setup.game = game;
        root.laying = true;
        root.uncover();
        const lesson = Program.school.firstOf(game);
        const first = Program.isFirstGame(game);
        if (first)
            root.setup.options.chooseGentle();
        below.setSource(root.folder + "Pages/NewGamePage.qml", {
            "setup": root.setup,
            "first": first,
            "lesson": lesson,
            "minutes": Program.school.minutesOf(lesson)
        });
        below.forceActiveFocus();
    }

    function deal() {
        Program.begin(root.setup);
        root.showPlace();
    }

    function showOver(page: string, properties: var) {
        root.beside = false;
        root.page = page;
        over.setSource(root.folder + page + ".qml", properties);
        over.forceActiveFocus();
    }

    // The game that is played or learnt on the screen; empty: none.
    function gameHere(): string {
        if (Program.school.atLesson)
            return Program.school.table.game.id;
        if (Program.school.practice.running)
            return Program.school.practice.game;
        return root.atTable ? Program.table.game.id : root.learning;
    }

    function showRules(game: string, section: string) {
        showOver("Pages/RulesPage", {
            "catalog": catalog,
            "game": game === "" ? catalog.first() : game,
            "section": section
        });
        root.beside = section !== "" && Program.atTable && !root.laying && root.width >= Theme.railFrom && !Theme.isPortrait(root.width, root.height);
    }

    // Every game that was played or left.
    function showGames() {
        showOver("History/GamesPage", {
            "games": Program.games,
            "catalog": catalog
        });
    }

    // The game that is judged; one comes back to where one was.
    function showReview() {
        root.reviewFrom = over.status === Loader.Ready ? root.page : "";
        showOver("Review/ReviewPage", {
            "review": Program.review
        });
    }

    function leaveReview() {
        Program.review.close();
        root.uncover();
        if (root.reviewFrom === "History/GamesPage")
            root.showGames();
    }

    // Somebody sits at another game: whatever was learnt before is kept where it stood.
    function sit() {
        Program.review.close();
        if (Program.school.atLesson)
            Program.school.table.leave();
        Program.school.practice.leave();
        root.learning = "";
        root.showPlace();
    }

    // A weak point that a page of figures has named; from there one comes back to that page.
    function practise(game: string, drill: string) {
        root.practisedFrom = root.page;
        Program.school.practise(game, drill);
    }

    // What a rule means, at the table: afterwards everything stands as it was left.
    function showLesson(lesson: string, section: string) {
        const waits = root.screen?.controller === Program.table || root.lookingUp;
        root.uncover();
        if (Program.school.start(lesson, section))
            root.lookingUp = waits;
    }

    function uncover() {
        root.beside = false;
        over.source = "";
        below.forceActiveFocus();
    }

    // What the commands of the window do; the table does its own.
    readonly property var commands: ({
            "new": () => root.layTable(Program.table.game.id),
            "restart": () => Program.table.restart(),
            "number": () => root.laying ? root.screen?.askNumber() : number.openFor(Program.table.game.id),
            "save": () => files.ask(true),
            "open": () => files.ask(false),
            "undo": () => Program.table.undo(),
            "redo": () => Program.table.redo(),
            "demo": () => Program.table.turns.demo = !Program.table.turns.demo,
            "games": () => root.showGames(),
            "review": () => Program.review.open(Program.review.game),
            "rule": () => root.showRules(root.gameHere(), root.atTable || Program.school.atLesson ? root.screen?.section() ?? "" : ""),
            "book": () => root.showRules(root.gameHere(), ""),
            "find": () => root.shown.find(),
            "settings": () => root.showOver("Pages/SettingsPage", {}),
            "keys": () => root.showOver("Pages/HelpPage", {}),
            "about": () => about.open(),
            "report": () => report.ask(),
            "home": () => Program.goHome(),
            "menu": () => menu.show(),
            "full": () => root.setFull(!root.full),
            "quit": () => root.close()
        })

    readonly property bool atTable: Program.atTable && !Program.games.replaying && !Program.review.retrying && !Program.school.atLesson && root.learning === "" && !Program.school.practice.running && !root.covered && !root.laying
    readonly property bool full: root.visibility === Window.FullScreen

    property int unfolded: Window.Windowed // how the window was before it filled the screen

    function setFull(full: bool) {
        if (full && !root.full)
            root.unfolded = root.visibility;
        if (full !== root.full)
            root.visibility = full ? Window.FullScreen : root.unfolded;
    }

    // Only Esc that nobody else had a use for comes here.
    function leaveFull(event: var) {
        event.accepted = root.full;
        root.setFull(false);
    }

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    Binding {
        target: Theme
        property: "dpr"
        value: root.Screen.devicePixelRatio
    }

    Binding {
        target: Commands
        property: "atTable"
        value: root.atTable
    }

    Binding {
        target: Commands
        property: "canDeal"
        value: root.atTable || root.laying && !root.covered
    }

    Binding {
        target: Commands
        property: "canUndo"
        value: root.atTable && Program.table.canUndo
    }

    Binding {
        target: Commands
        property: "canRedo"
        value: root.atTable && Program.table.canRedo
    }

    Binding {
        target: Commands
        property: "canReview"
        value: root.atTable && Program.table.over && Program.review.game > 0
    }

    Binding {
        target: Commands
        property: "canSearch"
        value: over.status === Loader.Ready && root.page === "Pages/RulesPage"
    }

    Binding {
        target: Commands
        property: "demo"
        value: Program.table.turns.demo
    }

    Connections {
        target: Commands

        function onTriggered(name: string) {
            if (root.commands[name] !== undefined)
                root.commands[name]();
            else
                root.screen?.run(name);
        }
    }

    Instantiator {
        model: Commands.all

        delegate: Shortcut {
            required property Command modelData

            sequences: modelData.sequences
            enabled: modelData.enabled && sequences.length > 0
            onActivated: modelData.trigger()
        }
    }

    GameCatalog {
        id: catalog
    }

    Instantiator { // what happens at a table is told when the table can be seen
        model: [Program.table, Program.school.table, Program.games.replay, Program.review.retry]

        delegate: Binding {
            required property TableController modelData

            target: modelData.pace
            property: "waits"
            value: root.screen?.controller !== modelData || root.screen.view === null
        }
    }

    HeldKeys {
        window: root
        holding: root.making
    }

    Ground {
        anchors.fill: parent
        visible: root.laid
        clothX: Theme.sp(3)
        clothY: Theme.fs(24) + Theme.sp(5)
        clothWidth: width - 2 * clothX
        clothHeight: height - clothY - Theme.sp(3)
    }

    Loader {
        id: below

        anchors.fill: parent
        anchors.topMargin: strip.height
        anchors.rightMargin: root.beside ? over.width : 0
        asynchronous: true
        visible: !root.covered
        opacity: below.status === Loader.Loading ? 0 : 1 // its parts appear together
        focus: true
        Keys.onEscapePressed: event => root.leaveFull(event)
    }

    Loader {
        id: over

        asynchronous: true
        anchors.right: parent.right
        y: strip.height
        width: root.beside ? Math.max(Theme.fs(360), parent.width * 0.3) : parent.width
        height: parent.height - y
    }

    LeaveTaking {
        page: below.item as Item
    }

    LeaveTaking {
        page: over.item as Item
    }

    KeepingStrip {
        id: strip

        width: parent.width
        words: Program.notSaved
        why: Program.notSavedWhy
        onAgain: Program.saveAgain()
    }

    Connections {
        target: Program

        function onAtTableChanged() {
            if (Program.atTable)
                root.sit();
            else
                root.showPlace();
        }

        function onTableLaid() {
            root.sit();
        }
    }

    Connections {
        target: Program.games

        function onReplayingChanged() {
            root.showPlace();
            if (!Program.games.replaying)
                root.showGames(); // from a film one comes back to the list
        }
    }

    Connections {
        target: Program.review

        function onShownChanged() {
            if (Program.review.shown)
                root.showReview();
            else if (root.page === "Review/ReviewPage")
                root.uncover();
        }

        function onRetryingChanged() {
            const from = root.reviewFrom;
            root.showPlace();
            if (!Program.review.retrying && Program.review.shown) {
                root.showReview(); // from the table one comes back to what was looked at
                root.reviewFrom = from;
            }
        }
    }

    Connections {
        target: Program.school

        function onAtLessonChanged() {
            // From a lesson one comes back to its path, or to the table where it was asked for.
            const back = root.lookingUp && !Program.school.atLesson;
            root.learning = back ? "" : Program.school.path.game;
            if (back)
                root.lookingUp = false;
            root.showPlace();
        }
    }

    Connections {
        target: Program.school.practice

        function onRunningChanged() {
            const practisedFrom = root.practisedFrom, reviewFrom = root.reviewFrom;
            root.showPlace();
            if (Program.school.practice.running)
                return;
            root.practisedFrom = "";
            if (practisedFrom === "History/GamesPage") {
                root.showGames();
            } else if (practisedFrom !== "" && Program.review.shown) {
                root.showReview();
                root.reviewFrom = reviewFrom;
            }
        }
    }

    Connections {
        target: below.item
        ignoreUnknownSignals: true

        function onSetupRequested(game: string) {
            root.layTable(game);
        }

        function onPlayRequested(game: string) {
            root.setup.game = game;
            root.deal();
        }

        function onContinueRequested(game: real) {
            Program.resume(game);
        }

        function onDealRequested() {
            root.deal();
        }

        function onCoachAnswered(wanted: bool) {
            Program.wantCoach(root.setup.game, wanted);
        }

        function onCancelled() {
            root.showPlace();
        }

        function onLearnRequested(game: string) {
            root.showLessons(game);
        }

        function onLessonRequested(lesson: string) {
            Program.school.start(lesson);
        }

        function onLessonAboutRequested(lesson: string, section: string) {
            root.showLesson(lesson, section);
        }

        function onBackRequested() {
            root.showLessons("");
        }

        function onGamesRequested() {
            root.showGames();
        }

        function onBranchRequested() {
            if (Program.review.retrying)
                Program.review.playOn();
            else
                Program.games.playOn();
        }

        function onNextRequested() {
            Program.review.nextTry();
        }

        function onReviewRequested() {
            Program.review.open(Program.review.game);
        }

        function onHomeRequested() {
            if (Program.review.retrying)
                Program.review.retry.close();
            else if (Program.games.replaying)
                Program.games.replay.close();
            else if (Program.school.atLesson)
                Program.school.table.leave();
            else
                Program.goHome();
        }

        function onMenuRequested() {
            menu.show();
        }

        function onRulesRequested(game: var) {
            root.showRules(game ?? root.learning, "");
        }

        function onRuleRequested(section: string) {
            root.showRules(Program.school.atLesson ? Program.school.table.game.id : Program.table.game.id, section);
        }

        function onSettingsRequested() {
            root.showOver("Pages/SettingsPage", {});
        }

        function onHelpRequested() {
            root.showOver("Pages/HelpPage", {});
        }
    }

    Connections {
        target: over.item
        ignoreUnknownSignals: true

        function onBackRequested() {
            if (root.page === "Review/ReviewPage")
                root.leaveReview();
            else
                root.uncover();
        }

        function onReviewRequested(game: real) {
            Program.review.open(game);
        }

        function onPracticeRequested(game: string, drill: string) {
            root.practise(game, drill);
        }

        function onRulesRequested() {
            root.showRules(Program.table.game.id, "");
        }

        function onAboutRequested() {
            about.open();
        }

        function onContinueRequested(game: real) {
            Program.resume(game);
        }

        function onOpenRequested() {
            files.ask(false);
        }

        function onLessonRequested(lesson: string, section: string) {
            root.showLesson(lesson, section);
        }
    }

    Loader { // the menu is made when it is first wanted
        id: menu

        function show() {
            if (menu.item === null)
                menu.setSource(root.folder + "Pages/GameMenu.qml", {
                    "parent": root.contentItem
                });
            menu.item?.open();
        }
    }

    DealNumberSheet {
        id: number

        function openFor(game: string) {
            root.setup.game = game;
            open();
        }

        setup: root.setup
        onAccepted: Program.table.dealByNumber(root.setup.deal)
    }

    AboutSheet {
        id: about
    }

    RecordFiles {
        id: files
    }

    Loader { // the dialog is loaded when it is first wanted
        id: report

        function ask() {
            report.active = true;
            report.item?.open();
        }

        active: false
        source: root.folder + "Pages/ReportFolder.qml"
    }

    Notice {
        words: Program.notice !== "" ? Program.notice : Settings.problems.length > 0 ? Settings.problems[0] : ""
        onDismissed: Program.notice !== "" ? Program.dismissNotice() : Settings.forgetProblem()
    }
}
