// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// Beside the cloth: the score as it is kept in this game, the place of the hint, and what has happened.
Column {
    id: root

    required property TableController controller
    property alias furniture: holder.data // the score as it is kept in this game
    property string scoreTitle
    property string scoreNote
    property real lowerEnd: 0 // of the rail; 0: there is none, and this stands in the drawer
    property bool hinted: false // a hint is given
    property real hintHeight: 0
    readonly property alias hintPlace: hint
    readonly property alias score: score
    readonly property alias log: logPanel

    signal ruleRequested(string section)

    function focusScore(): bool {
        if (root.lowerEnd > 0)
            score.forceActiveFocus(Qt.TabFocusReason);
        return root.lowerEnd > 0;
    }

    function focusLog(): bool {
        if (root.lowerEnd > 0)
            logPanel.forceActiveFocus(Qt.TabFocusReason);
        return root.lowerEnd > 0 && logPanel.tall;
    }

    width: parent ? parent.width : 0

    ScorePanel {
        id: score

        width: parent.width
        title: root.scoreTitle
        note: root.scoreNote
        sides: root.controller.game.sides

        Column {
            id: holder

            width: parent.width
        }
    }

    Item {
        id: hint

        width: parent.width
        height: root.hintHeight
        visible: root.lowerEnd > 0 && root.hinted
    }

    CoachPaper {
        width: parent.width
        visible: root.lowerEnd > 0 && coach.sentence !== "" && !root.hinted // there is room for one of them
        coach: root.controller.coach
        onRuleRequested: section => root.ruleRequested(section)
    }

    LogPanel {
        id: logPanel

        width: parent.width
        title: qsTr("This game")
        lowerEnd: root.lowerEnd
        model: root.controller.narrator.log
        onLineActivated: row => root.controller.looking.lookAt(row)
    }
}
