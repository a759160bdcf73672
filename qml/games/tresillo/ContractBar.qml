// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Tresillo: which contract in which suit, as one grid. A suit's letter means the lit row; keys 1 and 3 light another one.
ActionBar {
    id: root

    required property TableController controller
    property int level: 1 // of the auction
    property bool narrow: false // the grid stands below the question
    property bool brief: false // and without what a contract is worth
    property var offers: ({}) // by order: { row, title, worth }
    property int lit: 0 // the row that the letters mean: 0 entrada, 2 solo

    readonly property list<string> names: [qsTr("Entrada"), qsTr("Vuelta"), qsTr("Solo")]
    readonly property var suits: [[qsTr("Oros"), "oro", "O"], [qsTr("Copas"), "copa", "C"], [qsTr("Espadas"), "espada", "E"], [qsTr("Bastos"), "basto", "B"]]
    readonly property var letters: ({
            [Qt.Key_O]: 0,
            [Qt.Key_C]: 1,
            [Qt.Key_E]: 2,
            [Qt.Key_B]: 3
        })
    readonly property bool cellsFirst: root.brief || root.innerW - Theme.fs(170) - root.asideW < 4 * Theme.fs(88)
    readonly property real headW: Theme.fs(root.narrow ? (Theme.japanese ? 90 : 74) : root.cellsFirst ? 96 : 170)
    readonly property real asideW: root.narrow ? 0 : Theme.fs(150) // that the question needs beside the grid
    readonly property real cellW: Math.min(Theme.fs(132), Math.floor((root.innerW - root.headW - root.asideW) / 4) - Theme.sp(1.5))

    function learn() {
        const offers = {};
        for (let row = 0; row < answers.count; ++row) {
            const answer = answers.itemAt(row);
            if (answer !== null)
                offers[answer.order] = {
                    "row": row,
                    "title": answer.title,
                    "worth": answer.worth
                };
        }
        root.offers = offers;
        root.lit = root.has(0) ? 0 : 2;
    }

    // The first answer of this contract, whatever the suit.
    function has(contract: int): bool {
        return root.offers[contract * 10] !== undefined;
    }

    function say(contract: int, suit: int): bool {
        const offer = root.offers[contract * 10 + suit];
        if (offer !== undefined)
            root.controller.answering.answer(offer.row);
        return offer !== undefined;
    }

    // The cards that the answer would make trumps are marked in the hand.
    function lookAt(contract: int, suit: int): void {
        const offer = root.offers[contract * 10 + suit];
        root.controller.answering.lookAt(offer === undefined ? -1 : offer.row);
    }

    function focusFirst(): bool {
        const row = rows.itemAt(root.lit) as ContractRow;
        return row !== null && row.focusAt(0);
    }

    // A key of the grid; false if it means nothing here.
    function keyPressed(key: int): bool {
        const suit = root.letters[key];
        if (suit !== undefined)
            return root.say(root.lit, suit);
        if (key === Qt.Key_V || key === Qt.Key_2)
            return root.say(1, 0);
        const row = key === Qt.Key_1 ? 0 : key === Qt.Key_3 ? 2 : -1;
        if (row >= 0 && root.has(row))
            root.lit = row;
        return row >= 0;
    }

    prompt: root.controller.answering.question
    stacked: root.narrow

    Repeater {
        id: answers

        model: root.controller.answering.answers
        onItemAdded: root.learn()
        onItemRemoved: root.learn()

        delegate: Item {
            required property string title
            required property string worth
            required property int order

            visible: false
            Accessible.ignored: true
        }
    }

    Column {
        id: grid

        spacing: Theme.sp(1.5)

        Repeater {
            id: rows

            model: 3

            ContractRow {
                bar: root
                onRowLeft: by => {
                    const other = rows.itemAt(contract + by) as ContractRow;
                    if (other !== null)
                        other.focusAt(column);
                }
            }
        }
    }
}
