// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Which games are shown. Where the choices have no room they stand on a sheet behind one button.
Flow {
    id: root

    required property GamesModel games
    required property GameCatalog catalog
    property bool twoLines: false // there is room for them

    readonly property bool narrow: choices.oneLine > root.width && (!root.twoLines || choices.longest > root.width)

    spacing: Theme.sp(3)

    FilterChoices {
        id: choices

        visible: !root.narrow
        width: Math.min(root.width, choices.oneLine + 1)
        games: root.games
        catalog: root.catalog
    }

    BidButton {
        visible: root.narrow
        width: Math.min(implicitWidth, root.width)
        implicitHeight: Math.max(Theme.fs(24) + Theme.sp(4), 40)
        title: choices.whichNames[root.games.filter] + " · " + choices.nameOf(root.games.game, Theme.lang)
        glyph: "down"
        tight: true
        onClicked: sheet.open()
    }

    Sheet {
        id: sheet

        wanted: 420
        title: qsTr("Which games")

        FilterChoices {
            width: parent?.width ?? 0
            games: root.games
            catalog: root.catalog
        }

        foot: BidButton {
            focus: true
            title: qsTr("Close")
            onClicked: sheet.close()
        }
    }
}
