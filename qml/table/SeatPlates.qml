// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Everybody at the table, where the layout seats them.
Item {
    id: root

    required property TableController controller
    required property TableLayout layout
    property bool portrait: false
    property list<int> away // seats whose plates are paled
    property string capturedLabel

    readonly property int players: root.controller.game.players
    property int made: 0 // plates that are there
    property int cursor: 1 // places after the viewer of the plate that the arrows have reached

    function plateOf(seat: int): SeatPlate {
        return root.made > seat ? plates.itemAt(seat) as SeatPlate : null;
    }

    // The focus goes to the plate that had it last, or to the next player's.
    function focusSeat(after: int): bool {
        root.cursor = (after + root.players) % root.players;
        const plate = root.plateOf((root.controller.game.viewer + root.cursor) % root.players);
        if (plate === null)
            return false;
        plate.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function hasFocus(): bool {
        const plate = root.plateOf((root.controller.game.viewer + root.cursor) % root.players);
        return plate !== null && plate.activeFocus;
    }

    DirectionMark { // until everybody knows
        readonly property rect own: root.layout.revision >= 0 ? root.layout.plate(root.controller.game.viewer) : Qt.rect(0, 0, 0, 0)

        visible: root.players > 2 && root.controller.game.deal <= 3 && root.layout.form !== TableLayout.Chip
        clockwise: root.controller.game.clockwise
        x: own.x + own.width - width * 0.45
        y: own.y - height * 0.55
        z: 1
    }

    Repeater {
        id: plates

        model: root.controller.picture.seats
        onItemAdded: ++root.made
        onItemRemoved: --root.made

        delegate: SeatPlate {
            id: plate

            required name
            required tile
            required team
            required turn
            required manner
            required property string line
            required property string part
            required property int after
            required property string bubble
            required property int index

            readonly property rect at: root.layout.revision >= 0 ? root.layout.plate(index) : Qt.rect(0, 0, 0, 0)

            property bool ready: false // and knows whose it is

            function tell() {
                if (plate.ready)
                    root.layout.setPlate(plate.index, plate.nameSize, plate.roleSize, plate.noteSize, plate.team !== "", plate.turn);
            }

            activeFocusOnTab: activeFocus || after === root.cursor
            Accessible.focusable: true
            Keys.onLeftPressed: root.focusSeat(after + (root.controller.game.clockwise ? -1 : 1))
            Keys.onRightPressed: root.focusSeat(after + (root.controller.game.clockwise ? 1 : -1))
            // Partners and others are told apart by a word too, the one that the score has for them.
            readonly property string sideName: team === "" || after === 0 ? "" : Array.from(root.controller.game.sides)[team === "a" ? 0 : 1]?.name ?? ""
            note: after === 0 && root.portrait ? "" : sideName === "" || line === "" ? sideName + line : sideName + " · " + line
            mannerNoted: line !== "" && line === manner
            role: part
            taken: root.layout.takenAtPlates && after > 0 && root.controller.cards.revision >= 0 ? root.controller.cards.countIn(CardModel.Captured, index) : -1
            takenLabel: root.capturedLabel
            takenBelow: at.y < root.height / 5
            form: root.layout.form
            away: Array.from(root.away).includes(index)
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            onNameSizeChanged: plate.tell()
            onRoleSizeChanged: plate.tell()
            onNoteSizeChanged: plate.tell()
            onTeamChanged: plate.tell()
            onTurnChanged: plate.tell()
            Component.onCompleted: {
                plate.ready = true;
                plate.tell();
            }
        }
    }
}
