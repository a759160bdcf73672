// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The lower edge of the new game sheet: more rules, a deal by its number, back, and the cards.
Rectangle {
    id: root

    property real pad: Theme.sp(8)
    property bool wide: true
    property string deal
    property int moreRules: 0
    property bool first: false // it is asked whether the coach shall help
    property int minutes: 0 // of the first lesson; 0: there is none

    readonly property bool twoRows: tools.natural + answers.natural + Theme.sp(6) > width - 2 * root.pad

    signal allRulesRequested
    signal numberRequested
    signal cancelled
    signal accepted
    signal acceptedAlone // without the coach
    signal lessonRequested

    height: (root.twoRows ? tools.height + Theme.sp(1) : 0) + answers.height + Theme.sp(root.wide ? 7 : 4)
    color: Theme.paper2
    radius: Theme.r3

    Rectangle {
        width: parent.width
        height: parent.radius
        color: parent.color
    }

    Flow {
        id: tools

        readonly property real natural: (rules.visible ? rules.implicitWidth + spacing : 0) + number.implicitWidth

        x: root.pad - Theme.sp(2)
        y: root.twoRows ? Theme.sp(2) : (root.height - height) / 2
        width: root.twoRows ? root.width - 2 * x : natural + 1
        spacing: Theme.sp(2)

        BidButton {
            id: rules

            visible: root.moreRules > 0
            title: qsTr("%n more rule(s)", "", root.moreRules)
            glyph: "gear"
            kind: "quiet"
            tight: true
            onClicked: root.allRulesRequested()
        }

        BidButton {
            id: number

            title: root.deal === "" ? qsTr("Deal by number…") : qsTr("Deal %1").arg(root.deal)
            glyph: "cards"
            key: root.wide ? Commands.find("number").key : ""
            kind: "quiet"
            tight: true
            onClicked: root.numberRequested()
        }
    }

    Flow {
        id: answers

        readonly property real natural: cancel.width + alone.shown + lesson.shown + spacing + deal.width
        readonly property bool narrow: natural > root.width - 2 * root.pad

        width: answers.narrow ? root.width - 2 * root.pad : natural + 1
        x: root.width - width - root.pad
        y: root.twoRows ? root.height - height - Theme.sp(2) : (root.height - height) / 2
        spacing: Theme.sp(2.5)
        layoutDirection: answers.narrow ? Qt.RightToLeft : Qt.LeftToRight

        BidButton {
            id: cancel

            title: qsTr("Cancel")
            key: root.wide ? Commands.find("back").key : ""
            onClicked: root.cancelled()
        }

        BidButton {
            id: alone

            readonly property real shown: visible ? width + answers.spacing : 0

            visible: root.first
            title: qsTr("I know the game")
            onClicked: root.acceptedAlone()
        }

        BidButton {
            id: lesson

            readonly property real shown: visible ? width + answers.spacing : 0

            visible: root.first && root.minutes > 0
            title: qsTr("Lesson 1 first, %n minute(s)", "", root.minutes)
            glyph: "learn"
            onClicked: root.lessonRequested()
        }

        BidButton {
            id: deal

            objectName: "deal"
            focus: true
            title: root.first ? qsTr("Sit down and let the coach help") : qsTr("Deal the cards")
            key: root.wide ? Commands.find("press").key : ""
            kind: "primary"
            onClicked: root.accepted()
        }
    }
}
