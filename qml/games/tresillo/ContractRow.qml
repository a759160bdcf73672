// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// One contract of the grid: its name, then its suits; vuelta leaves the suit to the stock. One below the bid is refused.
Row {
    id: root

    required property int index
    required property var bar // the ContractBar: its type would be a circle
    property int column: 0 // that has or had the focus

    readonly property int contract: root.index
    readonly property bool open: root.bar.offers[root.contract * 10] !== undefined
    readonly property bool whole: !root.open || root.contract === 1 // one button
    readonly property bool lit: root.bar.lit === root.contract
    readonly property string worth: root.open ? root.bar.offers[root.contract * 10].worth : ""

    signal rowLeft(int by) // the focus goes to another row

    function focusAt(column: int): bool {
        const cell = cells.itemAt(Math.min(column, cells.count - 1));
        if (cell === null)
            return false;
        cell.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    spacing: Theme.sp(1.5)

    Column {
        width: root.bar.headW - Theme.sp(2)
        anchors.verticalCenter: parent.verticalCenter
        spacing: -1

        Row {
            spacing: Theme.sp(1.5)

            Txt {
                text: root.bar.names[root.contract]
                size: 15
                strong: true
                color: root.open ? Theme.ink : Theme.ink2
                Accessible.ignored: true
            }

            KeyCap {
                visible: root.open && !root.bar.narrow && !root.lit && root.contract !== 1
                key: root.contract + 1
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        Txt {
            visible: text !== "" && !root.bar.narrow && !root.bar.cellsFirst && root.contract !== 1
            width: parent.width
            text: root.worth
            size: 12
            color: Theme.ink2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Repeater {
        id: cells

        model: root.whole ? 1 : 4

        BidButton {
            id: cell

            required property int index
            readonly property var suit: root.bar.suits[cell.index] ?? ["", "", ""] // a button that goes has no place any more

            function show(shown: bool): void {
                if (shown)
                    root.bar.lookAt(root.contract, cell.index);
                else
                    root.bar.lookAt(-1, 0);
            }

            width: root.whole ? 4 * root.bar.cellW + 3 * root.spacing : root.bar.cellW
            tight: true
            title: root.whole ? root.bar.names[root.contract] : cell.suit[0]
            worth: root.contract === 1 ? root.worth : ""
            reason: root.open ? "" : qsTr("you bid %1").arg(root.bar.names[Math.max(1, root.bar.level) - 1].toLowerCase())
            key: root.bar.narrow || !root.open ? "" : root.contract === 1 ? "V" : root.lit ? cell.suit[2] : ""
            Accessible.name: Theme.joined([root.bar.names[root.contract], root.whole ? "" : cell.title, cell.reason !== "" ? cell.reason : root.worth])
            onClicked: root.bar.say(root.contract, cell.index)
            onActiveFocusChanged: {
                if (activeFocus)
                    root.column = cell.index;
                cell.show(activeFocus);
            }
            onHoveredChanged: cell.show(hovered)
            Keys.onLeftPressed: root.focusAt(Math.max(0, cell.index - 1))
            Keys.onRightPressed: root.focusAt(cell.index + 1)
            Keys.onUpPressed: root.rowLeft(-1)
            Keys.onDownPressed: root.rowLeft(1)
        }
    }
}
