// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What is being said and signed, each bubble where the layout has a place for it beside its speaker.
Item {
    id: root

    required property TableController controller
    required property TableLayout layout

    // A bubble that has its number and its place; one that says nothing has none.
    component Placed: Bubble {
        id: bubble

        required property int number
        required property int seat
        required property bool wanted
        readonly property rect place: root.layout.bubbleRevision >= 0 ? root.layout.bubble(bubble.number) : Qt.rect(0, 0, 0, 0)
        readonly property size taken: bubble.wanted ? bubble.whole : Qt.size(0, 0)

        property bool ready: false // and knows whose it is

        function tell() {
            if (bubble.ready)
                root.layout.setBubble(bubble.number, bubble.seat, bubble.taken, bubble.small);
        }

        visible: bubble.wanted && bubble.place.width > 0
        most: root.width - Theme.sp(4)
        x: bubble.place.x
        y: bubble.place.y
        tail: root.layout.bubbleRevision >= 0 ? ["left", "right", "top", "bottom"][root.layout.tail(bubble.number)] : "left"
        tipAt: root.layout.bubbleRevision >= 0 ? root.layout.tip(bubble.number) : 0.5
        brief: root.layout.bubbleRevision >= 0 && root.layout.isBrief(bubble.number)
        onTakenChanged: bubble.tell()
        onSmallChanged: bubble.tell()
        Component.onCompleted: {
            bubble.ready = true;
            bubble.tell();
        }
        Component.onDestruction: root.layout.setBubble(bubble.number, bubble.seat, Qt.size(0, 0), Qt.size(0, 0))
    }

    Repeater {
        model: root.controller.picture.seats

        delegate: Placed {
            required property int index
            required name
            required property string bubble
            required best
            required loud

            number: 2 * index
            seat: index
            wanted: bubble !== ""
            text: bubble
        }
    }

    Repeater {
        model: root.controller.picture.seats

        delegate: Placed {
            required property int index
            required name
            required property string sign
            required property string meaning
            required secret

            number: 2 * index + 1
            seat: index
            wanted: sign !== ""
            whisper: true
            text: sign
            sub: meaning
        }
    }
}
