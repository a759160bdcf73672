// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages

// Every game that was played or left: go on, look again, take along; beside it what the games say together.
ScreenFrame {
    id: root

    required property PlayedGames games
    required property GameCatalog catalog

    readonly property bool beside: !root.portrait && root.width >= 1000 * Math.max(1, Theme.textScale)
    readonly property KeptRow row: list.current
    readonly property real mostY: root.height - Theme.sp(6)

    signal backRequested
    signal continueRequested(real game)
    signal openRequested
    signal reviewRequested(real game)
    signal practiceRequested(string game, string drill)

    // What can be done with the chosen game.
    readonly property var doing: ({
            "continue": row => root.continueRequested(row.gameId),
            "review": row => root.reviewRequested(row.gameId),
            "replay": row => root.games.watch(row.gameId),
            "again": row => root.games.playAgain(row.gameId),
            "exchanged": row => root.games.playAgain(row.gameId, true),
            "save": row => files.saveGame(row.gameId),
            "rename": row => rename.ask(row.gameId, row.note),
            "pick": row => root.games.list.pick(row.gameId),
            "star": row => root.games.star(row.gameId, !row.starred),
            "delete": row => root.remove(row.gameId)
        })

    readonly property var needsReading: ({
            "continue": true,
            "review": true,
            "replay": true,
            "again": true,
            "exchanged": true
        })

    function act(what: string) {
        if (root.row !== null && (root.row.readable || !root.needsReading[what]))
            root.doing[what](root.row);
    }

    function remove(game: real) {
        root.games.remove(game);
        deleted.show();
    }

    function restore() {
        deleted.shown = false;
        root.games.restore();
    }

    readonly property var keyed: ({
            [Qt.Key_R]: "replay",
            [Qt.Key_X]: "again",
            [Qt.Key_B]: "star",
            [Qt.Key_F2]: "rename",
            [Qt.Key_Delete]: "delete"
        })

    readonly property var controlled: ({
            [Qt.Key_S]: () => root.act("save"),
            [Qt.Key_O]: () => root.openRequested(),
            [Qt.Key_Z]: () => root.restore(),
            [Qt.Key_F]: () => root.find()
        })

    function keyPressed(event: var): bool {
        if (event.modifiers !== Qt.ControlModifier)
            return root.plainKey(event);
        const does = root.controlled[event.key];
        if (does !== undefined)
            does();
        return does !== undefined;
    }

    function find() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }

    // What was typed is asked for at once, and one goes to what comes.
    function searched() {
        if (typing.running) {
            typing.stop();
            root.games.list.search = search.text;
        }
        root.toList();
    }

    function toList() {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    function plainKey(event: var): bool {
        const letter = event.key >= Qt.Key_A && event.key <= Qt.Key_Z;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier) || letter && !Settings.singleLetters)
            return false;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.act(root.row !== null && root.row.open ? "continue" : "review");
        else if (event.key === Qt.Key_X && event.modifiers & Qt.ShiftModifier)
            root.act("exchanged");
        else if (root.keyed[event.key] !== undefined)
            root.act(root.keyed[event.key]);
        else
            return false;
        return true;
    }

    // The statistics of the game that is chosen.
    function choose() {
        if (root.row === null || !root.ready)
            return;
        root.games.chosen = root.row.gameId;
        root.games.statistics.choose(root.row.game, root.row.players);
    }

    property bool ready: false

    // Where one was before.
    function comeBack() {
        search.text = root.games.list.search;
        list.currentIndex = Math.max(0, root.games.list.rowOf(root.games.chosen));
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        root.ready = true;
        root.choose();
        root.games.list.refresh();
        root.games.statistics.refresh();
        list.forceActiveFocus();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Games")
    ground.clothY: bar.height
    ground.clothHeight: height - bar.height - Theme.sp(3)
    Keys.onEscapePressed: root.backRequested()
    Keys.onPressed: event => event.accepted = root.keyPressed(event)
    onRowChanged: root.choose()
    Component.onCompleted: root.comeBack()

    RowLayout {
        id: bar

        x: Theme.sp(3)
        width: parent.width - 2 * x
        height: Theme.fs(24) + Theme.sp(5)
        spacing: Theme.sp(2)
        Accessible.role: Accessible.ToolBar
        Accessible.name: qsTr("Games")

        ToolIcon {
            name: qsTr("Back")
            glyph: "back"
            onClicked: root.backRequested()
        }

        Txt {
            text: qsTr("Games")
            size: 19
            serif: true
            strong: true
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Txt {
            visible: root.beside
            Layout.leftMargin: Theme.sp(2)
            text: qsTr("%n kept", "games", root.games.list.all) + " · " + qsTr("%n unfinished", "games", root.games.list.unfinished)
            size: 14
            color: Theme.woodInk
        }

        Item {
            visible: root.beside
            Layout.fillWidth: true
        }

        Field {
            id: search

            Layout.fillWidth: !root.beside
            Layout.preferredWidth: Theme.fs(290)
            implicitHeight: bar.height - Theme.sp(2)
            name: qsTr("Search by name, person, deal number or date")
            placeholderText: qsTr("Name, person, deal number, 2026-11")
            maximumLength: 60
            onTextEdited: typing.restart()
            Keys.onDownPressed: root.searched()
            Keys.onReturnPressed: root.searched()
            Keys.onEnterPressed: root.searched()
            Keys.onEscapePressed: event => {
                event.accepted = search.text !== "";
                typing.stop();
                search.text = "";
                root.games.list.search = "";
            }

            Connections {
                target: root.games.list

                function onQueryChanged() { // all games again
                    if (!typing.running && search.text !== root.games.list.search)
                        search.text = root.games.list.search;
                }
            }

            Timer { // the shelf is asked when the typing rests
                id: typing

                interval: 250
                onTriggered: root.games.list.search = search.text
            }
        }

        ToolIcon {
            visible: !root.beside
            name: qsTr("Statistics")
            glyph: "chart"
            onClicked: summary.open()
        }

        ToolIcon {
            name: qsTr("Save, open, erase")
            glyph: "share"
            onClicked: menu.open()
        }
    }

    GamesFilter {
        id: filter

        x: Theme.sp(root.beside ? 8 : 5)
        y: bar.height + Theme.sp(root.beside ? 5.5 : 3.5)
        width: paper.width
        twoLines: root.beside
        games: root.games.list
        catalog: root.catalog
    }

    Rectangle {
        id: paper

        x: filter.x
        y: filter.y + filter.height + Theme.sp(3)
        width: (root.beside ? side.x - Theme.sp(4) : parent.width - x) - x
        height: root.height - y - Theme.sp(root.beside ? 8 : 6)
        radius: Theme.r2
        color: Theme.paper
        border.color: Theme.dark || Theme.highContrast ? Theme.line : "transparent"
        border.width: Theme.border

        Shadow {
            depth: 2
            radius: paper.radius
        }

        GamesList {
            id: list

            x: Theme.sp(2.5)
            y: Theme.sp(2.5)
            width: parent.width - x - Theme.sp(0.5)
            room: parent.height - 2 * y
            games: root.games.list
            wide: width >= 700 * Math.max(1, Theme.textScale)
            onDone: what => root.act(what)
        }

        GamesEmpty {
            anchors.centerIn: parent
            width: parent.width - Theme.sp(10)
            visible: root.games.list.ready && list.count === 0
            games: root.games.list
        }
    }

    Scroller {
        id: side

        visible: root.beside
        width: Theme.fs(372)
        x: root.width - width - Theme.sp(8)
        y: filter.y
        height: paper.y + paper.height - y
        contentHeight: figures.height + Theme.sp(1)

        // After the page and at once: a list in it that changed while it was made in parts would be asked for rows that
        // are gone. From its file: a component of this page cannot be made while the page itself is made in parts.
        Loader {
            id: figures

            width: parent.width

            Timer {
                interval: 0
                running: side.visible && figures.status === Loader.Null
                onTriggered: figures.setSource("Statistics.qml", {
                    "statistics": root.games.statistics
                })
            }
        }
    }

    DeletedStrip {
        id: deleted

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.mostY - height
        z: 5
        onUndone: {
            root.restore();
            list.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    OnDemand {
        id: summary

        function open() {
            summary.use(Qt.resolvedUrl("StatisticsSheet.qml"), {
                "statistics": root.games.statistics
            }, sheet => sheet.open());
        }
    }

    OnDemand {
        id: rename

        function ask(game: real, name: string) {
            rename.use(Qt.resolvedUrl("RenameSheet.qml"), {}, sheet => sheet.ask(game, name));
        }
    }

    Connections {
        target: figures.item
        ignoreUnknownSignals: true

        function onPracticeRequested(game: string, drill: string) {
            root.practiceRequested(game, drill);
        }
    }

    Connections {
        target: summary.item
        ignoreUnknownSignals: true

        function onPracticeRequested(game: string, drill: string) {
            root.practiceRequested(game, drill);
        }
    }

    Connections {
        target: rename.item
        ignoreUnknownSignals: true

        function onAccepted(game: real, name: string) {
            root.games.rename(game, name);
        }
    }

    OnDemand {
        id: menu

        function open() {
            menu.use(Qt.resolvedUrl("GamesMenu.qml"), {
                "games": root.games
            }, rows => rows.open());
        }
    }

    Connections {
        target: menu.item
        ignoreUnknownSignals: true

        function onListRequested() {
            files.saveList();
        }

        function onEverythingRequested() {
            files.saveEverything();
        }

        function onBringInRequested() {
            files.bringIn();
        }

        function onOpenRequested() {
            root.openRequested();
        }
    }

    GamesFiles {
        id: files

        games: root.games
    }
}
