// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Where cards lie on the runner: in rows as large as the free middle allows, or as a trick, each towards its player.
QtObject {
    id: root

    required property TableController controller
    required property real width // of the cloth
    required property real top // of the free middle
    required property real bottom
    required property real handH // the height of a card in the hand
    required property SeatPlates plates
    required property TablePiles piles
    required property Hand hand
    required property CardLayer layer
    required property bool portrait
    required property int tableCards

    readonly property real middle: (root.top + root.bottom) / 2
    readonly property var tableGrid: root.grid(root.tableCards)

    function spot(x: real, y: real, h: real, turn: real, depth: int): var {
        return {
            "x": x,
            "y": y,
            "h": h,
            "r": turn,
            "z": depth
        };
    }

    // As many rows as make the cards largest.
    function grid(count: int): var {
        const least = 56;
        const room = Math.max(least, root.bottom - root.top - Theme.sp(8));
        const wide = root.width - Math.max(Theme.sp(root.portrait ? 10 : 24), 2 * root.plates.sideRoom);
        const gap = Theme.sp(root.portrait ? 4 : 6);
        let best = {
            "h": 0,
            "columns": 1,
            "rows": 1
        };
        for (let rows = 1; rows <= 4; ++rows) {
            const columns = Math.ceil(Math.max(1, count) / rows);
            const h = Math.min(root.handH * 0.92, (room - (rows - 1) * gap) / rows, ((wide + gap) / columns - gap) / Theme.ratio(root.controller.game.pack));
            if (h > best.h + 1)
                best = {
                    "h": h,
                    "columns": columns,
                    "rows": rows
                };
        }
        best.h = Math.max(least, Math.round(best.h));
        best.gap = gap;
        return best;
    }

    function tableSpot(slot: int, count: int): var {
        const grid = root.tableGrid;
        const cardW = grid.h * Theme.ratio(root.controller.game.pack);
        const row = Math.floor(slot / grid.columns);
        const inRow = Math.min(grid.columns, count - row * grid.columns);
        const left = root.width / 2 - (inRow * (cardW + grid.gap) - grid.gap) / 2;
        const upper = root.middle - (grid.rows * (grid.h + grid.gap) - grid.gap) / 2;
        return root.spot(left + (slot % grid.columns) * (cardW + grid.gap) + cardW / 2, upper + row * (grid.h + grid.gap) + grid.h / 2, grid.h, 0, 100 + slot);
    }

    // So that it is seen who played what.
    function trickSpot(owner: int, slot: int, count: int): var {
        const after = (owner - root.controller.game.viewer + root.controller.game.players) % root.controller.game.players;
        const turn = 2 * Math.PI * (root.controller.game.clockwise ? after : -after) / root.controller.game.players;
        const h = Math.min(root.handH * 0.92, (root.bottom - root.top) * 0.5);
        const aside = (slot - (count - 1) / 2) * h * 0.3;
        return root.spot(root.width / 2 - Math.sin(turn) * h * 1.3 + aside, root.middle + Math.cos(turn) * h * 0.42, h, 0, 100 + after * 4 + slot);
    }

    // Level: how high in the pile; below it the card is not to be seen.
    function pileSpot(pile: PileSpot, level: int): var {
        return level < 0 ? root.spot(pile.middle.x, pile.middle.y, 0, 0, 0) : root.spot(pile.middle.x - 3 + 2 * level, pile.middle.y - 2 * level, pile.h, 0, 20 + level);
    }

    function spotOf(zone: int, owner: int, slot: int, count: int): var {
        switch (zone) {
        case CardModel.Hand:
            return owner === root.controller.game.viewer ? root.hand.spot(slot, count) : root.plates.handSpot(owner, slot, count);
        case CardModel.Table:
            return root.tableSpot(slot, count);
        case CardModel.Trick:
            return root.trickSpot(owner, slot, count);
        default:
            return root.pileSpot(root.piles.pileOf(zone, owner), root.piles.has(zone) ? Math.max(0, 3 - root.layer.depthOf(zone, slot, count)) : -1);
        }
    }
}
