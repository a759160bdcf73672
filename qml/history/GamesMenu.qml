// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// What can be done with all games: files, what was deleted, and forgetting what they say together.
Sheet {
    id: root

    required property PlayedGames games
    property string sure // what was pressed once; it cannot be taken back, so it asks

    signal listRequested
    signal everythingRequested
    signal openRequested
    signal bringInRequested

    function ask(what: var) {
        root.close();
        what();
    }

    function forget(what: string, does: var) {
        if (root.sure === what)
            root.ask(does);
        else
            root.sure = what;
    }

    wanted: 480
    title: qsTr("All games")
    onOpened: root.sure = ""

    ColumnLayout {
        width: parent.width
        spacing: Theme.sp(2)

        BidButton {
            Layout.fillWidth: true
            focus: true
            title: qsTr("Open a record…")
            glyph: "folder"
            onClicked: root.ask(() => root.openRequested())
        }

        BidButton {
            Layout.fillWidth: true
            title: root.games.list.picked > 0 ? qsTr("Save the %n selected game(s) in a folder…", "", root.games.list.picked) : qsTr("Save these %n game(s) in a folder…", "", root.games.list.matching)
            glyph: "share"
            enabled: root.games.list.matching > 0
            onClicked: root.ask(() => root.listRequested())
        }

        BidButton {
            Layout.fillWidth: true
            title: qsTr("Save everything as one file…")
            glyph: "save"
            onClicked: root.ask(() => root.everythingRequested())
        }

        BidButton {
            Layout.fillWidth: true
            title: qsTr("Bring in everything from another computer…")
            worth: qsTr("from such a file; nothing here is lost")
            glyph: "folder"
            onClicked: root.ask(() => root.bringInRequested())
        }

        BidButton {
            Layout.fillWidth: true
            visible: root.games.canRestore
            title: qsTr("Bring back what was deleted")
            glyph: "undo"
            onClicked: root.ask(() => root.games.restore())
        }

        BidButton {
            objectName: "forgetStatistics"
            Layout.fillWidth: true
            title: qsTr("Erase the statistics")
            glyph: "trash"
            sure: root.sure === "statistics"
            onClicked: root.forget("statistics", () => root.games.forgetStatistics())
        }

        BidButton {
            objectName: "forgetGames"
            Layout.fillWidth: true
            title: qsTr("Erase all games")
            worth: qsTr("with their reviews and statistics")
            glyph: "trash"
            sure: root.sure === "games"
            onClicked: root.forget("games", () => root.games.forgetGames())
        }
    }
}
