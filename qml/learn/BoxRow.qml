// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// In which of the five boxes something lies.
Row {
    id: root

    property int box: 0
    property real size: 12

    spacing: Theme.sp(1)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: qsTr("box %1 of 5").arg(root.box)

    Repeater {
        model: 5

        Rectangle {
            required property int index

            width: Theme.fs(root.size)
            height: width
            radius: 2
            color: index < root.box ? Theme.oliva : "transparent"
            border.color: index < root.box ? Theme.oliva : Theme.edge
            border.width: Theme.border
            Accessible.ignored: true
        }
    }
}
