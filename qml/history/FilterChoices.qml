// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// All games, the unfinished or the marked ones; of every kind or of one.
Flow {
    id: root

    required property GamesModel games
    required property GameCatalog catalog

    readonly property var kinds: ["", ...root.catalog.ids()] // ids; empty: all
    readonly property real oneLine: which.oneLine + root.spacing + kind.oneLine
    readonly property real longest: Math.max(which.oneLine, kind.oneLine)
    readonly property list<string> whichNames: [qsTr("All"), qsTr("Unfinished"), qsTr("To review"), qsTr("Marked")]

    function nameOf(kind: string, language: string): string {
        return kind === "" ? qsTr("Every game") : root.catalog.name(kind);
    }

    spacing: Theme.sp(3)

    Segmented {
        id: which

        name: qsTr("Which games")
        options: root.whichNames
        current: root.games.filter
        most: root.width
        onChosen: index => root.games.filter = index
    }

    Segmented {
        id: kind

        name: qsTr("One game")
        options: root.kinds.map(kind => root.nameOf(kind, Theme.lang))
        current: Math.max(0, root.kinds.indexOf(root.games.game))
        most: root.width
        onChosen: index => root.games.game = root.kinds[index]
    }
}
