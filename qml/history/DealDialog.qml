// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Sobremesa.App

// Which file the deal that is looked at is saved in, to be printed: the system's own dialog where there is one.
FileDialog {
    id: root

    function ask() {
        root.selectedFile = Program.usualDealFile();
        root.open();
    }

    title: qsTr("Save this deal as a PDF")
    fileMode: FileDialog.SaveFile
    nameFilters: ["PDF (*.pdf)"]
    acceptLabel: qsTr("Save")
    rejectLabel: qsTr("Cancel")
    defaultSuffix: "pdf"
    onAccepted: Program.saveDeal(root.selectedFile)
}
