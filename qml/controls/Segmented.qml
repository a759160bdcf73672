// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// One of a few: radio buttons in one frame. One stop for Tab, the chosen one; arrows choose the next, and the focus
// goes with the choice, so that a reader says it. Where the row has no room the choices stand below each other.
FocusScope {
    id: root

    property string name // what is chosen here, spoken
    property var options: [] // words
    property var glyphs: [] // pictures in their place; the words are spoken
    property int current: 0
    property real minW: 0
    property real most: 100000 // the width there is

    readonly property real padding: 3
    readonly property real oneLine: root.made >= 0 ? segments.widths() + 2 * root.padding : 0
    readonly property bool stacked: root.oneLine > root.most
    property int made: 0 // grows when a choice is there or goes; what reads their widths is told of these anyway

    signal chosen(int index)

    implicitWidth: root.stacked ? root.most : root.oneLine
    implicitHeight: cells.height + 2 * root.padding
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onUpPressed: event => root.stepIfStacked(event, -1)
    Keys.onDownPressed: event => root.stepIfStacked(event, 1)

    function step(by: int) {
        root.chosen((root.current + by + root.options.length) % root.options.length);
    }

    function stepIfStacked(event: var, by: int) {
        event.accepted = root.stacked;
        if (root.stacked)
            step(by);
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

        x: root.padding
        y: root.padding
        columns: root.stacked ? 1 : Math.max(1, root.options.length)

        Repeater {
            id: segments

            model: root.options
            onItemAdded: ++root.made
            onItemRemoved: ++root.made

            function widths(): real {
                let sum = 0;
                for (let row = 0; row < segments.count; ++row)
                    sum += segments.itemAt(row)?.implicitWidth ?? 0;
                return sum;
            }

            delegate: Segment {
                required property int index
                required property string modelData

                text: modelData
                glyph: root.glyphs[index] ?? ""
                checked: index === root.current
                focus: index === Math.max(0, root.current)
                focusPolicy: focus ? Qt.TabFocus : Qt.NoFocus
                width: root.stacked ? root.width - 2 * root.padding : implicitWidth
                least: root.minW
                leading: root.stacked
                onClicked: {
                    checked = Qt.binding(() => index === root.current); // shows what holds, and asks for what is wanted
                    root.chosen(index);
                }
            }
        }
    }
}
