// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// Saving the game as a record, and opening one. The dialog is loaded when it is first wanted: nobody else pays for it.
Item {
    id: root

    function ask(saving: bool) {
        dialog.active = true;
        dialog.item?.ask(saving, Program.files.usualFolder(), Program.files.usualRecordFile());
    }

    Loader {
        id: dialog

        objectName: "dialog"
        active: false
        source: "RecordDialog.qml"
    }

    Connections {
        target: dialog.item
        ignoreUnknownSignals: true

        function onSaveRequested(file: url) {
            Program.files.saveRecord(file);
        }

        function onOpenRequested(file: url) {
            Program.openRecord(file);
        }
    }
}
