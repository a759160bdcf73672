// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What is being said and signed, each bubble beside the plate of its speaker: never over cards, plates or other bubbles
// as long as there is another place.
Item {
    id: root

    required property TableController controller
    required property SeatPlates plates
    required property CardLayer cards
    property var furniture: [] // what else lies on the cloth
    property bool below: false // of plates with cards beside them

    readonly property real gap: Theme.sp(3)

    // Everything that a bubble must keep clear of.
    readonly property var lying: [root.controller.cards.revision, root.plates.moved, root.width, root.height, root.furniture.map(item => Qt.rect(item.x, item.y, item.width, item.height))]

    onLyingChanged: later.restart()

    // In one go once everything lies: each change on its own would place every bubble anew.
    Timer {
        id: later

        interval: 0
        onTriggered: root.placeAll()
    }

    function placeAll() {
        const seats = Array.from({
            "length": root.controller.game.players
        }, (nothing, seat) => seat);
        const plates = seats.map(seat => root.plates.plateOf(seat)).filter(plate => plate !== null);
        const list = root.cards.covered().concat(plates.concat(root.furniture).map(item => Qt.rect(item.x, item.y, item.width, item.height)));
        const bubbles = seats.map(seat => said.itemAt(seat)).concat(seats.map(seat => signed.itemAt(seat)));
        for (const bubble of bubbles.filter(item => item !== null && item.wanted)) {
            bubble.place = root.placeFor(bubble, bubble.plate, bubble.after, list);
            list.push(Qt.rect(bubble.place.x, bubble.place.y, bubble.width, bubble.height));
        }
    }

    // How much of such a place is taken already.
    function overlap(spot: var, w: real, h: real, list: var): real {
        const common = (low, high, from, to) => Math.max(0, Math.min(high, to) - Math.max(low, from));
        const share = other => common(spot.x, spot.x + w, other.x, other.x + other.width) * common(spot.y, spot.y + h, other.y, other.y + other.height);
        return list.reduce((sum, other) => sum + share(other), 0);
    }

    // Towards the middle, behind the cards beside the plate, below, above: the first place that is free.
    function placeFor(bubble: Item, plate: Item, after: int, list: var): var {
        const w = bubble.width;
        const h = bubble.height;
        const most = root.width - w;
        const level = plate.y + (plate.height - h) / 2;
        const rightHalf = plate.x + plate.width / 2 > root.width * 0.6;
        const away = root.plates.backs * 1.31 + Theme.sp(4) + root.gap;
        const spot = (x, y, tail) => ({
                    "x": Theme.clamp(x, 0, most),
                    "y": Theme.clamp(y, 0, root.height - h),
                    "tail": tail
                });
        const left = spot(plate.x - w - root.gap, level, "right");
        const right = spot(plate.x + plate.width + root.gap, level, "left");
        const beyond = spot(plate.x + plate.width + away, level, "left");
        const below = spot(rightHalf ? plate.x + plate.width - w : plate.x, plate.y + plate.height + root.gap, "top");
        const above = spot(rightHalf ? plate.x + plate.width - w : plate.x, plate.y - h - root.gap, "bottom");
        const under = spot(plate.x + (plate.width - w) / 2, plate.y + plate.height + root.gap, "top");
        const order = after === 0 ? [above, right] : root.below ? [under] : rightHalf ? [left, above, below, right] : [right, beyond, left, above, below];
        const free = order.map(candidate => root.overlap(candidate, w, h, list));
        return order[free.indexOf(Math.min(...free))];
    }

    Repeater {
        id: said

        model: root.controller.picture.seats

        delegate: Bubble {
            id: speech

            required property int index
            required property int after
            required property string bubble
            required best
            required loud
            readonly property Item plate: root.plates.plateOf(index)
            readonly property bool wanted: bubble !== "" && plate !== null
            property var place: null

            visible: speech.wanted && speech.place !== null
            onWantedChanged: {
                speech.place = null;
                later.restart();
            }
            onWidthChanged: later.restart()
            onHeightChanged: later.restart()
            text: bubble
            most: root.width - Theme.sp(4)
            tail: place === null ? "left" : place.tail
            x: place === null ? 0 : place.x
            y: place === null ? 0 : place.y
        }
    }

    Repeater {
        id: signed

        model: root.controller.picture.seats

        delegate: Bubble {
            id: face

            required property int index
            required property int after
            required property string sign
            required property string meaning
            required secret
            readonly property Item plate: root.plates.plateOf(index)
            readonly property bool wanted: sign !== "" && plate !== null
            property var place: null

            visible: face.wanted && face.place !== null
            onWantedChanged: {
                face.place = null;
                later.restart();
            }
            onWidthChanged: later.restart()
            onHeightChanged: later.restart()
            whisper: true
            text: sign
            sub: meaning
            x: place === null ? 0 : place.x
            y: place === null ? 0 : place.y
        }
    }
}
