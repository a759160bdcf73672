// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// What has happened, newest below; a line an event, points at the right edge. A press shows the position after it.
// The model's roles: tile (0: none), words, points (text with its sign, or empty), heading (a deal, a trick).
Panel {
    id: root

    property alias model: list.model
    property real lowerEnd: 0 // lower end of the rail: the sheet takes what is left; 0: about as high as its lines, which are measured only when they are made
    property real least: Theme.fs(120)
    property real most: Theme.fs(480) // a long game must not have all its lines made

    readonly property bool tall: height >= Theme.sp(18)

    signal lineActivated(int row)

    // Once the column has come to rest: what stands above may still grow while lines are made for a new height.
    Binding on height {
        delayed: true
        value: root.lowerEnd > 0 ? Math.max(1, root.lowerEnd - root.y) : Theme.clamp(list.count * Theme.fs(26) + Theme.fs(60), root.least, root.most)
    }
    // Not by visible, nor by no height: a column takes such a thing out of its order, and the room there is would follow from itself.
    opacity: root.tall ? 1 : 0
    enabled: root.tall
    Accessible.ignored: !root.tall

    ListView {
        id: list

        width: parent.width
        height: Math.max(0, root.height - 2 * root.pad - Theme.fs(18) - Theme.sp(2))
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        spacing: Theme.sp(1.6)
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.lineActivated(list.currentIndex)
        // Lines that wrap are higher than they were taken for, until they are made.
        onCountChanged: following.restart()
        onContentHeightChanged: following.restart()
        onHeightChanged: following.restart()

        Timer {
            id: following

            interval: 0
            onTriggered: list.positionViewAtEnd()
        }

        delegate: LogLine {
            width: list.width
            current: list.activeFocus && ListView.isCurrentItem && Theme.focusVisible
            onActivated: root.lineActivated(index)
        }
    }
}
