// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Everybody at the table, where they sit; the viewer at the lower left. The others: the next player at the left in a clockwise game, at the right in
// the others. In portrait all stand in the top row, from left to right as they sit.
Item {
    id: root

    required property TableController controller
    property bool portrait: false
    property bool compact: false
    property real leftRoom: 0 // that piles need at the ends of the top row
    property real rightRoom: 0
    property real pilesHeight: 0
    property var away: [] // seats whose plates are paled
    property int twoRowsFrom: 4 // players in portrait; then their hands are not shown
    property var places: null // centres of the plates by places after the viewer, where a game seats people its own way

    readonly property int players: root.controller.game.players
    readonly property bool inRow: root.places === null && (root.portrait || root.compact && root.players > 4)
    readonly property bool twoRows: root.inRow && root.players >= (root.portrait ? root.twoRowsFrom : 6)
    readonly property bool stacked: root.inRow && root.players > 2 // hands below the plates
    // Centres as parts of the cloth, for a clockwise game, the seat after the viewer first.
    readonly property var centres: ({
            "2": [[0.5, 0.09]],
            "3": [[0.2, 0.09], [0.8, 0.09]],
            "4": [[0.11, 0.36], [0.5, 0.09], [0.89, 0.36]],
            "5": [[0.11, 0.42], [0.28, 0.09], [0.72, 0.09], [0.89, 0.42]],
            "6": [[0.11, 0.42], [0.2, 0.09], [0.5, 0.09], [0.8, 0.09], [0.89, 0.42]],
            "8": [[0.11, 0.5], [0.11, 0.27], [0.27, 0.09], [0.5, 0.09], [0.73, 0.09], [0.89, 0.27], [0.89, 0.5]]
        })
    readonly property real backs: root.compact ? Theme.fs(46) : root.players > 6 ? Theme.sp(12) : Theme.sp(17)
    readonly property real ownWidth: root.plateOf(root.controller.game.viewer)?.width ?? 0
    // Lower end of what stands at the top.
    readonly property real lowerEnd: root.twoRows ? root.secondTop + root.plateHeight + Theme.sp(1) : (root.stacked ? root.plateHeight + root.backs + Theme.sp(2.5) : Math.max(root.backs, root.plateHeight)) + Theme.sp(1)
    readonly property real plateHeight: {
        let highest = 0;
        for (let seat = 0; seat < root.made; ++seat)
            highest = Math.max(highest, root.plateOf(seat)?.height ?? 0);
        return highest;
    }
    // The lower of two rows begins below the piles beside the upper one.
    readonly property real secondTop: Math.max(root.plateHeight + Theme.sp(2), root.leftRoom + root.rightRoom > 0 ? root.pilesHeight : 0)
    // What plates at the left and at the right take of the middle.
    readonly property real sideRoom: root.sides.reduce((most, place) => Math.max(most, root.plateAt(place)?.width ?? 0), 0) + (root.sides.length > 0 ? Theme.sp(4) : 0)
    // Places from left to right around the table, from 1: at the left and right, and in the rows at the top.
    readonly property var around: Array.from({
        "length": root.players - 1
    }, (none, index) => index + 1)
    readonly property var sides: root.inRow || root.places !== null ? [] : root.around.filter(place => root.part(place)[1] > 0.1)
    readonly property var rows: {
        if (root.places !== null)
            return [];
        const top = root.around.filter(place => !root.sides.includes(place));
        if (!root.twoRows)
            return [top];
        const upper = top.length > 4 ? 3 : top.length > 3 ? 2 : 1;
        const from = Math.floor((top.length - upper) / 2);
        const above = top.slice(from, from + upper);
        return [above, top.filter(place => !above.includes(place))];
    }
    readonly property var lefts: root.rows.map((row, line) => root.packed(row, line)) // of the plates, row by row
    readonly property real gap: Theme.sp(2)
    property int made: 0 // plates that are there
    property int moved: 0 // grows when one of them lies otherwise

    function part(place: int): var {
        const list = root.centres[root.players] ?? root.centres["2"];
        return list[place - 1] ?? [0.5, 0.09];
    }

    function placeOf(after: int): int {
        return root.controller.game.clockwise ? after : root.players - after;
    }

    function plateAt(place: int): var {
        return root.plateOf((root.controller.game.viewer + root.placeOf(place)) % root.players);
    }

    // Room for cards beside a plate.
    function besides(): real {
        return root.stacked ? 0 : root.backs * 1.31 + Theme.sp(4);
    }

    // Ends of the room for the plates of a row; piles stand beside the uppermost.
    function rowEnds(line: int): var {
        const free = line > 0 || root.players < 3;
        return [free ? 0 : root.leftRoom, root.width - (free ? 0 : root.rightRoom)];
    }

    // Each as near as possible to where it belongs, none upon another: pushed to the right, then back from the end.
    function packed(row: var, line: int): var {
        const ends = root.rowEnds(line);
        const widths = row.map(place => (root.plateAt(place)?.width ?? 0) + root.besides());
        const wanted = root.twoRows ? root.justified(widths, ends) : row.map((place, index) => root.width * (root.inRow ? (index + 0.5) / row.length : root.part(place)[0]) - widths[index] / 2);
        const lefts = [];
        for (let i = 0; i < row.length; ++i)
            lefts.push(Math.max(wanted[i], i > 0 ? lefts[i - 1] + widths[i - 1] + root.gap : ends[0]));
        for (let i = row.length - 1; i >= 0; --i)
            lefts[i] = Math.min(lefts[i], (i < row.length - 1 ? lefts[i + 1] - root.gap : ends[1]) - widths[i]);
        return lefts;
    }

    // From one end to the other with equal gaps; a single one in the middle.
    function justified(widths: var, ends: var): var {
        const free = ends[1] - ends[0] - widths.reduce((sum, width) => sum + width, 0);
        if (widths.length === 1)
            return [ends[0] + free / 2];
        let left = ends[0];
        return widths.map(width => {
            const here = left;
            left += width + free / (widths.length - 1);
            return here;
        });
    }

    // Upper left corner of the plate of the seat that is so many places after the viewer.
    function corner(after: int, width: real, height: real): point {
        if (after === 0)
            return Qt.point(Theme.sp(0.5), root.height - height - Theme.sp(0.5));
        if (root.places !== null) {
            const own = root.places[after] ?? Qt.point(0, 0); // while the players change
            return Qt.point(Theme.clamp(own.x - width / 2, 0, root.width - width), own.y - height / 2);
        }
        const place = root.placeOf(after);
        const line = root.rows.findIndex(row => row.includes(place));
        if (line < 0) {
            const spot = root.part(place);
            return Qt.point(spot[0] < 0.5 ? Theme.sp(0.5) : root.width - width - Theme.sp(0.5), root.height * spot[1] - height / 2);
        }
        const y = root.stacked ? (line === 0 ? Theme.sp(1) : root.secondTop) : root.lowerEnd / 2 + Theme.sp(1) - height / 2;
        return Qt.point(root.lefts[line][root.rows[line].indexOf(place)], y);
    }

    // In two rows no plate is wider than its share.
    function widest(after: int): real {
        const line = after === 0 || !root.twoRows ? -1 : root.rows.findIndex(row => row.includes(root.placeOf(after)));
        if (line < 0)
            return 100000;
        const ends = root.rowEnds(line);
        return (ends[1] - ends[0] + root.gap) / root.rows[line].length - root.gap;
    }

    // A SeatPlate; a cast to it would be looked up anew for every card.
    function plateOf(seat: int): var {
        return root.made > seat ? plates.itemAt(seat) : null;
    }

    property int cursor: 1 // places after the viewer of the plate that the arrows have reached

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

    // Where the back of one card of this seat's hand lies: beside the plate, below it at the sides.
    function handSpot(seat: int, slot: int, count: int): var {
        const plate = root.plateOf(seat);
        if (plate === null)
            return root.nowhere;
        if (root.twoRows)
            return root.at(plate.x + plate.width / 2, plate.y + plate.height / 2);
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

    // Not to be seen, but there.
    function at(x: real, y: real): var {
        return {
            "x": x,
            "y": y,
            "h": 0,
            "r": 0,
            "z": 0
        };
    }

    readonly property var nowhere: root.at(0, 0)

    DirectionMark { // until everybody knows
        readonly property var own: root.plateOf(root.controller.game.viewer)

        visible: root.players > 2 && root.controller.game.deal <= 3 && own !== null
        clockwise: root.controller.game.clockwise
        x: own === null ? 0 : own.x + own.width - width * 0.45
        y: own === null ? 0 : own.y - height * 0.55
        z: 1
    }

    Repeater {
        id: plates

        model: root.controller.picture.seats
        onItemAdded: ++root.made
        onItemRemoved: --root.made

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

            readonly property point at: root.corner(after, width, height)

            activeFocusOnTab: activeFocus || after === root.cursor
            Accessible.focusable: true
            Keys.onLeftPressed: root.focusSeat(after + (root.controller.game.clockwise ? -1 : 1))
            Keys.onRightPressed: root.focusSeat(after + (root.controller.game.clockwise ? 1 : -1))
            note: after === 0 && root.portrait ? "" : line
            role: part
            tiny: root.compact || root.players > 6
            away: root.away.includes(index)
            most: root.widest(after)
            x: at.x
            y: at.y
            onXChanged: ++root.moved
            onYChanged: ++root.moved
            onWidthChanged: ++root.moved
            onHeightChanged: ++root.moved
        }
    }
}
