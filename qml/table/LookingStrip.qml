// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What covers the answers while an earlier position is looked at.
Rectangle {
    id: root

    signal backRequested
    signal ruleRequested

    z: 5
    width: row.width + Theme.sp(8)
    height: row.height + Theme.sp(3)
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.edge
    border.width: Theme.border
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    TapHandler {
        onTapped: root.backRequested()
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.sp(3)

        Txt {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Viewing an earlier move · %1", "the key that ends it").arg(Commands.find("back").key)
            size: 15
            strong: true
            Accessible.ignored: true
        }

        BidButton {
            title: qsTr("Rule")
            glyph: "book"
            key: Commands.find("rule").key
            tight: true
            onClicked: root.ruleRequested()
        }
    }
}
