// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The name of a stage of the path, and what it is for: behind it, or below where there is no room.
Flow {
    id: root

    required property int stage // 1 to 3

    readonly property list<string> titles: [qsTr("Your first deal"), qsTr("Where points are won"), qsTr("The whole game")]
    readonly property list<string> notes: [qsTr("after these you can play"), qsTr("what good players look for"), qsTr("for full games, with everything in play")]

    spacing: Theme.sp(3)

    Txt {
        id: title

        width: Math.min(implicitWidth, root.width)
        text: root.titles[root.stage - 1]
        size: 19
        serif: true
        strong: true
        color: Theme.clothInk
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Snug {
        most: root.width
        height: Math.max(implicitHeight, title.height)
        words: root.notes[root.stage - 1]
        size: 14
        color: Theme.clothInk
    }
}
