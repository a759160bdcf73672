// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// All keys, as the list of commands has them.
Column {
    id: root

    spacing: Theme.sp(4)

    KeyPart {
        width: root.width
        title: qsTr("Keys at the table")
        commands: Commands.tablePart
    }

    Prose {
        width: parent.width
        text: qsTr("Single letters act while the table has the focus. They can be switched off in the settings; the keys beside them stay.")
        size: 13
        color: Theme.ink2
    }

    KeyPart {
        width: root.width
        title: qsTr("Keys of the game")
        commands: Commands.gamePart
    }

    KeyPart {
        width: root.width
        title: qsTr("Keys everywhere")
        commands: Commands.windowPart
    }
}
