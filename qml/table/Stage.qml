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
    // The free middle of the table: what the seats above and the bar below leave. The runner lies in it.
    property real playTop: 0
    property real playBottom: tableArea.height
    property real runnerWant: 10000 // as high as its cards need
    default property alias content: tableArea.data
    property alias rail: railColumn.data
    property alias overlay: over.data
    property alias table: tableArea
    property alias titleBar: bar

    readonly property real playMid: (root.playTop + root.playBottom) / 2
    readonly property real runnerPx: Math.max(0, Math.min(root.playBottom - root.playTop, root.runnerWant))
    readonly property bool portrait: Theme.isPortrait(root.width, root.height)
    property bool railWanted: false // beside a small table too
    property real railFactor: 1
    readonly property bool wide: !root.portrait && (root.width >= Theme.railFrom || root.railWanted)
    readonly property bool compact: !root.wide
    readonly property real handH: Math.round(Theme.clamp(Math.min(0.205 * root.height, 0.27 * root.width), 84, 460))
    readonly property real barH: Theme.fs(24) + Theme.sp(5)
    readonly property real railW: root.wide ? Math.round(Math.min(560, 268 * root.railFactor * Math.max(1, 0.45 + 0.55 * Theme.u) * Math.max(1, Theme.textScale * 0.9))) : 0
    readonly property real railEnd: root.wide ? root.height - root.barH - root.gap : 0 // lower end in the rail's own measure
    readonly property real stripH: root.compact && root.strip.length > 0 ? Theme.fs(24) + Theme.sp(4) : 0
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

    Ground {
        anchors.fill: parent
        clothX: root.gap
        clothY: root.barH + root.stripH
        clothWidth: parent.width - 2 * root.gap - (root.wide ? root.railW + root.gap : 0)
        clothHeight: parent.height - clothY - root.gap

        Runner {
            visible: root.showRunner && height > 0
            narrow: root.portrait
            x: 12
            width: parent.width - 24
            y: Math.round(tableArea.inset + root.playMid - root.runnerPx / 2)
            height: Math.round(root.runnerPx)
        }
    }

    TitleBar {
        id: bar

        x: root.gap
        width: parent.width - 2 * root.gap
        height: root.barH
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
        visible: root.stripH > 0
        x: root.gap
        y: root.barH
        width: parent.width - 2 * root.gap
        height: root.stripH - Theme.sp(2)
        rows: root.strip
        onPressed: drawer.open()
    }

    Item {
        id: tableArea

        readonly property real inset: Theme.sp(3.5)

        x: root.gap + inset
        y: root.barH + root.stripH + inset
        width: parent.width - 2 * x - (root.wide ? root.railW + root.gap : 0)
        height: parent.height - y - root.gap - inset
    }

    Item {
        id: railHost

        visible: root.wide
        x: parent.width - root.railW - root.gap
        y: root.barH
        width: root.railW
        height: root.railEnd
    }

    SideDrawer {
        id: drawer

        title: root.title
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
