// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Cards
import Sobremesa.Components

// One card as large as the window allows; any key or press takes it away.
FocusScope {
    id: root

    property string code
    property string pack: "french"

    signal closed

    visible: root.code !== ""
    onVisibleChanged: {
        if (visible)
            forceActiveFocus();
    }
    Keys.onPressed: event => {
        event.accepted = true;
        root.closed();
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Large card")

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }

    CardFace {
        anchors.centerIn: parent
        code: root.code
        pack: root.pack
        h: root.visible ? Math.round(Math.min(parent.height * 0.6, parent.width * 1.2)) : 10
    }

    TapHandler {
        onTapped: root.closed()
    }
}
