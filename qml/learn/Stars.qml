// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// One to three stars of a lesson.
Row {
    id: root

    property int stars: 0
    property real size: 18

    spacing: Theme.sp(0.6)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: qsTr("%n of 3 stars", "", root.stars)

    Repeater {
        model: 3

        Txt {
            required property int index

            text: index < root.stars ? "★" : "☆"
            size: root.size
            color: index < root.stars ? Theme.azafran : Theme.ink2
            Accessible.ignored: true
        }
    }
}
