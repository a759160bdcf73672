// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Loba: everybody's melds lie at their plates, stock and discards in the middle, mine beside them.
GameTable {
    id: root

    // Trios and escaleras of each deal, as they are drawn on the score sheet.
    readonly property var contracts: [[2, 0], [1, 1], [0, 2], [3, 0], [2, 1], [1, 2]]
    readonly property real barRoom: Theme.fs(root.portrait ? 124 : 84) // that the piles leave to the answers
    readonly property var options: root.controller.game.options

    layout.seating: TableLayout.Columns
    layout.backs: TableLayout.Stack
    layout.middle: TableLayout.Piles
    layout.stock: false
    captures: false
    mostAnswers: root.barRoom
    mostSaid: 0.25
    layout.meldOwners: melds.allOwners
    dealSlip: true
    fewestWins: true
    stockLabel: qsTr("stock")
    discardsLabel: qsTr("discards")
    furnitureTitle: qsTr("Score sheet")
    ownBar: root.controller.answering.question !== "" ? lobaBar : null

    LobaMelds {
        id: melds

        controller: root.controller
    }

    Repeater { // where nothing is laid down yet
        model: root.controller.game.players

        MeldPlace {
            required property int index
            readonly property rect area: root.layout.revision >= 0 ? root.layout.melds(index) : Qt.rect(0, 0, 0, 0)

            z: -1
            x: area.x
            y: area.y
            width: root.portrait && !mine ? Math.min(area.width, Theme.fs(110)) : area.width
            height: area.height
            mine: index === root.controller.game.viewer
            note: root.portrait || root.options.layoff_on_meld_turn === true ? "" : qsTr("From your next turn on you may lay off on any meld.")
            visible: root.revision >= 0 && !Array.from(melds.meldOwners).includes(index)
        }
    }

    BidButton {
        id: sorting

        visible: root.controller.turns.curtain === "" && root.ownBar === null
        x: root.portrait ? root.table.width - width - Theme.sp(0.5) : Theme.sp(0.5)
        y: root.table.height - height - Theme.sp(0.5) - (root.portrait ? 0 : root.ownPlate.height + Theme.sp(2))
        title: qsTr("Sort")
        worth: root.portrait ? "" : root.handParts.nextOrder
        key: root.wide ? Commands.find("sort").key : ""
        tight: true
        onClicked: root.handParts.sort()
    }

    LobaBar {
        id: lobaBar

        visible: root.ownBar !== null && !root.stopped
        z: 4 // above the pills of the piles
        controller: root.controller
        portrait: root.portrait
        compact: root.compact
        keys: root.wide
        sorting: root.handParts.nextOrder
        playing: (root.facts.drawn ?? null) !== null
        width: Math.min(root.layout.barWidth, Theme.fs(1000))
        most: root.portrait ? root.layout.barMost : Math.max(Theme.fs(62) + Theme.sp(10.5), root.barRoom) // the question and one row of answers
        dense: Theme.textScale > 1.4 && !root.portrait
        x: root.layout.barMiddle - width / 2
        y: root.layout.barEnd - height
        onSorted: root.handParts.sort()
    }

    sorts: root.controller.turns.curtain === ""
    furnitureNote: qsTr("fewest wins")
    furniture: LobaSheet {
        facts: root.facts
        sides: root.sides
        contracts: root.contracts
    }
}
