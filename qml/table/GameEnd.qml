// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The end of a game: who won, where the points came from, and the proof that the deal was fair.
Sheet {
    id: root

    required property TableController controller
    property Review review: null // of this game; none where it is not kept

    readonly property gameOutcome outcome: root.controller.outcome
    readonly property list<sideScore> sides: root.outcome.sides
    readonly property bool narrow: root.innerW < Theme.fs(520)
    readonly property string deals: qsTr("%n deal(s)", "", root.outcome.deals)

    readonly property bool kept: root.review !== null && root.review.game > 0
    readonly property int costly: root.review === null ? 0 : root.review.costlyCount

    signal homeRequested
    signal reviewRequested

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
            Accessible.focusable: false
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
        totals: Array.from(root.outcome.totals)
    }

    Column { // where the points went, as far as it is known
        visible: root.review !== null && root.review.bars.length > 0
        width: root.innerW
        spacing: Theme.sp(1)

        Txt {
            text: qsTr("Cards and decisions") + (root.review === null ? "" : " · " + root.review.doubt)
            size: 14
            strong: true
            color: Theme.ink2
        }

        Flow {
            width: parent.width
            spacing: Theme.sp(5)

            Repeater {
                model: root.review === null ? [] : root.review.bars

                Row {
                    id: bar

                    required property reviewBar modelData

                    spacing: Theme.sp(2)
                    Accessible.role: Accessible.StaticText
                    Accessible.focusable: false
                    Accessible.name: Theme.joined([bar.modelData.name, bar.modelData.words])

                    Txt {
                        text: bar.modelData.name
                        size: 16
                        Accessible.ignored: true
                    }

                    Txt {
                        text: bar.modelData.words
                        size: 16
                        serif: true
                        strong: true
                        color: bar.modelData.points < 0 ? Theme.granate : Theme.oliva
                        Accessible.ignored: true
                    }
                }
            }
        }
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
            objectName: "review"
            visible: root.kept
            title: root.costly > 0 ? qsTr("Look at %n decision(s)", "", root.costly) : qsTr("Review")
            worth: root.review === null || root.review.ready ? qsTr("what they cost") : qsTr("being evaluated")
            glyph: "learn"
            onClicked: {
                root.close();
                root.reviewRequested();
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
            worth: root.kept ? qsTr("the game is saved") : ""
            glyph: "home"
            onClicked: {
                root.close();
                root.homeRequested();
            }
        }
    ]
}
