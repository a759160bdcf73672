// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// Which file something is saved in, to be printed: the system's own dialog where there is one.
FileDialog {
    id: root

    function suggest(usual: url) {
        root.selectedFile = usual;
        root.open();
    }

    fileMode: FileDialog.SaveFile
    nameFilters: ["PDF (*.pdf)"]
    acceptLabel: qsTr("Save")
    rejectLabel: qsTr("Cancel")
    defaultSuffix: "pdf"
}
