// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Tresillo: what is played and what for, on the runner; while cards are played, only a tag.
Rectangle {
    id: root

    required property var facts
    property bool tag: false
    property bool narrow: false // without the picture of the suit
    property bool tall: false // a tag with its parts below each other
    property bool mine: false // the viewer plays against two
    property string declarer
    property list<string> lines // what is needed, won and lost

    signal pressed

    property real chipFrom: 1.5 // the size of text from which there is little room
    readonly property bool chip: root.tag && Theme.textScale >= root.chipFrom // as little as can be said
    readonly property bool aims: root.lines.length > 0 && !root.chip
    readonly property string trump: root.facts.trump ?? ""
    readonly property string contract: root.contracts[root.facts.contract ?? ""] ?? ""
    readonly property string sum: root.facts.worthNote ?? ""
    readonly property var suits: ({
            "o": [qsTr("Oros"), "oro"],
            "c": [qsTr("Copas"), "copa"],
            "e": [qsTr("Espadas"), "espada"],
            "b": [qsTr("Bastos"), "basto"]
        })
    readonly property var contracts: ({
            "entrada": qsTr("Entrada"),
            "vuelta": qsTr("Vuelta"),
            "solo": qsTr("Solo"),
            "penetro": qsTr("Penetro")
        })
    readonly property bool wanted: root.sum !== "" || root.trump !== ""
    readonly property string suit: root.trump !== "" ? root.suits[root.trump][0] : ""
    readonly property string against: root.mine ? qsTr("%1, you against two").arg(root.contract) : qsTr("%1, %2 against two").arg(root.contract).arg(root.declarer)

    width: list.width + Theme.sp(root.tag ? 6 : 12)
    height: list.height + Theme.sp(root.tag ? 3 : 7)
    radius: root.tag ? Theme.r2 : Theme.r3
    color: Theme.paper
    border.color: Theme.line
    Accessible.role: root.tag ? Accessible.Button : Accessible.StaticText
    Accessible.onPressAction: root.pressed()
    Accessible.name: Theme.joined([root.trump !== "" ? qsTr("Trumps: %1").arg(root.suit) : "", root.trump !== "" ? root.against : "", qsTr("Value of the play: %1").arg(root.facts.value ?? 0), root.sum].concat(Array.from(root.lines)))

    // A small heading, what it is about, and more about it.
    component Part: Column {
        id: part

        property string head
        property string words
        property string more
        property bool diamond: false

        spacing: root.tag ? -1 : 0

        Row {
            visible: part.head !== ""
            spacing: Theme.sp(1.5)

            Rectangle { // the mark of the trumps
                visible: part.diamond
                width: Theme.fs(11)
                height: width
                rotation: 45
                antialiasing: true
                color: Theme.barro
                anchors.verticalCenter: parent.verticalCenter
            }

            Txt {
                text: part.head
                size: root.tag ? 15 : 13
                strong: root.tag
                color: root.tag ? Theme.ink : Theme.ink2
                Accessible.ignored: true
            }
        }

        Txt {
            visible: !root.tag && text !== ""
            text: part.words
            size: 26
            serif: true
            strong: true
            Accessible.ignored: true
        }

        Txt {
            visible: text !== ""
            text: part.more
            size: 13
            color: Theme.ink2
            Accessible.ignored: true
        }
    }

    TapHandler {
        onTapped: root.pressed()
    }

    Shadow {
        depth: 1
        radius: root.radius
    }

    Grid {
        id: list

        anchors.centerIn: parent
        columns: root.tag && root.tall ? 1 : 6
        columnSpacing: Theme.sp(root.narrow || root.tag ? 3 : 5)
        rowSpacing: Theme.sp(0.5)
        verticalItemAlignment: Grid.AlignVCenter

        Picture {
            visible: root.trump !== "" && !root.narrow && !root.tag
            source: root.trump !== "" ? "qrc:/table/" + root.suits[root.trump][1] + ".svg" : ""
            width: Theme.fs(54)
            height: width
        }

        Part {
            visible: root.trump !== ""
            diamond: true
            head: root.tag ? root.suit : qsTr("Trumps")
            words: root.suit
            more: root.chip ? "" : root.tag || root.narrow ? root.contract : root.against
        }

        Rectangle {
            visible: root.trump !== "" && list.columns > 1
            width: 1
            height: Theme.fs(root.tag ? 34 : 70)
            color: Theme.line
        }

        Part {
            visible: !root.tag || root.lines.length === 0
            head: root.tag ? (root.facts.value ?? "").toString() : qsTr("Value of the play")
            words: (root.facts.value ?? "").toString()
            more: root.chip ? "" : root.sum
        }

        Rectangle {
            visible: root.aims && !root.tag && list.columns > 1
            width: 1
            height: Theme.fs(70)
            color: Theme.line
        }

        Column {
            visible: root.aims

            Repeater {
                model: root.lines

                Txt {
                    required property string modelData
                    required property int index

                    text: modelData
                    size: 13
                    strong: index === 0
                    color: index === 0 ? Theme.ink : Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }
}
