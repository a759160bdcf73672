// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// Where the arrow keys lead on a screen: to what lies there for the eye.
QtObject {
    id: root

    // Everything within that can have the focus; not what is only scrolled by it.
    function reachable(within: Item): var {
        const items = [];
        for (const child of Array.from(within.children)) {
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab && child.width > 0 && child.height > 0 && !(child instanceof Flickable))
                items.push(child);
            else
                items.push(...root.reachable(child));
        }
        return items;
    }

    // The nearest in a direction (-1, 0, 1 across and down): sideways on the same line, up and down on any; the first
    // thing of all when the focus is elsewhere; null: there is nothing.
    function towards(within: Item, from: Item, across: int, down: int): Item {
        const items = root.reachable(within);
        if (!items.includes(from))
            return across + down > 0 && items.length > 0 ? items[0] : null;
        const here = root.placeOf(from, within);
        let best = null;
        let least = Infinity;
        for (const item of items) {
            const way = item === from ? -1 : root.way(here, root.placeOf(item, within), across, down);
            if (way >= 0 && way < least) {
                best = item;
                least = way;
            }
        }
        return best;
    }

    // Of a choice among several all of them: which one has the focus is no matter of where it stands.
    function placeOf(item: Item, within: Item): rect {
        let whole = item;
        while (whole !== null && !(whole instanceof Segmented))
            whole = whole.parent;
        return within.mapFromItem(whole ?? item, 0, 0, (whole ?? item).width, (whole ?? item).height);
    }

    // How far it is from one place to another in that direction; negative: it does not lie there.
    function way(here: rect, there: rect, across: int, down: int): real {
        const beside = Math.max(there.x - here.x - here.width, here.x - there.x - there.width);
        const above = Math.max(there.y - here.y - here.height, here.y - there.y - there.height);
        const middles = Qt.point(there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2);
        if (across !== 0)
            return above < 0 && middles.x * across > 0 && beside > -4 ? Math.max(0, beside) + Math.abs(middles.y) / 8 : -1;
        return middles.y * down > 0 && above > -4 ? Math.max(0, above) + 2 * Math.max(0, beside) + Math.abs(middles.x) / 8 : -1;
    }
}
