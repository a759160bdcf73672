// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.Cards
import Sobremesa.Controls

// An answer made of cards: one that may be among those wanted, or a few that are one answer. Its key stands above it.
T.AbstractButton {
    id: root

    required property list<string> cards
    required property string spoken
    required property bool chosen
    required property bool holds // known once it has been answered
    property int number: 0 // its key
    property bool several: false
    property bool answered: false
    property string pack
    property real h: 100

    readonly property bool wrong: root.answered && root.chosen && !root.holds
    readonly property color ring: root.holds ? Theme.oliva : root.wrong ? Theme.granate : Theme.azul

    implicitWidth: faces.width
    implicitHeight: chip.height + Theme.sp(1.5) + faces.height
    enabled: !root.answered
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    checkable: root.several
    checked: root.chosen
    Accessible.role: root.several ? Accessible.CheckBox : Accessible.Button
    Accessible.checked: root.chosen
    Accessible.name: Theme.joined([root.spoken, root.answered && root.chosen ? qsTr("your answer") : "", root.holds ? qsTr("right") : ""])
    Accessible.onPressAction: root.clicked()

    Rectangle {
        id: chip

        anchors.horizontalCenter: faces.horizontalCenter
        width: Math.max(height, mark.implicitWidth + Theme.sp(3))
        height: Theme.fs(22)
        radius: height / 2
        color: root.holds ? Theme.oliva : Theme.paper
        border.color: root.wrong ? Theme.granate : Theme.line
        border.width: root.wrong ? 2 : Theme.border

        Row {
            id: mark

            anchors.centerIn: parent
            spacing: Theme.sp(1)

            Txt {
                visible: root.number > 0 && root.number < 10
                text: root.number
                size: 13
                color: root.holds ? Theme.paper : Theme.ink2
                Accessible.ignored: true
            }

            Icon {
                visible: root.holds || root.chosen
                anchors.verticalCenter: parent.verticalCenter
                name: root.holds || !root.answered ? "check" : "again"
                size: 14
                color: root.holds ? Theme.paper : root.wrong ? Theme.granate : Theme.azul
            }
        }
    }

    Row {
        id: faces

        y: chip.height + Theme.sp(1.5)
        spacing: Theme.sp(0.8)

        Repeater {
            model: root.cards

            CardFace {
                required property string modelData

                code: modelData
                pack: root.pack
                h: root.h
            }
        }
    }

    Rectangle {
        visible: root.chosen || root.holds || root.hovered && !root.answered
        anchors.fill: faces
        anchors.margins: -4
        radius: root.h * 0.036 + 4
        color: "transparent"
        border.color: root.ring
        border.width: root.chosen || root.holds ? 4 : 2
    }

    FocusRing {
        anchors.fill: faces
        anchors.margins: -7
        visible: root.activeFocus && Theme.focusVisible
    }
}
