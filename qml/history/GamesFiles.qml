// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Sobremesa.App

// Where games are saved: one as a record, those on the list in a folder, everything as one file; and such a file
// of another computer is brought in. The system's own dialogs where there are some, each loaded when it is first wanted.
Item {
    id: root

    required property PlayedGames games
    property real game: 0

    function saveGame(game: real) {
        root.game = game;
        one.active = true;
        one.item?.ask(root.games.usualFile(game));
    }

    function saveList() {
        folder.active = true;
        folder.item?.open();
    }

    function saveEverything() {
        all.active = true;
        all.item?.ask(root.games.usualArchive());
    }

    function bringIn() {
        other.active = true;
        other.item?.open();
    }

    Loader {
        id: one

        objectName: "one"
        active: false

        // Qt 6.4 refuses a bound component in a Loader of a component, hence these names from outside.
        // qmllint disable unqualified
        sourceComponent: FileDialog {
            function ask(usual: url) {
                selectedFile = usual;
                open();
            }

            title: qsTr("Save this game as a record")
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Records of games (%1)").arg("*.sobremesa")]
            defaultSuffix: "sobremesa"
            onAccepted: root.games.save(root.game, selectedFile)
        }
    }

    Loader {
        id: folder

        objectName: "folder"
        active: false

        sourceComponent: FolderDialog {
            title: qsTr("Which folder should these games be saved in, each as a record?")
            currentFolder: Program.files.usualFolder()
            selectedFolder: currentFolder // Qt's own dialog saves nowhere else before one is chosen
            acceptLabel: qsTr("Save here")
            rejectLabel: qsTr("Cancel")
            onAccepted: root.games.saveList(selectedFolder)
        }
    }

    Loader {
        id: all

        objectName: "all"
        active: false

        sourceComponent: FileDialog {
            function ask(usual: url) {
                selectedFile = usual;
                open();
            }

            title: qsTr("Save all games and statistics as one file")
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Everything that is kept (%1)").arg("*.sqlite")]
            defaultSuffix: "sqlite"
            onAccepted: root.games.saveEverything(selectedFile)
        }
    }

    Loader {
        id: other

        objectName: "other"
        active: false

        sourceComponent: FileDialog {
            title: qsTr("Which file was everything saved in on the other computer?")
            currentFolder: Program.files.usualFolder()
            acceptLabel: qsTr("Bring in")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Everything that is kept (%1)").arg("*.sqlite")]
            onAccepted: root.games.bringIn(selectedFile)
        }
        // qmllint enable unqualified
    }
}
