// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// All games that wait to be gone on with.
Sheet {
    id: root

    property var kept: [] // { id, game, name, line, score }

    signal chosen(real game)

    title: qsTr("Saved games")

    Repeater {
        model: root.kept.length

        OptionRow {
            id: row

            required property int index
            readonly property var game: root.kept[index]

            label: row.game.name
            note: row.game.line + " · " + row.game.score

            BidButton {
                title: qsTr("Continue")
                glyph: "play"
                focus: row.index === 0
                Accessible.name: qsTr("Continue %1").arg(row.game.name)
                onClicked: {
                    root.close();
                    root.chosen(row.game.id);
                }
            }
        }
    }
}
