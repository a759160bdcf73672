// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Sobremesa.App

// Which file the rules of a game are saved in, to be printed: the system's own dialog where there is one.
FileDialog {
    id: root

    property string game

    function ask(game: string) {
        root.game = game;
        root.selectedFile = Program.usualRulesFile(game);
        root.open();
    }

    title: qsTr("Save the rules as a PDF")
    fileMode: FileDialog.SaveFile
    nameFilters: ["PDF (*.pdf)"]
    acceptLabel: qsTr("Save")
    rejectLabel: qsTr("Cancel")
    defaultSuffix: "pdf"
    onAccepted: Program.saveRules(root.game, root.selectedFile)
}
