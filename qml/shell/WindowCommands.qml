// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App

// The commands of the window: when they can be used, their keys, and what they do. The table does its own.
Item {
    id: root

    required property Screens screens
    // What is done by the window itself: "about", "full", "menu", "number", "open", "quit", "report", "save", "sound".
    required property var others

    // The menus of the system's own bar have the first key of what stands in them.
    property bool barred: false

    readonly property var commands: ({
            "new": () => root.screens.layTable(Program.table.game.id),
            "restart": () => Program.table.restart(),
            "number": () => root.screens.laying ? root.screens.screen?.askNumber() : root.others.number(),
            "undo": () => Program.table.undo(),
            "redo": () => Program.table.redo(),
            "demo": () => Program.table.turns.demo = !Program.table.turns.demo,
            "games": () => root.screens.showGames(),
            "review": () => Program.review.open(Program.review.game),
            "rule": () => root.screens.showRules(root.screens.gameHere(), root.screens.atTable || Program.school.atLesson ? root.screens.screen?.section() ?? "" : ""),
            "book": () => root.screens.showRules(root.screens.gameHere(), ""),
            "find": () => root.screens.shown.find(),
            "settings": () => root.screens.showOver("Pages/SettingsPage", {}),
            "keys": () => root.screens.showOver("Pages/HelpPage", {}),
            "home": () => Program.goHome()
        })

    function run(name: string) {
        const command = root.commands[name] ?? root.others[name];
        if (command !== undefined)
            command();
        else
            root.screens.screen?.run(name);
    }

    Binding {
        target: Commands
        property: "atTable"
        value: root.screens.atTable
    }

    Binding {
        target: Commands
        property: "canDeal"
        value: root.screens.atTable || root.screens.laying && !root.screens.covered
    }

    Binding {
        target: Commands
        property: "canUndo"
        value: root.screens.atTable && Program.table.canUndo
    }

    Binding {
        target: Commands
        property: "canRedo"
        value: root.screens.atTable && Program.table.canRedo
    }

    Binding {
        target: Commands
        property: "canReview"
        value: root.screens.atTable && Program.table.over && Program.review.game > 0
    }

    Binding {
        target: Commands
        property: "canSearch"
        value: root.screens.searchable
    }

    Binding {
        target: Commands
        property: "canSound"
        value: Sounds.built
    }

    Binding {
        target: Commands
        property: "silent"
        value: Settings.sound === "off"
    }

    Binding {
        target: Commands
        property: "demo"
        value: Program.table.turns.demo
    }

    Connections {
        target: Commands

        function onTriggered(name: string) {
            root.run(name);
        }
    }

    Instantiator {
        model: Commands.all

        delegate: Shortcut {
            required property Command modelData

            sequences: Array.from(modelData.sequences).slice(root.barred && modelData.inMenu ? 1 : 0)
            enabled: modelData.enabled && sequences.length > 0
            onActivated: modelData.trigger()
        }
    }
}
