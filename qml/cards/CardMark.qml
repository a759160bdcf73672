// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// What is said about a card on the card: ring, badge, trump. Made only where there is something to say.
Item {
    id: root

    required property real corner
    required property string mark
    required property string badge
    property bool badgeLeft: false
    required property bool trump

    readonly property bool hint: root.mark === "hint"

    Rectangle {
        visible: root.hint || root.mark === "selected" || root.mark === "target"
        anchors.fill: parent
        anchors.margins: -3
        radius: root.corner + 3
        color: "transparent"
        border.width: Math.max(3, root.height * 0.026)
        border.color: root.hint ? Theme.azafran : Theme.azul
    }

    Rectangle { // saffron alone is too light on the cloth
        visible: root.hint
        anchors.fill: parent
        anchors.margins: -4
        radius: root.corner + 4
        color: "transparent"
        border.color: Theme.cardEdge
    }

    Rectangle {
        visible: root.badge !== ""
        width: Math.max(height, word.implicitWidth + 10)
        height: Math.max(Theme.fs(20), root.height * 0.18)
        radius: height / 2
        x: root.badgeLeft ? -width / 2 + height * 0.25 : root.width - width / 2 - height * 0.25
        y: -height * 0.38
        color: root.hint ? Theme.azafran : Theme.azul
        border.color: Theme.paper
        border.width: 2

        Text {
            id: word

            anchors.centerIn: parent
            text: root.badge
            textFormat: Text.PlainText
            color: root.hint ? Theme.azafranInk : Theme.azulInk
            font.family: Theme.ui
            font.bold: true
            font.pixelSize: Math.max(12, parent.height * (root.badge.length > 3 ? 0.52 : 0.6))
            Accessible.ignored: true
        }
    }

    Rectangle { // trump: a diamond hanging from the lower edge
        visible: root.trump
        x: (root.width - width) / 2
        y: root.height - height / 2
        width: root.height * 0.1
        height: width
        rotation: 45
        color: Theme.barro
        border.color: Theme.paper
        border.width: 2
    }
}
