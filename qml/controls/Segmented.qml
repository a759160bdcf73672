// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// One of a few: radio buttons in role, one frame in looks. One stop for Tab, arrows inside; where the row has no room
// the choices stand below each other.
Item {
    id: root

    property string name // what is chosen here, spoken
    property var options: [] // words
    property var glyphs: [] // pictures in their place; the words are spoken
    property int current: 0
    property real minW: 0
    property real most: 100000 // the width there is

    readonly property bool stacked: ruler.width + 6 > root.most

    signal chosen(int index)

    implicitHeight: cells.height + 6
    implicitWidth: root.stacked ? root.most : ruler.width + 6
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name
    Accessible.focusable: true
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onUpPressed: event => root.stepIfStacked(event, -1)
    Keys.onDownPressed: event => root.stepIfStacked(event, 1)
    Keys.onSpacePressed: root.step(1)

    function step(by: int) {
        root.chosen((root.current + by + root.options.length) % root.options.length);
    }

    function stepIfStacked(event: var, by: int) {
        event.accepted = root.stacked;
        if (root.stacked)
            step(by);
    }

    Row { // the width that the words want in one line
        id: ruler

        visible: false

        Repeater {
            model: root.options

            Segment {
                required property int index
                required property string modelData

                text: modelData
                glyph: root.glyphs[index] ?? ""
                bold: index === root.current
                least: root.minW
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.r2
        color: Theme.paper2
        border.color: Theme.line
        border.width: Theme.border

        FocusRing {
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Grid {
        id: cells

        x: 3
        y: 3
        columns: root.stacked ? 1 : Math.max(1, root.options.length)

        Repeater {
            model: root.options

            Segment {
                required property int index
                required property string modelData

                text: modelData
                glyph: root.glyphs[index] ?? ""
                bold: index === root.current
                width: root.stacked ? root.width - 6 : implicitWidth
                least: root.minW
                leading: root.stacked
                onPicked: root.chosen(index)
            }
        }
    }
}
