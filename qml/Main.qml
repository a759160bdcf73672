// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages

// The window. Below lies the home screen, a table or the laying of one; settings, rules and help come over it and leave
// it as it was. Each screen is made when it is first wanted.
Window {
    id: root

    readonly property string folder: "qrc:/qt/qml/Sobremesa/"
    readonly property bool covered: over.status === Loader.Ready && !root.beside
    readonly property var screen: below.item
    readonly property GameSetup setup: GameSetup {}
    property bool laying: false
    property bool beside: false // the rules stand over the rail and leave the table to be seen

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 560
    visible: true
    title: "Sobremesa"
    color: Theme.wood
    Component.onCompleted: root.showPlace()

    // The table if somebody sits at it, else the home screen.
    function showPlace() {
        root.laying = false;
        root.uncover();
        if (Program.atTable)
            below.setSource(root.folder + "Table/TablePage.qml", {
                "controller": Program.table
            });
        else
            below.setSource(root.folder + "Pages/HomePage.qml", {
                "catalog": catalog
            });
        below.forceActiveFocus();
    }

    function layTable(game: string) {
        root.setup.game = game;
        root.laying = true;
        root.uncover();
        below.setSource(root.folder + "Pages/NewGamePage.qml", {
            "setup": root.setup
        });
        below.forceActiveFocus();
    }

    function deal() {
        Program.begin(root.setup);
        root.showPlace();
    }

    function showOver(page: string, properties: var) {
        root.beside = false;
        over.setSource(root.folder + "Pages/" + page + ".qml", properties);
        over.forceActiveFocus();
    }

    function showRules(game: string, section: string) {
        showOver("RulesPage", {
            "catalog": catalog,
            "game": game === "" ? catalog.first() : game,
            "section": section
        });
        root.beside = section !== "" && Program.atTable && !root.laying && root.width >= Theme.railFrom && !Theme.isPortrait(root.width, root.height);
    }

    function uncover() {
        root.beside = false;
        over.source = "";
        below.forceActiveFocus();
    }

    // What can be chosen in the menu of the table, and by its keys.
    readonly property var commands: ({
            "new": () => root.layTable(Program.table.game.id),
            "restart": () => Program.table.restart(),
            "number": () => number.openFor(Program.table.game.id),
            "save": () => files.ask(true),
            "open": () => files.ask(false),
            "undo": () => Program.table.undo(),
            "redo": () => Program.table.redo(),
            "hint": () => Program.table.askHint(),
            "last": () => Program.table.lookAtLast(),
            "demo": () => Program.table.demo = !Program.table.demo,
            "log": () => root.screen.view.openDrawer(),
            "rules": () => root.showRules(Program.table.game.id, ""),
            "rule": () => root.showRules(Program.table.game.id, root.screen.section()),
            "settings": () => root.showOver("SettingsPage", {}),
            "keys": () => root.showOver("HelpPage", {}),
            "about": () => about.open(),
            "home": () => Program.goHome(),
            "menu": () => menu.atTable ? menu.open() : undefined,
            "full": () => root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen,
            "quit": () => root.close()
        })

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    GameCatalog {
        id: catalog
    }

    Loader {
        id: below

        anchors.fill: parent
        anchors.topMargin: strip.height
        anchors.rightMargin: root.beside ? over.width : 0
        visible: !root.covered
        focus: true
    }

    Loader {
        id: over

        anchors.right: parent.right
        y: strip.height
        width: root.beside ? Math.max(Theme.fs(360), parent.width * 0.3) : parent.width
        height: parent.height - y
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
            root.showPlace();
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

        function onCancelled() {
            root.showPlace();
        }

        function onHomeRequested() {
            Program.goHome();
        }

        function onMenuRequested() {
            menu.open();
        }

        function onRulesRequested(game: var) {
            root.showRules(game ?? "", "");
        }

        function onRuleRequested(section: string) {
            root.showRules(Program.table.game.id, section);
        }

        function onSettingsRequested() {
            root.showOver("SettingsPage", {});
        }

        function onHelpRequested() {
            root.showOver("HelpPage", {});
        }
    }

    Connections {
        target: over.item
        ignoreUnknownSignals: true

        function onBackRequested() {
            root.uncover();
        }

        function onRulesRequested() {
            root.showRules(Program.table.game.id, "");
        }

        function onAboutRequested() {
            about.open();
        }
    }

    GameMenu {
        id: menu

        atTable: Program.atTable && !root.covered && !root.laying
        canUndo: Program.table.canUndo
        canRedo: Program.table.canRedo
        demo: Program.table.demo
        onChosen: command => root.commands[command]()
    }

    GeneralKeys {
        onChosen: command => root.commands[command]()
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

    Notice {
        words: Program.notice !== "" ? Program.notice : Settings.problems.length > 0 ? Settings.problems[0] : ""
        onDismissed: Program.notice !== "" ? Program.dismissNotice() : Settings.forgetProblem()
    }
}
