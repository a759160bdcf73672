// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.Cards
import Sobremesa.Controls

// The place of a lesson on the path: its cards, or the tiles of those who sit at the game that closes a stage. In a
// narrow window it is a line of a list.
T.AbstractButton {
    id: root

    required property string title
    required property int order // 0: a game
    required property int minutes
    required property list<string> cards
    required property list<int> tiles
    required property int best
    required property int step
    required property int steps
    required property string problem
    required property bool known
    property string pack
    property bool line: false
    property bool next: false
    property bool chosen: false

    readonly property real margin: Theme.sp(3.5) // beside the words
    readonly property bool readable: root.problem === ""
    readonly property bool told: root.best > 0 || root.known // by a picture instead of the note
    readonly property bool pictured: !root.line || root.width >= Theme.fs(330) // words need the room
    readonly property bool marked: root.line && root.next && root.readable // the line has no room for the word
    readonly property string note: !root.readable ? root.problem : root.step > 0 ? qsTr("step %1 of %2").arg(root.step + 1).arg(root.steps) : root.next && !root.line ? qsTr("next · %n minute(s)", "", root.minutes) : qsTr("%n minute(s)", "", root.minutes)

    implicitHeight: root.line ? Math.max(picture.height, name.height, state.height) + Theme.sp(3) : picture.height + name.height + state.height + Theme.sp(11)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Theme.joined([root.order > 0 ? qsTr("Lesson %1").arg(root.order) : qsTr("Game"), root.title, root.best > 0 ? qsTr("%n of 3 stars", "", root.best) : root.known ? qsTr("known") : root.note, root.marked ? qsTr("next") : ""])
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: root.line ? Theme.r2 : Theme.r3
        color: Theme.paper
        opacity: root.readable ? 1 : 0.7
        border.color: root.next || root.chosen ? Theme.azul : Theme.line
        border.width: root.next ? 3 : root.chosen ? 2 : Theme.dark || Theme.highContrast ? Theme.border : 0

        Shadow {
            depth: 3
            radius: parent.radius
        }

        FocusRing {
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Item {
        id: picture

        x: Theme.sp(root.line ? 1.5 : 3)
        y: root.line ? (root.height - height) / 2 : Theme.sp(3)
        visible: root.pictured
        width: !root.pictured ? 0 : root.line ? Theme.fs(66) : root.width - 2 * x
        height: Theme.fs(root.line ? 32 : 62)

        CardTrio {
            visible: root.order > 0
            codes: root.cards
            pack: root.pack
            h: parent.height
        }

        Row {
            visible: root.order === 0
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.sp(root.line ? 0.7 : 2)

            Repeater {
                model: root.order === 0 ? root.tiles : []

                Tile {
                    required property int modelData

                    tile: modelData
                    size: root.tiles.length > 2 ? root.line ? 60 / root.tiles.length : 34 : root.line ? 28 : 46
                }
            }
        }
    }

    Txt {
        id: number

        x: root.line ? picture.x + picture.width : root.width - width - picture.x
        y: root.line ? (root.height - height) / 2 : picture.y
        width: Theme.fs(root.line ? 26 : 40)
        horizontalAlignment: Text.AlignRight
        text: root.order > 0 ? root.order : ""
        size: root.line ? 19 : 24
        serif: true
        strong: true
        color: root.next ? Theme.azul : Theme.ink2
        Accessible.ignored: true
    }

    Txt {
        id: name

        x: root.line ? number.x + number.width + Theme.sp(2.5) : root.margin
        y: root.line ? (root.height - height) / 2 : picture.y + picture.height + Theme.sp(2.5)
        width: root.line ? state.x - Theme.sp(2) - x : root.width - 2 * x
        text: root.title
        size: 16
        strong: true
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Row {
        id: state

        x: root.line ? root.width - width - Theme.sp(2.5) : root.margin
        y: root.line ? (root.height - height) / 2 : name.y + name.height + Theme.sp(1.5)
        spacing: Theme.sp(1.5)

        Stars {
            visible: root.best > 0
            stars: root.best
        }

        Icon {
            visible: root.best === 0 && (root.known || root.marked)
            anchors.verticalCenter: parent.verticalCenter
            name: root.known ? "check" : "play"
            size: root.known ? 20 : 14
            color: root.known ? Theme.oliva : Theme.azul
        }

        Snug {
            visible: !root.told
            most: root.line ? root.width * 0.4 : root.width - 2 * root.margin
            words: root.note
            size: 14
            strong: root.next
            color: root.next ? Theme.azul : Theme.ink2
            Accessible.ignored: true
        }
    }
}
