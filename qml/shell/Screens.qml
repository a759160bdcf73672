// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages

// What fills the window. Below lies the home screen, a table or the laying of one; settings, rules and help come over it
// and leave it as it was. Each screen is made when it is first wanted, bit by bit: the window answers meanwhile.
Item {
    id: root

    readonly property string folder: "qrc:/qt/qml/Sobremesa/"
    readonly property bool covered: over.status === Loader.Ready && !root.beside
    readonly property var screen: below.item
    readonly property bool laid: below.status === Loader.Loading || (root.screen?.making ?? false) // the bare cloth lies there
    readonly property bool making: root.laid || over.status === Loader.Loading
    readonly property var shown: over.item
    readonly property bool searchable: over.status === Loader.Ready && root.page === "Pages/RulesPage"
    readonly property bool atTable: Program.atTable && !Program.games.replaying && !Program.review.retrying && !Program.school.atLesson && root.learning === "" && !Program.school.practice.running && !root.covered && !root.laying
    readonly property GameSetup setup: GameSetup {}
    property bool laying: false
    property string practisedFrom: "" // the page that sent one to practise: back to it
    property bool lookingUp: false // a lesson shows a rule of the game that waits: back to its table
    property string learning // the game whose lessons are shown
    property string page // that lies over the screen
    property string reviewFrom // the page from which the review was opened; empty: none
    property bool beside: false // the rules stand over the rail and leave the table to be seen

    // Esc for which nobody on the screen had a use.
    signal escaped(event: var)

    // To whatever lies on top.
    function takeKeys() {
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
        anchors.rightMargin: root.beside ? over.width : 0
        asynchronous: true
        visible: !root.covered
        opacity: below.status === Loader.Loading ? 0 : 1 // its parts appear together
        focus: true
        Keys.onEscapePressed: event => root.escaped(event)
    }

    Loader {
        id: over

        asynchronous: true
        anchors.right: parent.right
        width: root.beside ? Math.max(Theme.fs(360), parent.width * 0.3) : parent.width
        height: parent.height
    }

    LeaveTaking {
        page: below.item as Item
    }

    LeaveTaking {
        page: over.item as Item
    }
}
