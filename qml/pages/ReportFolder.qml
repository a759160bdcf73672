// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs
import Sobremesa.App

// In which folder the report of a problem is saved: the system's own dialog where there is one.
FolderDialog {
    title: qsTr("Where should the report be saved? It contains the log, this game and details of your system.")
    currentFolder: Program.files.usualFolder()
    selectedFolder: currentFolder // Qt's own dialog saves nowhere else before one is chosen
    acceptLabel: qsTr("Save here")
    rejectLabel: qsTr("Cancel")
    onAccepted: Program.files.saveReport(selectedFolder)
}
