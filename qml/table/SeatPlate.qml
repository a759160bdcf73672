// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Who sits there: tile, name, one line of state; a saffron ring while the table waits for this seat.
Rectangle {
    id: root

    property string name
    property string note
    property int tile: 1
    property bool turn: false
    property string manner // how a computer plays: one word, or none
    property bool mannerNoted: false // the note says it
    property string role // dealer, mano ...: one word
    property string team // "a" circle, "b" square, "" none
    property bool away: false // sits this deal out
    property int form: TableLayout.Full // how much of it there is room for
    property string place // spoken: where the seat is
    property int taken: -1 // cards in a pile of its own; -1: it has none
    property string takenLabel
    property bool takenBelow: false // the pile hangs over the lower edge, else over the upper one

    signal activated

    // What is written takes so much.
    readonly property size nameSize: Qt.size(Math.ceil(person.implicitWidth), Math.ceil(person.implicitHeight))
    readonly property size roleSize: Qt.size(root.role === "" ? 0 : Math.ceil(roleWord.implicitWidth), Math.ceil(roleWord.implicitHeight))
    readonly property size noteSize: Qt.size(root.note === "" ? 0 : Math.ceil(measured.implicitWidth), Math.ceil(measured.implicitHeight))
    readonly property bool chip: root.form === TableLayout.Chip
    // Where there is no room for the role beside the name, it stands below it.
    readonly property bool roleBelow: root.role !== "" && root.form === TableLayout.Brief
    // What there is no room for, at the pointer or the focus: how a computer plays, and whose a tile alone is.
    readonly property string more: root.chip ? root.manner === "" ? root.name : root.name + " · " + root.manner : root.mannerNoted ? "" : root.manner
    readonly property Tip tip: teller.item as Tip
    readonly property string second: root.roleBelow && !root.turn ? root.role : root.note

    // Outside a table, where nobody lays it out.
    implicitWidth: row.implicitWidth + 2 * row.x
    implicitHeight: row.implicitHeight + 2 * Theme.sp(1.5)
    radius: Theme.rPlate
    opacity: root.away ? 0.55 : 1
    color: Theme.paper
    border.color: root.turn ? Theme.azafran : Theme.dark || Theme.highContrast ? Theme.line : "transparent"
    border.width: root.turn ? 4 : Theme.border
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([root.name, root.place, root.role, root.note, root.mannerNoted ? "" : root.manner, root.taken < 0 ? "" : root.takenLabel + " " + root.taken])
    Accessible.onPressAction: root.activated()

    Suited { // the line as it would be
        id: measured

        visible: false
        words: root.note
        size: 13
    }

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

    HoverHandler {
        id: pointer
    }

    Loader {
        id: teller

        active: root.more !== "" && (pointer.hovered || root.activeFocus && Theme.focusVisible)

        // Qt 6.4 refuses a bound component in a Loader of a component, hence these names from outside.
        // qmllint disable unqualified
        sourceComponent: Tip {
            target: root
            shown: true
            text: root.more
        }
        // qmllint enable unqualified
    }

    Rectangle { // a pile and its number
        visible: root.taken >= 0
        z: 1
        x: root.width - width - (root.chip ? -Theme.sp(1) : Theme.sp(2))
        y: root.takenBelow ? root.height - height * 0.3 : -height * 0.75
        width: pile.width + Theme.sp(3)
        height: Theme.fs(13) + Theme.sp(2)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.edge

        Row {
            id: pile

            anchors.centerIn: parent
            spacing: Theme.sp(1)

            Rectangle { // the back of a card
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(height * Theme.ratio("french"))
                height: Theme.fs(13)
                radius: 2
                color: root.taken > 0 ? Theme.azul : "transparent"
                border.color: Theme.edge
            }

            Txt {
                text: root.taken
                size: 13
                Accessible.ignored: true
            }
        }
    }

    Row {
        id: row

        x: Theme.sp(1.5)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp(2.2)

        Tile {
            anchors.verticalCenter: parent.verticalCenter
            tile: root.tile
            width: root.chip ? Math.min(root.width, root.height) - Theme.sp(3) : Theme.fs(root.form === TableLayout.Full ? 42 : 30)
        }

        Column {
            id: words

            visible: !root.chip
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
                    size: 13
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }
}
