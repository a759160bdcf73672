// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

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

    Rectangle { // is being taken, or takes
        visible: root.mark === "taken"
        anchors.fill: parent
        anchors.margins: -4
        radius: root.corner + 4
        color: "transparent"
        border.width: Math.max(4, root.height * 0.03)
        border.color: Theme.clothInk
    }

    Repeater { // was laid last: a bracket at each corner
        model: root.mark === "laid" ? 4 : 0

        Item {
            id: bracket

            required property int index
            readonly property bool atRight: index % 2 === 1
            readonly property bool atFoot: index > 1

            x: atRight ? root.width + 5 - width : -5
            y: atFoot ? root.height + 5 - height : -5
            width: root.width * 0.26
            height: width
            clip: true

            Rectangle {
                x: bracket.atRight ? -width / 2 : 0
                y: bracket.atFoot ? -height / 2 : 0
                width: bracket.width * 2
                height: width
                radius: root.corner + 5
                color: "transparent"
                border.width: 3
                border.color: Theme.clothInk
            }
        }
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
