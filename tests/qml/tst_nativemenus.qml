// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Shell

// The menus for a bar that the system draws: here there is none, but what would be told to it.
Item {
    id: root

    width: 400
    height: 300

    Component {
        id: bars

        NativeMenus {}
    }

    SignalSpy {
        id: asked

        target: Commands
        signalName: "triggered"
    }

    TestCase {
        name: "NativeMenus"
        when: windowShown

        property var bar: null

        function init() {
            failOnWarning(/\.qml:/); // Qt says that there is no such bar here
            bar = createTemporaryObject(bars, root);
            asked.clear();
        }

        function cleanup() {
            Commands.canUndo = false;
        }

        function entries(): var {
            return Array.from(bar.menus).reduce((list, menu) => list.concat(Array.from(menu.items)), []);
        }

        function entry(name: string): var {
            return entries().find(item => item.modelData.name === name);
        }

        function names(list: var): var {
            return Array.from(list, command => command.name);
        }

        function test_everythingOfTheMenuStandsInOneOfThem() {
            compare(Array.from(bar.menus, menu => menu.title), ["Game", "Play", "View", "Help"]);
            compare(entries().map(item => item.modelData.name).sort(), names(Commands.menu).sort());
            for (const menu of Array.from(bar.menus)) {
                const own = Array.from(menu.items, item => item.modelData.name);
                compare(own, names(Commands.menu).filter(name => own.includes(name)), "the order");
            }
        }

        function test_whatHasAPlaceByCustom() {
            compare(entry("about").role, bar.roles["about"]);
            compare(entry("settings").role, bar.roles["settings"]);
            compare(entry("quit").role, bar.roles["quit"]);
            verify(entry("about").role !== entry("hint").role);
        }

        function test_asksForWhatCanBeDone() {
            const undo = entry("undo");
            verify(!undo.enabled);
            undo.triggered();
            compare(asked.count, 0);
            Commands.canUndo = true;
            verify(undo.enabled);
            undo.triggered();
            compare(asked.signalArguments[0][0], "undo");
        }

        function test_saysItInTheLanguageOfTheWindow() {
            compare(Language.code, "en"); // from here on it tells this engine
            Settings.language = "es";
            compare(entry("undo").text, Commands.find("undo").text);
            verify(bar.menus[0].title !== "Game");
            Settings.language = "en";
            compare(bar.menus[0].title, "Game");
        }
    }
}
