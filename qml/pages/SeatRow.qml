// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sobremesa.Controls
import Sobremesa.Table

// One seat: its tile (press to change), its name (write to change), and who plays it, how well.
Rectangle {
    id: root

    required property string name
    required property int tile
    required property int level
    required property string team
    required property string place
    required property int least
    property int seat: 0
    property var levels: [] // words; 0 is a person

    readonly property bool below: words.x + Theme.fs(120) + controls.width + Theme.sp(4) > width

    signal personChosen(bool person)
    signal levelChosen(int level)
    signal renamed(string newName)
    signal tileTurned

    height: root.below ? words.height + controls.height + Theme.sp(5) : Math.max(words.height, Theme.fs(42), controls.height) + Theme.sp(4)
    radius: Theme.r2
    color: Theme.paper2
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([root.name, root.place, root.levels[root.level]])

    function next(by: int) {
        const lowest = Math.max(root.least, 1);
        let wanted = root.level + by;
        if (wanted >= root.levels.length)
            wanted = lowest;
        else if (wanted < lowest)
            wanted = root.levels.length - 1;
        root.levelChosen(wanted);
    }

    T.AbstractButton {
        id: tileButton

        x: Theme.sp(2)
        y: words.y + (words.height - height) / 2
        width: picture.width
        height: picture.height
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Tile of %1: another one").arg(root.name)
        Accessible.onPressAction: root.tileTurned()
        onClicked: root.tileTurned()

        Tile {
            id: picture

            tile: root.tile
            size: 42
        }

        FocusRing {
            visible: tileButton.activeFocus && Theme.focusVisible
            around: Theme.r1
        }
    }

    Column {
        id: words

        x: tileButton.x + tileButton.width + Theme.sp(3)
        y: root.below ? Theme.sp(1.5) : (root.height - height) / 2
        width: (root.below ? root.width - Theme.sp(3) : controls.x - Theme.sp(2)) - x

        Row {
            width: parent.width
            spacing: 6

            TeamMark {
                id: mark

                team: root.team
                anchors.verticalCenter: parent.verticalCenter
            }

            PlainField {
                width: parent.width - (mark.visible ? mark.width + 6 : 0)
                name: qsTr("Name")
                text: root.name
                onWritten: newName => root.renamed(newName)
            }
        }

        Txt {
            width: parent.width
            text: root.place
            size: 13
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            color: Theme.ink2
            Accessible.ignored: true
        }
    }

    Row {
        id: controls

        visible: root.seat > 0
        x: root.below ? words.x - Theme.sp(1.5) : root.width - width - Theme.sp(1.5)
        y: root.below ? words.y + words.height + Theme.sp(1) : (root.height - height) / 2
        spacing: Theme.sp(1)

        SeatStrength {
            visible: root.level > 0
            width: visible ? implicitWidth : 0
            anchors.verticalCenter: parent.verticalCenter
            name: qsTr("Strength of %1: %2").arg(root.name).arg(root.levels[root.level])
            word: root.levels[root.level]
            count: root.level
            most: root.levels.length - 1
            onStepped: by => root.next(by)
        }

        Segmented {
            anchors.verticalCenter: parent.verticalCenter
            name: qsTr("Who plays for %1").arg(root.name)
            options: [qsTr("Person"), qsTr("Computer")]
            glyphs: ["person", "computer"]
            current: root.level === 0 ? 0 : 1
            onChosen: index => root.personChosen(index === 0)
        }
    }

    Txt {
        visible: root.seat === 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(3.5)
        y: words.y
        height: words.height
        text: qsTr("person")
        size: 14
        color: Theme.ink2
        Accessible.ignored: true
    }
}
