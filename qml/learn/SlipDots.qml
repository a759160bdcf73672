// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// A dot for each step that waits for the learner, the present one long, and the same in figures.
Row {
    id: root

    property int dot: 0
    property int dots: 0
    property bool brief: false // figures alone

    spacing: Theme.sp(1)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: qsTr("Step %1 of %2").arg(root.dot + 1).arg(root.dots)

    Repeater {
        model: root.brief ? 0 : root.dots

        Rectangle {
            required property int index

            anchors.verticalCenter: parent?.verticalCenter
            width: Theme.fs(index === root.dot ? 20 : 10)
            height: Theme.fs(10)
            radius: height / 2
            color: index <= root.dot ? Theme.azul : Theme.line
        }
    }

    Txt {
        leftPadding: Theme.sp(1)
        text: qsTr("%1 of %2", "step of a lesson").arg(root.dot + 1).arg(root.dots)
        size: 13
        color: Theme.ink2
        Accessible.ignored: true
    }
}
