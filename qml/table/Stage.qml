// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Frame of every table: wood, cloth with a runner for the play in the middle, title bar, and the side rail for the
// score furniture and the log. In a narrow window, in portrait and with large text the rail is a strip and a drawer.
FocusScope {
    id: root

    property string title
    property string subtitle
    property list<sideScore> strip // compact score
    property bool showRunner: true
    property bool canUndo: true
    property bool canHint: true
    default property alias content: tableArea.data
    property alias rail: railColumn.data
    property alias overlay: over.data
    property alias table: tableArea
    property alias titleBar: bar
    property alias scoreStrip: shortScore

    property alias layout: tableLayout // where everything lies

    readonly property real playTop: tableLayout.play.y // the free middle of the table
    readonly property real playBottom: tableLayout.play.y + tableLayout.play.height
    readonly property real playCentre: tableLayout.play.x + tableLayout.play.width / 2
    readonly property real playMid: (root.playTop + root.playBottom) / 2
    readonly property bool portrait: tableLayout.portrait
    readonly property bool wide: tableLayout.wide
    readonly property bool compact: !root.wide
    readonly property real handH: tableLayout.hand
    readonly property real railEnd: root.wide ? root.height - tableLayout.barHeight - root.gap : 0 // lower end in the rail's own measure
    readonly property real gap: Theme.sp(2.5)

    signal backRequested
    signal hintRequested
    signal undoRequested
    signal logRequested
    signal rulesRequested
    signal menuRequested

    function openDrawer() {
        drawer.open();
    }

    TableLayout {
        id: tableLayout

        window: Qt.size(root.width, root.height)
        windowScale: Theme.u
        textScale: Theme.textScale
        straight: Theme.reducedMotion
        scored: root.strip.length > 0
    }

    Ground {
        anchors.fill: parent
        clothX: tableLayout.cloth.x
        clothY: tableLayout.cloth.y
        clothWidth: tableLayout.cloth.width
        clothHeight: tableLayout.cloth.height

        Runner {
            visible: root.showRunner && height > 0
            narrow: root.portrait
            x: 12
            width: parent.width - 24
            y: Math.round(tableLayout.table.y - tableLayout.cloth.y + tableLayout.runner.y)
            height: Math.round(tableLayout.runner.height)
        }
    }

    TitleBar {
        id: bar

        x: root.gap
        width: parent.width - 2 * root.gap
        height: tableLayout.barHeight
        title: root.title
        subtitle: root.portrait ? "" : root.subtitle
        wide: root.wide
        canUndo: root.canUndo
        canHint: root.canHint
        onBackRequested: root.backRequested()
        onHintRequested: root.hintRequested()
        onUndoRequested: root.undoRequested()
        onLogRequested: {
            root.logRequested();
            drawer.open();
        }
        onRulesRequested: root.rulesRequested()
        onMenuRequested: root.menuRequested()
    }

    ScoreStrip {
        id: shortScore

        visible: tableLayout.stripHeight > 0
        x: root.gap
        y: tableLayout.barHeight
        width: parent.width - 2 * root.gap
        height: tableLayout.stripHeight - Theme.sp(2)
        rows: root.strip
        onPressed: drawer.open()
    }

    Item {
        id: tableArea

        x: tableLayout.table.x
        y: tableLayout.table.y
        width: tableLayout.table.width
        height: tableLayout.table.height
    }

    Item {
        id: railHost

        visible: root.wide
        x: parent.width - tableLayout.railWidth - root.gap
        y: tableLayout.barHeight
        width: tableLayout.railWidth
        height: root.railEnd
    }

    SideDrawer {
        id: drawer

        title: root.title
        subtitle: root.subtitle // in portrait the bar has no room for it
    }

    Column {
        id: railColumn

        parent: root.wide ? railHost : drawer.body
        width: parent ? parent.width : 0
        spacing: root.gap
    }

    Item {
        id: over

        anchors.fill: parent
    }
}
