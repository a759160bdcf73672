// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Cards
import Sobremesa.Controls

// One game on the home screen: a tile with its cards above, or flat in one row.
Rectangle {
    id: root

    required property string game
    required property string name
    required property string origin
    required property string players
    required property string sentence
    required property string pack
    required property var cards
    property int due: 0 // exercises
    property var lessons: ({}) // { lessons, minutes, done, dots }
    property bool flat: false
    property bool narrow: false
    property real wanted: 0 // the height there is
    property real abreast: 0 // what the words of the tiles in the same row take at most: they stay even

    readonly property real most: Theme.fs(root.flat ? 110 : 620)
    readonly property real taken: Theme.sp(2) + words.height + Theme.sp(6.5) + learnt.height + buttons.height + Theme.sp(3) // beside the picture above
    readonly property real under: Math.max(root.taken, root.abreast)
    readonly property real least: root.flat ? Math.max(words.height, buttons.height) + Theme.sp(4) : root.tallPicture + root.under
    readonly property real tallPicture: Math.max(Theme.fs(64), Math.min(Math.min(root.wanted, root.most) * 0.38, root.wanted - root.under))
    readonly property real rowH: Math.max(root.least, Math.min(root.wanted, root.most)) // before the buttons go below
    // The picture's width must not follow the words, whose height follows their width, which follows the picture's.
    readonly property real pictureW: Math.min((Math.max(Theme.fs(60), Math.min(root.wanted, root.most)) - Theme.sp(4)) * 1.5, root.width * 0.3)
    readonly property bool below: root.flat && root.pictureW + words.widest + buttons.width + Theme.sp(8) > width

    readonly property bool begun: (root.lessons.done ?? 0) > 0
    readonly property string taught: (root.lessons.lessons ?? 0) === 0 ? "" : root.begun ? qsTr("%1 of %n lesson(s)", "", root.lessons.lessons).arg(root.lessons.done) : qsTr("%n lesson(s)", "", root.lessons.lessons) + " · " + qsTr("%n minute(s)", "", root.lessons.minutes)
    readonly property string practice: root.due > 0 ? " · " + qsTr("%n to practise", "", root.due) : ""

    signal playRequested
    signal setupRequested
    signal learnRequested

    height: root.below ? words.height + buttons.height + Theme.sp(7) : root.rowH
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.line
    border.width: Theme.highContrast ? Theme.border : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([root.name, root.origin, root.players, root.sentence, root.taught, root.due > 0 ? qsTr("%n to practise", "", root.due) : ""])

    Shadow {
        depth: 3
        radius: root.radius
    }

    Rectangle {
        id: picture

        x: Theme.sp(2)
        y: x
        width: root.flat ? root.pictureW : parent.width - 2 * x
        height: root.flat ? (root.below ? words.height + Theme.sp(1) : root.rowH - 2 * y) : root.tallPicture
        radius: Theme.r2
        color: Theme.runner

        Image {
            visible: !Theme.plain
            anchors.fill: parent
            source: "qrc:/table/weave.svg"
            fillMode: Image.Tile
        }

        CardTrio {
            anchors.centerIn: parent
            codes: root.cards
            pack: root.pack
            h: Math.round(Math.min(parent.height * 0.8, parent.width * (root.flat ? 0.6 : 0.5)))
            step: root.flat ? Math.min(0.44, (parent.width - Theme.sp(3) - cardW) / 2 / h) : 0.555
            arched: !root.flat
        }
    }

    // The texts are measured beside the window: what they want must not follow from what they are given.
    Measure {
        id: titleMeasure

        font: title.font
        text: root.name
    }

    Measure {
        id: factsMeasure

        font: facts.font
        text: facts.text
    }

    Column {
        id: words

        readonly property real widest: Math.max(titleMeasure.reach, Math.min(factsMeasure.reach, Math.ceil(Theme.fs(84))))

        x: root.flat ? picture.x + picture.width + Theme.sp(3) : Theme.sp(4)
        y: root.below ? Theme.sp(2.5) : root.flat ? (root.height - height) / 2 : picture.y + picture.height + Theme.sp(2.5)
        width: (root.flat && !root.below ? buttons.x : root.width - Theme.sp(4)) - x
        spacing: root.flat ? -1 : Theme.sp(0.5)

        Txt {
            id: title

            text: root.name
            size: root.flat ? 19 : 23
            serif: true
            strong: true
            width: parent.width
            Accessible.ignored: true
        }

        Txt {
            id: facts

            text: (root.narrow ? root.players : root.origin + " · " + root.players) + (root.flat ? (root.begun ? " · " + root.taught : "") + root.practice : "")
            size: 13
            color: Theme.ink2
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Prose {
            visible: !root.flat
            topPadding: Theme.sp(1)
            text: root.sentence
            size: 14
            width: parent.width
            Accessible.ignored: true
        }
    }

    Column { // how far the lessons have come
        id: learnt

        visible: !root.flat && root.taught !== ""
        x: Theme.sp(4)
        y: buttons.y - height - Theme.sp(1.5)
        width: root.width - 2 * x
        height: visible ? implicitHeight : 0
        spacing: Theme.sp(1)

        Row {
            visible: root.begun
            spacing: Theme.sp(1)

            Repeater {
                model: root.begun ? root.lessons.dots : []

                Rectangle {
                    required property bool modelData

                    width: Theme.fs(9)
                    height: width
                    radius: width / 2
                    color: modelData ? Theme.oliva : "transparent"
                    border.color: modelData ? Theme.oliva : Theme.edge
                    border.width: Theme.border
                }
            }
        }

        Txt {
            objectName: "lessons"
            width: parent.width
            text: root.taught + root.practice
            size: 13
            color: Theme.ink2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    TileButtons {
        id: buttons

        x: root.flat ? root.width - width - Theme.sp(3) : Theme.sp(3)
        y: root.flat && !root.below ? (root.height - height) / 2 : root.height - height - Theme.sp(root.below ? 2 : 3)
        wanted: root.flat ? Theme.fs(root.narrow ? 190 : 250) : most
        most: root.width - Theme.sp(6)
        game: root.name
        glyphs: !root.narrow
        onPlayRequested: root.playRequested()
        onSetupRequested: root.setupRequested()
        onLearnRequested: root.learnRequested()
    }
}
