// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components

// What is being said, each bubble beside the plate of who says it.
Item {
    id: root

    required property TableController controller
    required property SeatPlates plates
    property bool below: false // of plates with cards beside them

    Repeater {
        model: root.controller.seats

        delegate: Bubble {
            required property int index
            required property int after
            required property string bubble
            readonly property Item plate: root.plates.plateOf(index)
            readonly property bool rightHalf: plate !== null && plate.x > root.width * 0.6
            readonly property real room: plate === null ? 0 : rightHalf ? plate.x : root.width - plate.x - plate.width
            readonly property bool under: after > 0 && (root.below || width + Theme.sp(4) > room)

            visible: bubble !== "" && plate !== null
            text: bubble
            most: root.width - Theme.sp(4)
            tail: after === 0 ? "bottom" : under ? "top" : rightHalf ? "right" : "left"
            x: plate === null ? 0 : after === 0 ? Theme.clamp(plate.x, 0, root.width - width) : under ? Theme.clamp(plate.x + (plate.width - width) / 2, 0, root.width - width) : rightHalf ? plate.x - width - Theme.sp(3) : plate.x + plate.width + Theme.sp(3)
            y: plate === null ? 0 : after === 0 ? plate.y - height - Theme.sp(3) : under ? plate.y + plate.height + Theme.sp(3) : Math.max(0, plate.y + (plate.height - height) / 2)
        }
    }
}
