// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The coach where there is no room beside the cloth: a line above the answers.
Rectangle {
    id: root

    required property Coach coach
    property bool scarce: false // the answers need the room: folded to a chip that opens it
    property bool beside: false // a sign beside the question is the chip
    property bool opened: false // upon the cloth, at the player's wish
    readonly property bool folded: root.scarce && !root.opened
    property real most: 0 // wide
    readonly property real whole: words.height + Theme.sp(3) // high, unfolded
    readonly property real room: !root.scarce ? root.whole : root.beside ? 0 : chip.height // high, that it keeps
    readonly property string sentence: root.coach.sentence

    signal ruleRequested(string section)

    onSentenceChanged: root.opened = false
    width: root.folded ? chip.width : root.most
    height: root.folded ? chip.height : root.whole
    color: Theme.paper
    radius: Theme.r2
    border.color: Theme.dark || Theme.highContrast ? Theme.line : "transparent"
    border.width: Theme.border
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([qsTr("Coach"), root.sentence])

    Shadow {
        radius: root.radius
    }

    Shield {}

    BidButton {
        id: chip

        visible: root.folded
        kind: "quiet"
        glyph: "learn"
        title: qsTr("Coach")
        Accessible.name: Theme.joined([qsTr("Coach"), root.sentence])
        onClicked: root.opened = true
    }

    CoachWords {
        id: words

        visible: !root.folded

        x: Theme.sp(3)
        y: Theme.sp(1.5)
        width: root.most - 2 * x
        brief: true
        coach: root.coach
        onRuleRequested: section => root.ruleRequested(section)
    }
}
