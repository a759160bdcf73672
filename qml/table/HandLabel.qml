// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Above cards of a hand that belong together: what they are, with a tick where they are complete.
Item {
    id: root

    property string words
    property bool complete: false

    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: root.complete ? qsTr("%1, complete", "cards of a hand").arg(root.words) : root.words

    Rectangle {
        width: parent.width
        height: 3
        y: parent.height - height
        radius: 1
        color: root.complete ? Theme.paper : Theme.clothInk
        opacity: root.complete ? 1 : 0.6
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: row.width + Theme.sp(4)
        height: parent.height - 5
        radius: height / 2
        color: Theme.paper

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.sp(1.2)

            Icon {
                visible: root.complete
                anchors.verticalCenter: parent.verticalCenter
                name: "check"
                color: Theme.oliva
                size: 13
            }

            Txt {
                text: root.words
                size: 13
                strong: root.complete
                Accessible.ignored: true
            }
        }
    }
}
