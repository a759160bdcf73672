// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The games, and under them the chapters of the one that is open.
Item {
    id: root

    required property GameCatalog catalog
    required property RulesBook book
    property int current: 0
    property bool papered: true

    readonly property color ink: root.papered ? Theme.ink : Theme.woodInk

    implicitHeight: games.height + list.contentHeight + Theme.sp(3)

    signal gameChosen(string game)
    signal chapterChosen(int row)

    Flow {
        id: games

        width: parent.width
        spacing: Theme.sp(1.5)

        Repeater {
            model: root.catalog

            BidButton {
                required property string game
                required property string name

                title: name
                tight: true
                kind: game === root.book.game ? "primary" : "secondary"
                Accessible.name: game === root.book.game ? qsTr("%1, shown", "a game whose book is open").arg(name) : name
                Accessible.checked: game === root.book.game
                onClicked: root.gameChosen(game)
            }
        }
    }

    ListView {
        id: list

        y: games.height + Theme.sp(3)
        width: parent.width
        height: parent.height - y
        clip: true
        model: root.book
        currentIndex: root.current
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chapters")
        Keys.onUpPressed: root.chapterChosen(Math.max(0, root.current - 1))
        Keys.onDownPressed: root.chapterChosen(Math.min(list.count - 1, root.current + 1))

        delegate: Rectangle {
            id: row

            required property int index
            required property string number
            required property string title
            required property int level
            required property bool hit

            width: list.width
            height: words.height + Theme.sp(2)
            radius: Theme.r1
            color: row.index === root.current ? (root.papered ? Theme.paper2 : Theme.woodDeep) : "transparent"
            border.width: row.index === root.current && list.activeFocus && Theme.focusVisible ? 2 : 0
            border.color: Theme.focus
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([row.number, row.title, row.hit ? qsTr("found") : ""])
            Accessible.selected: row.index === root.current
            Accessible.onPressAction: root.chapterChosen(row.index)

            TapHandler {
                onTapped: root.chapterChosen(row.index)
            }

            Txt {
                id: words

                x: Theme.sp(1.5) + (row.level - 1) * Theme.sp(4)
                y: Theme.sp(1)
                width: parent.width - x - Theme.fs(14)
                text: row.title
                size: row.level > 1 ? 14 : 15
                strong: row.level === 1
                color: root.ink
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Icon {
                visible: row.hit
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                name: "search"
                size: 13
                color: root.papered ? Theme.azul : Theme.woodInk
            }
        }
    }
}
