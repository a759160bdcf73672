// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Whose melds lie on the table, and where each of their cards lies in the room that its player has.
Item {
    id: root

    required property TableController controller
    required property var areas // of each seat: { x, y, w, h }
    property bool portrait: false

    readonly property int mostMelds: 20
    readonly property var facts: root.controller.game.facts
    readonly property int revision: root.controller.cards.revision
    property var counts: [] // cards of each meld
    readonly property var owners: (root.facts.melds ?? []).map(meld => meld[1]) // by a meld's number, from 0
    readonly property var meldOwners: root.owners.filter((owner, number) => (root.counts[number] ?? 0) > 0)

    // Only where melds have changed do their cards look for their places anew.
    function count() {
        const counts = Array.from({
            "length": root.mostMelds
        }, (none, number) => root.controller.cards.countIn(CardModel.Meld, number));
        if (counts.join() !== root.counts.join())
            root.counts = counts;
    }

    // What is being laid down belongs to the player whose turn it is.
    function ownerOf(number: int): int {
        return root.owners[number] ?? root.facts.turn ?? 0;
    }

    // One player's melds in a row, or in two where they would hide each other.
    function meldLayout(owner: int, numbers: var, counts: var): var {
        const area = root.areas[owner];
        const gap = Theme.sp(2.5);
        const cards = counts.reduce((sum, count) => sum + count, 0);
        const fit = (rows, h) => {
            const width = Math.round(h * Theme.ratio(root.controller.game.pack));
            const melds = Math.ceil(numbers.length / rows);
            const steps = Math.max(1, Math.ceil((cards - numbers.length) / rows));
            return Math.min(0.4, (area.w - (melds - 1) * gap - melds * width) / steps / width);
        };
        const rows = numbers.length > 1 && fit(1, area.h) < 0.2 ? 2 : 1;
        const h = Math.round(rows === 1 ? area.h : area.h * 0.6);
        return {
            "area": area,
            "rows": rows,
            "perRow": Math.ceil(numbers.length / rows),
            "h": h,
            "gap": gap,
            "overlap": Math.max(0.1, fit(rows, h))
        };
    }

    function meldSpot(number: int, slot: int): var {
        const owner = root.ownerOf(number);
        const numbers = [];
        const counts = [];
        for (let other = 0; other < root.counts.length; ++other) {
            const count = root.counts[other];
            if (count > 0 && root.ownerOf(other) === owner) {
                numbers.push(other);
                counts.push(count);
            }
        }
        const lay = root.meldLayout(owner, numbers, counts);
        const width = Math.round(lay.h * Theme.ratio(root.controller.game.pack));
        const wide = place => width * (1 + (counts[place] - 1) * lay.overlap);
        const place = Math.max(0, numbers.indexOf(number));
        const row = Math.floor(place / lay.perRow);
        let left = 0;
        let whole = -lay.gap;
        for (let other = row * lay.perRow; other < Math.min(numbers.length, (row + 1) * lay.perRow); ++other) {
            whole += wide(other) + lay.gap;
            left += other < place ? wide(other) + lay.gap : 0;
        }
        const centred = !root.portrait || owner === root.controller.game.viewer;
        const x = lay.area.x + (centred ? Math.max(0, (lay.area.w - whole) / 2) : 0) + left;
        const y = lay.area.y + (lay.rows === 1 ? lay.area.h / 2 : lay.h / 2 + row * (lay.area.h - lay.h));
        return {
            "x": x + width / 2 + slot * width * lay.overlap,
            "y": y,
            "h": lay.h,
            "r": 0,
            "z": 100 + row * 40 + slot
        };
    }

    onRevisionChanged: root.count()
}
