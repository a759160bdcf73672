// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Truco: a bean a point, malas and buenas; the number and the words stand beside them.
Row {
    id: root

    property list<sideScore> sides
    property sideScore nobody
    property list<int> boxes: [15, 15] // beans of the malas, and of the buenas
    property string malas: "malas"
    property string buenas: "buenas"

    width: parent ? parent.width : 240
    spacing: Theme.sp(4)

    // The column of the side in this place.
    function laneOf(place: int): Item {
        return columns.itemAt(place);
    }

    Repeater {
        id: columns

        model: root.sides.length

        BeanColumn {
            required property int index

            width: (root.width - root.spacing * (root.sides.length - 1)) / root.sides.length
            side: root.sides[index] ?? root.nobody // while the sides change
            boxes: root.boxes
            names: [root.malas, root.buenas]
        }
    }
}
