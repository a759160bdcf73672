// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Tresillo: one against two. Before the play the runner shows the stock, what is played for and the order of trumps; then
// tricks lie there. Plate, ante box, paper of debts and bowls stand beside the cloth.
GameTable {
    id: root

    readonly property int players: root.controller.game.players
    readonly property bool atPlay: (root.facts.trick ?? 0) > 0 // the runner is for tricks
    readonly property bool facing: root.players === 3 // two others, in the upper corners
    readonly property bool choosingContract: root.controller.myTurn && root.facts.phase === "contract"

    function nameOf(seat: var): string {
        const side = Array.from(root.sides).find(row => row.side === seat);
        return side === undefined ? "" : side.name;
    }

    // ---- the runner

    property bool orderOpen: false // a press on the tag shows the order of trumps

    Connections {
        target: root.layout

        function onLaidOut() {
            root.orderOpen = root.orderOpen && root.layout.folded;
        }
    }

    layout.backs: TableLayout.InRow
    layout.middle: TableLayout.Tricks
    layout.stock: false
    captures: false
    layout.bubblesBelow: true
    layout.playing: root.atPlay
    layout.paper: paper.wanted ? Qt.size(paper.width, paper.height) : Qt.size(0, 0)
    layout.tag: tag.wanted ? Qt.size(tag.width, tag.height) : Qt.size(0, 0)
    layout.order: order.trumps.length > 0 ? Qt.size(order.width, order.height) : Qt.size(0, 0)
    layout.orderOpen: root.orderOpen
    papers: [paper, tag, order]
    dealSlip: true
    away: typeof root.facts.out === "number" ? [root.facts.out] : []
    barNote: !root.controller.answering.choosing ? (tag.visible && tag.chip && root.slip.width === 0 ? root.controller.game.stakes[0] ?? "" : "") : paper.mine ? qsTr("From none to nine. Then your opponents exchange.") : qsTr("None, or as many as the stock still holds.")
    ownBar: root.choosingContract ? contracts : null
    furnitureTitle: qsTr("Plate, box and paper")
    Keys.onPressed: event => event.accepted = root.choosingContract && !root.stopped && contracts.keyPressed(event.key)

    PlayPaper {
        id: paper

        visible: wanted && !root.layout.folded
        x: root.layout.paperPlace.x
        y: root.layout.paperPlace.y
        facts: root.facts
        narrow: root.portrait || !root.facing
        mine: root.facts.declarer === root.controller.game.viewer
        declarer: root.nameOf(root.facts.declarer)
        lines: Array.from(root.controller.game.stakes)
    }

    PlayPaper {
        id: tag

        visible: wanted && root.layout.folded
        x: root.layout.paperPlace.x
        y: root.layout.paperPlace.y
        facts: root.facts
        tag: true
        narrow: root.portrait || !root.facing
        chipFrom: root.slip.width > 0 && (root.portrait || root.compact) || root.portrait && !root.facing ? 0 : root.compact || !root.facing ? 1.2 : 1.5
        tall: root.portrait !== root.facing && Theme.textScale < 1.5 // beside the card of the player above it
        mine: root.facts.declarer === root.controller.game.viewer
        declarer: root.nameOf(root.facts.declarer)
        lines: Array.from(root.controller.game.stakes)
        onPressed: root.orderOpen = !root.orderOpen
    }

    TrumpOrder {
        id: order

        visible: trumps.length > 0 && root.layout.orderPlace.width > 0
        x: root.layout.orderPlace.x
        y: root.layout.orderPlace.y
        trumps: root.facts.trumps ?? []
        pack: root.controller.game.pack
        titled: root.facing && !root.portrait && !root.atPlay
        h: Math.round(root.handH * (root.facing && !root.portrait && !root.atPlay ? 0.5 : 0.4))
    }

    ContractBar {
        id: contracts

        visible: root.choosingContract && !root.stopped
        controller: root.controller
        level: root.facts.level ?? 1
        narrow: root.portrait
        brief: root.compact
        width: Math.min(root.layout.barWidth, Theme.fs(root.compact ? 780 : 1000))
        most: root.layout.barMost
        x: root.layout.barMiddle - width / 2
        y: root.layout.barEnd - height
    }

    stakeItem: plate
    lanes: bowls
    furniture: [
        PlateAndPaper {
            id: plate

            plate: root.facts.plate ?? 0
            stake: root.facts.stake ?? false
            box: root.facts.antes ?? 0
            debts: root.paperLines()
        },
        Bowls {
            id: bowls

            sides: root.sides
            tricks: root.facts.tricks ?? []
        }
    ]

    // The debts in the order of writing; the one paid last is still seen, struck out.
    function paperLines(): var {
        const lines = (root.facts.debts ?? []).map(debt => ({
                    "name": root.nameOf(debt[0]),
                    "value": debt[1],
                    "paid": false
                }));
        const struck = root.facts.struck;
        if (struck !== undefined)
            lines.splice(struck[0], 0, {
                "name": root.nameOf(struck[1]),
                "value": struck[2],
                "paid": true
            });
        return lines;
    }
}
