// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Who sits there: tile, name, one line of state; a saffron ring while the table waits for this seat.
Rectangle {
    id: root

    property string name
    property string note
    property int tile: 1
    property bool turn: false
    property string role // dealer, mano ...: one word
    property string team // "a" circle, "b" square, "" none
    property bool tiny: false
    property bool away: false // sits this deal out
    property real most: 100000 // the width there is
    property string place // spoken: where the seat is

    signal activated

    readonly property real textRoom: root.most - root.tileSize - Theme.sp(7.2)
    // Where there is no room for the role beside the name, it stands below it.
    readonly property bool roleBelow: root.role !== "" && person.implicitWidth + roleWord.implicitWidth + Theme.sp(6) > root.textRoom
    readonly property string second: root.roleBelow && !root.turn ? root.role : root.note
    readonly property int tileSize: Theme.fs(root.tiny ? 30 : 42)

    implicitWidth: row.width + Theme.sp(5)
    implicitHeight: Math.max(root.tileSize, words.height) + Theme.sp(3)
    width: implicitWidth
    height: implicitHeight
    radius: Theme.rPlate
    opacity: root.away ? 0.55 : 1
    color: Theme.paper
    border.color: root.turn ? Theme.azafran : Theme.dark || Theme.highContrast ? Theme.line : "transparent"
    border.width: root.turn ? 4 : Theme.border
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([root.name, root.place, root.role, root.note])
    Accessible.onPressAction: root.activated()

    Shadow {
        radius: root.radius
    }

    Rectangle { // saffron alone is too light on paper and cloth
        visible: root.turn
        anchors.fill: parent
        anchors.margins: -1
        radius: root.radius + 1
        color: "transparent"
        border.color: Theme.cardEdge
    }

    FocusRing {
        visible: root.activeFocus && Theme.focusVisible
        around: root.radius
    }

    TapHandler {
        onTapped: root.activated()
    }

    Row {
        id: row

        x: Theme.sp(1.5)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp(2.2)

        Tile {
            anchors.verticalCenter: parent.verticalCenter
            tile: root.tile
            size: root.tiny ? 30 : 42
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            spacing: -1

            Row {
                spacing: Theme.sp(1.5)

                TeamMark {
                    team: root.team
                    size: 10
                    anchors.verticalCenter: parent.verticalCenter
                }

                Txt {
                    id: person

                    text: root.name
                    width: Math.min(implicitWidth, root.textRoom - (root.team === "" ? 0 : Theme.sp(5)))
                    size: 15
                    strong: true
                    Accessible.ignored: true
                }

                Rectangle {
                    visible: root.role !== "" && !root.roleBelow
                    anchors.verticalCenter: parent.verticalCenter
                    width: roleWord.implicitWidth + Theme.sp(3)
                    height: Theme.fs(17)
                    radius: height / 2
                    color: "transparent"
                    border.color: Theme.edge

                    Txt {
                        id: roleWord

                        anchors.centerIn: parent
                        text: root.role
                        size: 12
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                }
            }

            Row {
                visible: root.second !== ""
                spacing: 3

                Icon {
                    visible: root.turn
                    name: "play"
                    size: 13
                    anchors.verticalCenter: parent.verticalCenter
                }

                Suited {
                    words: root.second
                    width: Math.min(implicitWidth, root.textRoom - (root.turn ? Theme.fs(16) : 0))
                    size: 13
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }
}
