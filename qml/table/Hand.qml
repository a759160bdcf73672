// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Where the viewer's cards lie: a fan up to ten cards in a wide window, else a straight row, or two where the strips of
// the cards would become too narrow. What belongs together in a game that says so is parted and named.
Item {
    id: root

    required property TableController controller
    property real cardH: 120
    property real topEdge: 0 // of the cards
    property real leftEnd: 0 // the room that they may take
    property real rightEnd: width
    property bool compact: false
    property bool brief: false

    readonly property alias parts: parting
    readonly property real cardW: Math.round(root.cardH * Theme.ratio(root.controller.game.pack))
    readonly property int count: root.controller.cards.revision >= 0 ? root.controller.cards.countIn(CardModel.Hand, root.controller.game.viewer) : 0
    readonly property real room: root.rightEnd - root.leftEnd
    readonly property real partGap: root.cardW * 0.34
    // So much of a card must be seen, that is its index.
    readonly property real leastStrip: Math.max(24, root.cardW * 0.22)
    readonly property bool straight: root.count > 10 || root.compact && root.count > 5 || Theme.reducedMotion || root.count < 2 || root.groups.length > 1
    readonly property var groups: {
        const groups = parting.groups;
        const last = groups[groups.length - 1];
        return last !== undefined && last.first + last.count === root.count ? groups : [];
    }
    readonly property bool twoRows: root.stepOf(root.count, root.groups.length) < root.leastStrip
    readonly property real rise: root.twoRows ? Math.round(root.cardH * 0.36) : 0 // of the upper row
    readonly property int firstBelow: root.twoRows ? root.breakAt() : 0 // the first card of the lower row
    readonly property real labelH: root.groups.length > 0 ? Theme.fs(13) + Theme.sp(2) : 0

    // What lies between the left edges of two cards, of so many in a row with so many groups.
    function stepOf(count: int, groups: int): real {
        if (count < 2)
            return root.cardW;
        const free = root.room - root.cardW - Math.max(0, groups - 1) * root.partGap;
        return Math.min(root.cardW * (count <= 5 ? 1.08 : 0.86), free / (count - 1));
    }

    // The rows are parted between two groups where that is possible.
    function breakAt(): int {
        const half = Math.floor(root.count / 2);
        const ends = root.groups.map(group => group.first + group.count);
        const near = ends.filter(end => Math.abs(end - half) <= 2 && end < root.count);
        return near.length > 0 ? near[0] : half;
    }

    function groupOf(slot: int): int {
        return root.groups.findIndex(group => slot < group.first + group.count);
    }

    // The middle of a card, in the row in which it lies.
    function middle(slot: int): real {
        const below = slot >= root.firstBelow;
        const first = below ? root.firstBelow : 0;
        const end = below ? root.count : root.firstBelow;
        const firstGroup = root.groupOf(first);
        const parts = root.groups.length > 0 ? root.groupOf(end - 1) - firstGroup + 1 : 0;
        const step = root.stepOf(end - first, parts);
        const whole = root.cardW + (end - first - 1) * step + Math.max(0, parts - 1) * root.partGap;
        const centre = Theme.clamp(root.width / 2, root.leftEnd + whole / 2, Math.max(root.leftEnd + whole / 2, root.rightEnd - whole / 2));
        const gaps = parts > 0 ? root.groupOf(slot) - firstGroup : 0;
        return centre - whole / 2 + root.cardW / 2 + (slot - first) * step + gaps * root.partGap;
    }

    function rowTop(slot: int): real {
        return root.topEdge + (root.twoRows && slot >= root.firstBelow ? root.rise : 0);
    }

    function spot(slot: int, count: int): var {
        const turn = root.straight ? 0 : Math.min(3.2, 15 / count);
        const away = slot - (count - 1) / 2;
        return {
            "x": root.middle(slot),
            "y": root.rowTop(slot) + root.cardH / 2 + away * away * root.cardH * 0.0026 * turn,
            "h": root.cardH,
            "r": away * turn,
            "z": (root.twoRows && slot >= root.firstBelow ? 340 : 300) + slot
        };
    }

    HandGroups {
        id: parting

        controller: root.controller
    }

    Repeater {
        model: root.groups

        HandLabel {
            required property handPart modelData
            readonly property int last: modelData.first + modelData.count - 1
            readonly property bool lower: root.twoRows && modelData.first >= root.firstBelow
            readonly property real from: root.middle(modelData.first) - root.cardW / 2
            readonly property real wide: root.rowTop(last) === root.rowTop(modelData.first) ? root.middle(last) + root.cardW / 2 - from : root.cardW

            x: from
            y: root.rowTop(modelData.first) - height - 2
            z: lower ? 339 : 299
            width: wide
            height: root.labelH + 6
            words: root.brief || wide < Theme.fs(150) ? modelData.brief : modelData.words
            complete: modelData.complete
        }
    }
}
