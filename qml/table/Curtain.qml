// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Several persons at one screen: the hands stay down until the next one says to be there.
Panel {
    id: root

    required property TableController controller

    visible: root.controller.turns.curtain !== ""
    title: qsTr("Pass to %1", "the screen").arg(root.controller.turns.curtain)

    BidButton {
        title: qsTr("I am %1").arg(root.controller.turns.curtain)
        glyph: "play"
        kind: "primary"
        focus: true
        onClicked: root.controller.turns.raiseCurtain()
        onVisibleChanged: {
            if (visible)
                forceActiveFocus();
        }
    }
}
