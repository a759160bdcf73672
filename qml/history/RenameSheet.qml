// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// What the player calls a game.
Sheet {
    id: root

    property real game: 0

    signal accepted(real game, string name)

    function ask(game: real, name: string) {
        root.game = game;
        field.text = name;
        root.open();
    }

    function accept() {
        root.close();
        root.accepted(root.game, field.text);
    }

    wanted: 460
    title: qsTr("Rename")
    note: qsTr("A name of your own, to find the game again. Leave it empty for the usual one.")
    onAboutToShow: {
        field.focus = true;
        field.selectAll();
    }

    Field {
        id: field

        objectName: "name"
        width: parent.width
        name: qsTr("Name of the game")
        maximumLength: 80
        Keys.onReturnPressed: root.accept()
        Keys.onEnterPressed: root.accept()
    }

    foot: BidButton {
        title: qsTr("Use it")
        kind: "primary"
        onClicked: root.accept()
    }
}
