// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components

// Everybody at the table, where they sit; the viewer at the lower left. The others: the next player at the left in a clockwise game, at the right in
// the others. In portrait all stand in the top row, from left to right as they sit.
Item {
    id: root

    required property TableController controller
    property bool portrait: false
    property bool compact: false
    property real leftRoom: 0 // that piles need at the ends of the top row
    property real rightRoom: 0
    property var away: [] // seats whose plates are paled
    property var places: null // centres of the plates by places after the viewer, where a game seats people its own way

    readonly property int players: root.controller.players
    readonly property bool inRow: root.portrait || (root.compact && root.players > 4)
    // Centres as parts of the cloth, for a clockwise game, the seat after the viewer first.
    readonly property var centres: ({
            "2": [[0.5, 0.09]],
            "3": [[0.2, 0.09], [0.8, 0.09]],
            "4": [[0.11, 0.36], [0.5, 0.09], [0.89, 0.36]],
            "5": [[0.11, 0.42], [0.28, 0.09], [0.72, 0.09], [0.89, 0.42]],
            "6": [[0.11, 0.42], [0.2, 0.09], [0.5, 0.09], [0.8, 0.09], [0.89, 0.42]],
            "8": [[0.11, 0.5], [0.11, 0.27], [0.27, 0.09], [0.5, 0.09], [0.73, 0.09], [0.89, 0.27], [0.89, 0.5]]
        })
    readonly property real backs: root.compact ? Theme.fs(46) : Theme.sp(17)
    readonly property real ownWidth: plates.count > root.controller.viewer && plates.itemAt(root.controller.viewer) !== null ? plates.itemAt(root.controller.viewer).width : 0
    // Lower end of what stands at the top.
    readonly property real lowerEnd: (root.stacked ? root.plateHeight + root.backs + Theme.sp(2.5) : Math.max(root.backs, root.plateHeight)) + Theme.sp(1)
    readonly property bool stacked: root.inRow && root.players > 2 // hands below the plates
    readonly property real plateHeight: plates.count > 0 && plates.itemAt(0) !== null ? plates.itemAt(0).height : 0

    // Centre of the plate of the seat that is so many places after the viewer.
    function centre(after: int): point {
        if (root.places !== null)
            return root.places[after];
        if (root.inRow) {
            const place = root.controller.clockwise ? after : root.players - after;
            return Qt.point(root.width * (place - 0.5) / (root.players - 1), root.lowerEnd / 2);
        }
        const list = root.centres[root.players] ?? root.centres["2"];
        const spot = list[root.controller.clockwise ? after - 1 : list.length - after];
        return spot === undefined ? Qt.point(0, 0) : Qt.point(root.width * spot[0], spot[1] < 0.1 ? root.lowerEnd / 2 + Theme.sp(1) : root.height * spot[1]);
    }

    function plateOf(seat: int): SeatPlate {
        return plates.count > seat ? plates.itemAt(seat) as SeatPlate : null;
    }

    property int cursor: 1 // places after the viewer of the plate that the arrows have reached

    // The focus goes to the plate that had it last, or to the next player's.
    function focusSeat(after: int): bool {
        root.cursor = (after + root.players) % root.players;
        const plate = root.plateOf((root.controller.viewer + root.cursor) % root.players);
        if (plate === null)
            return false;
        plate.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function hasFocus(): bool {
        const plate = root.plateOf((root.controller.viewer + root.cursor) % root.players);
        return plate !== null && plate.activeFocus;
    }

    // Where the back of one card of this seat's hand lies: beside the plate, below it at the sides.
    function handSpot(seat: int, slot: int, count: int): var {
        const plate = root.plateOf(seat);
        if (plate === null)
            return root.nowhere;
        const step = Math.min(root.backs * 0.33, root.backs * 2 / Math.max(1, count));
        const width = root.backs * 0.645 + step * (count - 1);
        const beside = !root.stacked && plate.y < root.lowerEnd;
        const left = beside ? plate.x + plate.width + Theme.sp(4) : plate.x + plate.width / 2 - width / 2;
        const y = beside ? plate.y + plate.height / 2 : plate.y + plate.height + root.backs / 2 + Theme.sp(1.5);
        return {
            "x": left + root.backs * 0.3225 + step * slot,
            "y": y,
            "h": root.backs,
            "r": count > 1 ? (slot - (count - 1) / 2) * Math.min(2, 8 / count) : 0,
            "z": 10 + slot
        };
    }

    readonly property var nowhere: ({
            "x": 0,
            "y": 0,
            "h": 0,
            "r": 0,
            "z": 0
        })

    Repeater {
        id: plates

        model: root.controller.seats

        delegate: SeatPlate {
            required name
            required tile
            required team
            required turn
            required property string line
            required property string part
            required property int after
            required property string bubble
            required property int index

            // The row of plate and hand stands in the middle together where it is at the top.
            readonly property point at: after > 0 ? root.centre(after) : Qt.point(0, 0)
            readonly property real backsRoom: root.places !== null || root.stacked || at.y > root.lowerEnd ? 0 : root.backs * 1.3 + Theme.sp(4)

            activeFocusOnTab: activeFocus || after === root.cursor
            Accessible.focusable: true
            Keys.onLeftPressed: root.focusSeat(after + (root.controller.clockwise ? -1 : 1))
            Keys.onRightPressed: root.focusSeat(after + (root.controller.clockwise ? 1 : -1))
            note: after === 0 && root.portrait ? "" : line
            role: part
            tiny: root.compact
            away: root.away.includes(index)
            readonly property bool inTopRow: root.places === null && after > 0 && at.y < root.lowerEnd
            readonly property real least: inTopRow && root.players > 2 ? root.leftRoom : 0
            readonly property real most: root.width - width - (inTopRow && root.players > 2 ? root.rightRoom + backsRoom : 0)

            x: after === 0 ? Theme.sp(0.5) : Theme.clamp(at.x - width / 2 - backsRoom / 2, least, Math.max(least, most))
            y: after === 0 ? root.height - height - Theme.sp(0.5) : root.stacked && root.places === null ? Theme.sp(1) : at.y - height / 2
        }
    }
}
