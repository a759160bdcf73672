// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Where the points came from: a row for each reason, a column for each side with how they came and their sum.
Column {
    id: root

    property var sides: [] // { name, score, won }
    property var reasons: [] // { name, cells: [{ detail, points }] }

    readonly property real first: width * (root.sides.length > 3 ? 0.3 : 0.36)
    readonly property real column: (width - root.first) / Math.max(1, root.sides.length)
    readonly property bool detailed: root.column > Theme.fs(110)

    // A row at an edge of the table: a text for each side.
    function edge(name: string, texts: var): var {
        return {
            "name": name,
            "cells": texts.map(text => ({
                        "detail": "",
                        "points": text
                    })),
            "edge": true
        };
    }

    // Names, a row for each reason, totals.
    function allRows(): var {
        const all = [root.edge(qsTr("Where the points came from"), root.sides.map(side => side.name))];
        for (const reason of root.reasons)
            all.push({
                "name": reason.name,
                "cells": reason.cells,
                "edge": false
            });
        all.push(root.edge(qsTr("Total"), root.sides.map(side => side.score)));
        return all;
    }

    Repeater {
        model: root.allRows()

        Item {
            id: line

            required property var modelData

            width: root.width
            height: Math.max(label.height, Theme.fs(20)) + Theme.sp(2.5)
            Accessible.role: Accessible.Row
            Accessible.name: Theme.joined([line.modelData.name, Theme.joined(line.modelData.cells.map(cell => Theme.joined([cell.detail, cell.points])))])

            Suited {
                id: label

                width: root.first
                anchors.verticalCenter: parent.verticalCenter
                words: line.modelData.name
                size: line.modelData.edge ? 14 : 15
                strong: line.modelData.edge
                color: line.modelData.edge ? Theme.ink2 : Theme.ink
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Row {
                x: root.first
                height: parent.height

                Repeater {
                    model: line.modelData.cells

                    Item {
                        id: cell

                        required property var modelData

                        width: root.column
                        height: line.height

                        Txt {
                            visible: root.detailed
                            x: Theme.sp(2)
                            height: parent.height
                            width: parent.width - sum.width - Theme.sp(4)
                            horizontalAlignment: Text.AlignRight
                            text: cell.modelData.detail
                            size: 13
                            color: Theme.ink2
                            Accessible.ignored: true
                        }

                        Txt {
                            id: sum

                            anchors.right: parent.right
                            width: Math.min(parent.width - Theme.sp(1), line.modelData.edge ? implicitWidth : Math.max(implicitWidth, Theme.fs(34)))
                            height: parent.height
                            horizontalAlignment: Text.AlignRight
                            text: cell.modelData.points
                            size: line.modelData.edge ? 14 : 16
                            serif: !line.modelData.edge
                            strong: true
                            Accessible.ignored: true
                        }
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
}
