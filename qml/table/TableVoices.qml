// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What is laid over the table for a while: what the others say, points that are booked, the account of a deal, the curtain
// between two persons, and the strip that leads back from an earlier position.
Item {
    id: root

    required property TableController controller
    required property TableLayout layout
    property bool fewestWins: false // points are booked against a side
    property bool led: false // the slip of a lesson has the way on
    property real playTop: 0 // the free middle
    property real playMid: 0
    property real answersEnd: 0 // the lower end of what stands above the hand
    property real handTop: 0

    // What the slip of a lesson leaves.
    readonly property rect slip: root.layout.slipPlace
    readonly property rect free: root.slip.width === 0 ? Qt.rect(0, 0, root.width, root.height) : root.layout.portrait ? Qt.rect(0, root.slip.y + root.slip.height, root.width, root.height - root.slip.y - root.slip.height) : Qt.rect(0, 0, root.slip.x, root.height)
    readonly property real middle: root.free.x + root.free.width / 2

    signal ruleRequested(string section)

    LookingStrip {
        visible: root.controller.looking.active && !root.controller.looking.watching
        x: root.middle - width / 2
        y: root.answersEnd - height
        onBackRequested: root.controller.looking.stop()
        onRuleRequested: root.ruleRequested(root.controller.assistant.section())
    }

    Bubbles {
        anchors.fill: parent
        z: 10
        controller: root.controller
        layout: root.layout
    }

    // Beside a slip there is little room between the cards that it is about: it tells the reason itself, and the points
    // stand above them all.
    TableToast {
        objectName: "toast"

        readonly property bool above: root.slip.width > 0 && root.slip.y > Theme.fs(60)

        controller: root.controller
        x: (above ? root.width / 2 : root.middle) - width / 2
        y: root.slip.width > 0 ? Theme.sp(1) : root.playTop + Theme.sp(2)
        z: 20
        most: (above ? root.width : root.free.width) - Theme.sp(8)
        brief: root.slip.width > 0
        onRuleRequested: section => root.ruleRequested(section)
    }

    DealSlip {
        controller: root.controller
        led: root.led
        fewestWins: root.fewestWins
        x: root.middle - width / 2
        y: Math.max(root.free.y + Theme.sp(2), root.playMid - height / 2)
        z: 20
        most: root.free.width - Theme.sp(6)
        tallest: root.free.height - Theme.sp(8)
    }

    Curtain {
        controller: root.controller
        z: 30
        width: Math.min(parent.width - Theme.sp(4), Theme.fs(420))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - height - Theme.sp(4)
    }
}
