// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// The menu of the table, under its button at the upper right: the commands that stand in the menu, in their order.
T.Menu {
    id: root

    readonly property FocusKeeper keeper: FocusKeeper {}
    readonly property real rowHeight: Math.max(Theme.fs(24) + Theme.sp(3), 36)

    modal: true
    dim: false
    padding: Theme.sp(1.5)
    width: parent ? Math.min(parent.width - Theme.sp(4), Theme.fs(320)) : 0
    height: parent ? Math.min(parent.height - y - Theme.sp(3), root.count * root.rowHeight + 2 * padding) : 0
    x: parent ? parent.width - width - Theme.sp(2.5) : 0
    y: Theme.fs(24) + Theme.sp(5)
    onOpened: root.currentIndex = 0
    onAboutToShow: root.keeper.keep(root.parent)
    onClosed: root.keeper.giveBack(root.parent)

    background: Rectangle {
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.line
        border.width: Theme.border

        Shadow {
            depth: 5
            radius: Theme.r3
        }
    }

    contentItem: ListView {
        clip: true
        model: root.contentModel
        currentIndex: root.currentIndex
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Menu")
    }

    Repeater {
        model: Commands.menu

        delegate: MenuRow {
            height: root.rowHeight
        }
    }
}
