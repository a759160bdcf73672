// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// A deal by its number: the same number gives the same cards to everybody, everywhere.
Sheet {
    id: root

    required property GameSetup setup

    signal accepted

    readonly property bool readable: root.setup.dealReadable

    wanted: 460
    title: qsTr("Deal by number")
    note: qsTr("The same number gives the same cards again. Leave it empty for a new deal.")
    onAboutToShow: field.focus = true

    function accept() {
        if (!root.readable)
            return;
        root.close();
        root.accepted();
    }

    Field {
        id: field

        objectName: "number"
        width: parent.width
        name: qsTr("Number of the deal")
        placeholderText: qsTr("for example 2026")
        text: root.setup.deal
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 26
        onTextEdited: root.setup.deal = text
        Keys.onReturnPressed: root.accept()
        Keys.onEnterPressed: root.accept()
    }

    Prose {
        width: parent.width
        visible: !root.readable
        text: qsTr("A number has digits only, up to %1.").arg("18446744073709551615")
        size: 13
        color: Theme.granate
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    foot: [
        BidButton {
            title: qsTr("Use it")
            kind: "primary"
            reason: root.readable ? "" : qsTr("not a number")
            onClicked: root.accept()
        },
        BidButton {
            title: qsTr("Any deal")
            onClicked: {
                root.setup.deal = "";
                root.close();
            }
        }
    ]
}
