// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Says for a moment how loud the table is, when a key has changed it: what is silent cannot tell it by itself.
Rectangle {
    id: root

    function show() {
        root.words = Settings.sound === "off" ? qsTr("Sound off") : qsTr("Sound on");
        away.restart();
    }

    property string words

    objectName: "sound sign"
    visible: root.words !== ""
    width: row.width + Theme.sp(6)
    height: row.height + Theme.sp(4)
    radius: height / 2
    color: Theme.paper
    border.color: Theme.edge
    border.width: Theme.border
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words
    Accessible.ignored: !root.visible

    readonly property Said said: Said {
        words: root.words
    }

    Timer {
        id: away

        interval: 1800
        onTriggered: root.words = ""
    }

    Shadow {
        depth: 3
        radius: root.radius
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.sp(2)

        Icon {
            name: Settings.sound === "off" ? "mute" : "sound"
            color: Theme.azul
            size: 22
        }

        Txt {
            text: root.words
            size: 16
            strong: true
            Accessible.ignored: true
        }
    }
}
