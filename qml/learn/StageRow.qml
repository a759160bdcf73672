// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// A stage of the path: what it is for, its lessons, and the game that uses them.
Column {
    id: root

    required property int stage
    required property LearnPath path
    property int columns: 4
    property int chosen: -1 // row
    property bool lying: false // on a length of the runner

    readonly property real margin: root.lying ? Theme.sp(12) : 0

    readonly property list<string> titles: [qsTr("Your first deal"), qsTr("Where points are won"), qsTr("The whole game")]
    readonly property list<string> notes: [qsTr("after these you can play"), qsTr("what good players look for"), qsTr("for full games, with everything in play")]

    signal pressed(int row)

    spacing: Theme.sp(2)

    RowLayout {
        width: parent.width
        spacing: Theme.sp(3)

        Txt {
            text: root.titles[root.stage - 1]
            size: 19
            serif: true
            strong: true
            color: Theme.clothInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Txt {
            Layout.fillWidth: true
            text: root.notes[root.stage - 1]
            size: 14
            color: Theme.clothInk
        }
    }

    Item {
        width: parent.width
        height: grid.height + 2 * grid.y

        Runner {
            visible: root.lying
            anchors.fill: parent
        }

        GridLayout {
            id: grid

            x: root.margin
            y: root.lying ? Theme.sp(3) : 0
            width: parent.width - 2 * x
            columns: root.columns
            columnSpacing: Theme.sp(3.5)
            rowSpacing: Theme.sp(3)

            Repeater {
                model: root.path

                delegate: LessonPlace {
                    id: place

                    required property int index
                    required property int stage

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    visible: place.stage === root.stage
                    pack: root.path.pack
                    next: place.index === root.path.next
                    chosen: place.index === root.chosen
                    onClicked: root.pressed(place.index)
                }
            }
        }
    }
}
