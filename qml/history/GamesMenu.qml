// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// What can be done with all games: files, what was deleted, and forgetting what they say together.
Sheet {
    id: root

    required property PlayedGames games
    property bool sure: false

    signal listRequested
    signal everythingRequested
    signal openRequested

    function ask(what: var) {
        root.close();
        what();
    }

    wanted: 480
    title: qsTr("All games")
    onOpened: root.sure = false

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
            title: qsTr("Save these %n game(s) in a folder…", "", root.games.list.matching)
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
            visible: root.games.canRestore
            title: qsTr("Bring back what was deleted")
            glyph: "undo"
            onClicked: root.ask(() => root.games.restore())
        }

        BidButton {
            Layout.fillWidth: true
            title: qsTr("Forget the statistics")
            glyph: "trash"
            sure: root.sure
            onClicked: {
                if (root.sure)
                    root.ask(() => root.games.forgetStatistics());
                else
                    root.sure = true;
            }
        }
    }
}
