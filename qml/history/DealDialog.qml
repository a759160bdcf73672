// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Pages

// Which file the deal that is looked at is saved in.
PdfDialog {
    id: root

    function ask() {
        root.suggest(Program.files.usualDealFile());
    }

    title: qsTr("Save this deal as a PDF")
    onAccepted: Program.files.saveDeal(root.selectedFile)
}
