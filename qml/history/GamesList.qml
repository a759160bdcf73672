// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// The kept games by groups. Up and Down choose one.
ListView {
    id: root

    required property GamesModel games
    property bool wide: true
    property real room: 0 // the height there is

    readonly property GroupHeading headings: GroupHeading {}
    readonly property KeptRow current: root.currentItem as KeptRow

    // Rows are made one or two at a time, from the top: a whole page of them at once would hold the window.
    readonly property real fewRows: Theme.fs(60)
    property real grown: root.fewRows

    signal done(string what)

    Timer {
        running: root.grown < root.room && root.count > 0
        interval: 16
        repeat: true
        onTriggered: root.grown += root.fewRows
    }

    // Qt's view can lose the current row while the page around it is made in parts (seen with 6.4): it is asked for again.
    Timer {
        running: root.count > 0 && root.currentIndex >= 0 && root.currentItem === null
        interval: 16
        repeat: true
        onTriggered: {
            const row = root.currentIndex;
            root.currentIndex = -1;
            root.currentIndex = row;
        }
    }

    Connections {
        target: root.games

        function onQueryChanged() {
            root.grown = root.fewRows;
        }
    }

    height: Math.min(root.room, root.grown)
    model: root.games
    clip: true
    focus: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    reuseItems: false
    cacheBuffer: root.grown < root.room ? 0 : Theme.fs(200)
    highlightMoveDuration: 0
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Games")
    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(root.room / Theme.fs(60)) - 1);
        const steps = {
            [Qt.Key_PageUp]: -page,
            [Qt.Key_PageDown]: page,
            [Qt.Key_Home]: -root.count,
            [Qt.Key_End]: root.count
        };
        event.accepted = steps[event.key] !== undefined && root.count > 0;
        if (event.accepted)
            root.currentIndex = Theme.clamp(root.currentIndex + steps[event.key], 0, root.count - 1);
    }

    section.property: "group"
    section.delegate: root.headings.words

    delegate: KeptRow {
        id: row

        width: root.width - Theme.sp(2) // beside the bar
        wide: root.wide
        chosen: ListView.isCurrentItem
        onChosenBy: {
            root.currentIndex = row.index;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onDone: what => {
            root.currentIndex = row.index;
            root.done(what);
        }
    }

    T.ScrollBar.vertical: T.ScrollBar {
        id: bar

        implicitWidth: 10
        minimumSize: 0.08
        visible: bar.size < 1
        padding: 2
        Accessible.name: qsTr("Scroll bar")
        Accessible.ignored: !bar.visible

        contentItem: Rectangle {
            implicitWidth: 6
            radius: 3
            color: Theme.edge
            opacity: bar.active || bar.hovered ? 1 : 0.6
        }
    }
}
