// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// Which file a record (or a game on paper) is saved in, or read from: the system's own dialog where there is one.
FileDialog {
    id: root

    property bool saving: false

    signal saveRequested(url file)
    signal openRequested(url file)

    function ask(toSave: bool, folder: url, usual: url) {
        root.saving = toSave;
        root.fileMode = toSave ? FileDialog.SaveFile : FileDialog.OpenFile;
        root.currentFolder = folder;
        if (toSave)
            root.selectedFile = usual;
        root.open();
    }

    title: root.saving ? qsTr("Save this game as a record") : qsTr("Open a record")
    nameFilters: [qsTr("Records of games (%1)").arg("*.sobremesa"), root.saving ? qsTr("To be printed (%1)").arg("*.pdf") : qsTr("All files (%1)").arg("*")]
    acceptLabel: root.saving ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    defaultSuffix: root.saving && root.selectedNameFilter.index === 1 ? "pdf" : "sobremesa"
    onAccepted: root.saving ? root.saveRequested(root.selectedFile) : root.openRequested(root.selectedFile)
}
