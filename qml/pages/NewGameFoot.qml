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

    readonly property bool twoRows: tools.natural + answers.width + Theme.sp(6) > width - 2 * root.pad

    signal allRulesRequested
    signal numberRequested
    signal cancelled
    signal accepted

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

    Row {
        id: answers

        x: root.width - width - root.pad
        y: root.twoRows ? root.height - height - Theme.sp(2) : (root.height - height) / 2
        spacing: Theme.sp(3)

        BidButton {
            title: qsTr("Cancel")
            key: root.wide ? Commands.find("back").key : ""
            onClicked: root.cancelled()
        }

        BidButton {
            objectName: "deal"
            focus: true
            title: qsTr("Deal the cards")
            key: root.wide ? Commands.find("press").key : ""
            kind: "primary"
            onClicked: root.accepted()
        }
    }
}
