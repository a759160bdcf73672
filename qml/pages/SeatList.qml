// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Who sits at the table.
Column {
    id: root

    required property GameSetup setup

    readonly property var counts: root.setup.playerCounts

    spacing: Theme.sp(2.5)

    Item {
        readonly property bool below: title.implicitWidth + players.width + Theme.sp(4) > width

        width: parent.width
        height: below ? title.height + players.height : players.height

        Txt {
            id: title

            height: parent.below ? implicitHeight : players.height
            text: qsTr("At the table")
            size: 17
            strong: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Segmented {
            id: players

            x: parent.below ? 0 : parent.width - width
            y: parent.below ? title.height : 0
            most: root.width
            name: qsTr("Number of players")
            options: root.counts.map(count => count.toString())
            current: root.counts.indexOf(root.setup.players)
            minW: root.counts.length > 3 ? 0 : Theme.fs(58)
            onChosen: index => root.setup.players = root.counts[index]
        }
    }

    Repeater {
        model: root.setup.seats

        SeatRow {
            required property int index

            width: root.width
            seat: index
            levels: root.setup.seats.levels
            onPersonChosen: person => root.setup.seats.setPerson(seat, person)
            onLevelChosen: level => root.setup.seats.setLevel(seat, level)
            onRenamed: newName => root.setup.seats.rename(seat, newName)
            onTileTurned: root.setup.seats.turnTile(seat)
        }
    }

    Prose {
        width: parent.width
        size: 13
        color: Theme.ink2
        text: qsTr("Any seat can be a person at this screen. The computer sees only its own cards; a partner never plays worse than %1.").arg(root.setup.seats.levels[3])
    }
}
