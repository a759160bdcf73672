// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The end of a game: who won, where the points came from, and the proof that the deal was fair.
Sheet {
    id: root

    required property TableController controller

    readonly property gameOutcome outcome: root.controller.outcome
    readonly property list<sideScore> sides: root.outcome.sides
    readonly property bool narrow: root.innerW < Theme.fs(520)
    readonly property string deals: qsTr("%n deal(s)", "", root.outcome.deals)

    signal homeRequested

    wanted: 880
    azulejo: true
    title: root.outcome.title
    note: root.outcome.note === "" ? root.deals : root.deals + " · " + root.outcome.note
    head: Repeater {
        model: root.narrow || root.sides.length > 4 ? [] : root.sides // more have no room beside the title

        Row {
            id: total

            required property sideScore modelData
            readonly property bool won: total.modelData.side === root.outcome.winner

            spacing: Theme.sp(2)
            Accessible.role: Accessible.StaticText
            Accessible.name: Theme.joined([total.modelData.name, total.modelData.score])

            Tile {
                tile: total.modelData.tile
                size: 42
            }

            Txt {
                height: parent.height
                text: total.modelData.score
                size: 34
                serif: true
                strong: total.won
                color: total.won ? Theme.ink : Theme.ink2
                Accessible.ignored: true
            }
        }
    }

    PointsTable {
        width: root.innerW
        sides: root.sides
        reasons: root.outcome.reasons
    }

    FairDeal {
        width: root.innerW
        fingerprint: root.outcome.fingerprint
        number: root.outcome.number
        codes: Array.from(root.outcome.pack)
        pack: root.controller.game.pack
    }

    foot: [
        BidButton {
            title: qsTr("Play again")
            worth: qsTr("new cards")
            kind: "primary"
            glyph: "again"
            focus: true
            onClicked: {
                root.close();
                root.controller.playAgain();
            }
        },
        BidButton {
            title: qsTr("Same deal")
            worth: qsTr("seats exchanged")
            glyph: "swap"
            onClicked: {
                root.close();
                root.controller.exchangeSeats();
            }
        },
        BidButton {
            title: qsTr("Home")
            worth: qsTr("the game is saved")
            glyph: "home"
            onClicked: {
                root.close();
                root.homeRequested();
            }
        }
    ]
}
