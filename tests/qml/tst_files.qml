// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.History
import Sobremesa.Pages

// Whatever asks for a file or a folder opens its dialog, each of which is made when it is first wanted.
Item {
    id: root

    width: 1000
    height: 700

    Component {
        id: games

        GamesFiles {
            games: Program.games
        }
    }

    Component {
        id: records

        RecordFiles {}
    }

    Component {
        id: rules

        RulesDialog {}
    }

    Component {
        id: deals

        DealDialog {}
    }

    PageCase {
        name: "Files"

        function init() {
            failOnWarning(/.?/);
        }

        function shows(dialog: var) {
            verify(dialog !== null);
            tryCompare(dialog, "visible", true);
            dialog.close();
        }

        function test_ofKeptGames_data(): var {
            return [
                {
                    tag: "saveGame",
                    name: "one"
                },
                {
                    tag: "saveList",
                    name: "folder"
                },
                {
                    tag: "saveEverything",
                    name: "all"
                },
                {
                    tag: "bringIn",
                    name: "other"
                }
            ];
        }

        function test_ofKeptGames(row: var) {
            const files = createTemporaryObject(games, root);
            const loader = findChild(files, row.name);
            compare(loader.item, null);
            files[row.tag](0);
            shows(loader.item);
        }

        function test_ofRecords_data(): var {
            return [
                {
                    tag: "save",
                    saving: true
                },
                {
                    tag: "open",
                    saving: false
                }
            ];
        }

        function test_ofRecords(row: var) {
            const files = createTemporaryObject(records, root);
            files.ask(row.saving);
            shows(findChild(files, "dialog").item);
        }

        function test_ofRules() {
            const dialog = createTemporaryObject(rules, root);
            dialog.ask("loba");
            shows(dialog);
        }

        function test_ofADeal() {
            const dialog = createTemporaryObject(deals, root);
            dialog.ask();
            shows(dialog);
        }
    }
}
