// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What is laid over the table for a while: what the others say, points that are booked, the account of a deal, the curtain
// between two persons, and the strip that leads back from an earlier position.
Item {
    id: root

    required property TableController controller
    required property SeatPlates plates
    required property CardLayer cards
    property var papers: [] // items on the cloth, that no bubble covers
    property bool bubblesBelow: false // what the others say stands below their plates
    property bool fewestWins: false // points are booked against a side
    property real playTop: 0 // the free middle
    property real playMid: 0
    property real answersEnd: 0 // the lower end of what stands above the hand
    property real handTop: 0

    signal ruleRequested(string section)

    LookingStrip {
        visible: root.controller.looking.active && !root.controller.looking.watching
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.answersEnd - height
        onBackRequested: root.controller.looking.stop()
        onRuleRequested: root.ruleRequested(root.controller.assistant.section())
    }

    Bubbles {
        anchors.fill: parent
        z: 10
        below: root.bubblesBelow
        controller: root.controller
        plates: root.plates
        cards: root.cards
        furniture: root.papers
    }

    TableToast {
        controller: root.controller
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.playTop + Theme.sp(2)
        z: 20
        most: parent.width - Theme.sp(8)
        onRuleRequested: section => root.ruleRequested(section)
    }

    DealSlip {
        controller: root.controller
        fewestWins: root.fewestWins
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.sp(2), root.playMid - height / 2)
        z: 20
        most: parent.width - Theme.sp(6)
        tallest: parent.height - Theme.sp(8)
    }

    Curtain {
        controller: root.controller
        z: 30
        width: Math.min(parent.width - Theme.sp(4), Theme.fs(420))
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.handTop - height - Theme.sp(4)
    }
}
