// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// Which file the rules of a game are saved in.
PdfDialog {
    id: root

    property string game

    function ask(game: string) {
        root.game = game;
        root.suggest(Program.files.usualRulesFile(game));
    }

    title: qsTr("Save the rules as a PDF")
    onAccepted: Program.files.saveRules(root.game, root.selectedFile)
}
