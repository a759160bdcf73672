// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components

// The end of a game: who won, and where the points came from.
Sheet {
    id: root

    required property TableController controller

    readonly property var outcome: root.controller.outcome
    readonly property var sides: root.outcome.sides ?? []
    readonly property var reasons: root.outcome.reasons ?? []
    readonly property real column: Theme.fs(110)

    signal homeRequested

    // Names, a row for each reason, totals: a text for each side.
    function rows(): var {
        const all = [root.sides.map(side => side.name)];
        for (const reason of root.reasons)
            all.push(reason.points.map(points => points === 0 ? "" : points.toString()));
        all.push(root.sides.map(side => side.score));
        return all;
    }

    wanted: 720
    azulejo: true
    title: root.outcome.title ?? ""
    note: qsTr("%n deal(s)", "", root.outcome.deals ?? 0)

    Repeater {
        model: root.rows()

        Item {
            id: line

            required property int index
            required property var modelData

            readonly property bool edge: index === 0 || index === root.reasons.length + 1

            width: root.innerW
            height: Theme.fs(edge ? 34 : 26)

            Txt {
                width: parent.width - root.column * line.modelData.length
                anchors.verticalCenter: parent.verticalCenter
                text: line.index === 0 ? qsTr("Where the points came from") : line.edge ? qsTr("Total") : root.reasons[line.index - 1].name
                size: line.edge ? 15 : 14
                strong: line.edge
                elide: Text.ElideRight
            }

            Row {
                anchors.right: parent.right
                height: line.height

                Repeater {
                    model: line.modelData

                    Txt {
                        required property string modelData

                        width: root.column
                        height: line.height
                        horizontalAlignment: Text.AlignRight
                        verticalAlignment: Text.AlignVCenter
                        text: modelData
                        size: line.edge ? 16 : 14
                        strong: line.edge
                        serif: line.edge && line.index > 0
                        elide: Text.ElideRight
                    }
                }
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.line
            }
        }
    }

    foot: [
        BidButton {
            title: qsTr("Play again")
            kind: "primary"
            glyph: "again"
            focus: true
            onClicked: {
                root.close();
                root.controller.playAgain();
            }
        },
        BidButton {
            title: qsTr("Same deal again")
            glyph: "cards"
            onClicked: {
                root.close();
                root.controller.restart();
            }
        },
        BidButton {
            title: qsTr("Home")
            glyph: "home"
            onClicked: {
                root.close();
                root.homeRequested();
            }
        }
    ]
}
