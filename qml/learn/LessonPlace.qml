// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.Cards
import Sobremesa.Controls

// The place of a lesson on the path: its cards, or the tiles of those who sit at the game that closes a stage.
T.AbstractButton {
    id: root

    required property string title
    required property int order
    required property int minutes
    required property list<string> cards
    required property list<int> tiles
    required property int best
    required property int step
    required property int steps
    required property string problem
    required property bool known
    property string pack
    property bool next: false
    property bool chosen: false

    readonly property bool readable: root.problem === ""
    readonly property string note: !root.readable ? root.problem : root.step > 0 ? qsTr("step %1 of %2").arg(root.step + 1).arg(root.steps) : root.next ? qsTr("next · %n minute(s)", "", root.minutes) : qsTr("%n minute(s)", "", root.minutes)

    implicitHeight: picture.height + words.height + Theme.sp(9)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Theme.joined([root.order > 0 ? qsTr("Lesson %1").arg(root.order) : qsTr("Game"), root.title, root.best > 0 ? qsTr("%n of 3 stars", "", root.best) : root.known ? qsTr("known") : root.note])
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.r3
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

        x: Theme.sp(3)
        y: Theme.sp(3)
        width: root.width - 2 * x
        height: Theme.fs(62)

        CardTrio {
            visible: root.order > 0
            codes: root.cards
            pack: root.pack
            h: parent.height
        }

        Row {
            visible: root.order === 0
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.sp(2)

            Repeater {
                model: root.order === 0 ? root.tiles : []

                Tile {
                    required property int modelData

                    tile: modelData
                    size: root.tiles.length > 2 ? 34 : 46
                }
            }
        }

        Txt {
            anchors.right: parent.right
            visible: root.order > 0
            text: root.order
            size: 24
            serif: true
            strong: true
            color: root.next ? Theme.azul : Theme.ink2
            Accessible.ignored: true
        }
    }

    Column {
        id: words

        x: Theme.sp(3.5)
        y: picture.y + picture.height + Theme.sp(2.5)
        width: root.width - 2 * x
        spacing: Theme.sp(1.5)

        Txt {
            width: parent.width
            text: root.title
            size: 16
            strong: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Stars {
            visible: root.best > 0
            stars: root.best
        }

        Icon {
            visible: root.known && root.best === 0
            name: "check"
            size: 20
            color: Theme.oliva
        }

        Txt {
            visible: root.best === 0 && !root.known
            width: parent.width
            text: root.note
            size: 14
            strong: root.next
            color: root.next ? Theme.azul : Theme.ink2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
