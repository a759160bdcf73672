// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// What game waits, how it stands, and the way back to it; without one the lesson that waits, or the first of the game that newcomers learn.
Rectangle {
    id: root

    property bool wide: true
    property bool narrow: false
    required property GameCatalog catalog
    property var kept: [] // { id, game, name, line, score }

    readonly property bool fresh: root.kept.length === 0
    readonly property string game: root.fresh ? Program.school.current : root.kept[0].game
    readonly property string lesson: root.fresh ? Program.school.unfinished : ""
    readonly property bool newcomer: root.fresh && !Program.school.begun
    readonly property string next: Program.school.nextOf(root.game) || Program.school.firstOf(root.game)
    readonly property string title: {
        if (root.lesson !== "")
            return Program.school.titleOf(root.lesson);
        if (root.newcomer)
            return qsTr("New here?");
        return root.fresh ? qsTr("Go on with %1?").arg(root.catalog.name(root.game)) : qsTr("%1: %2").arg(root.kept[0].name).arg(root.kept[0].score);
    }
    readonly property string note: {
        if (root.lesson !== "")
            return qsTr("Everything is kept where you left it.");
        if (root.choosing)
            return qsTr("Which game would you like to learn?");
        if (root.newcomer)
            return qsTr("Learn %1 at the table: the first lesson takes %n minute(s).", "", Program.school.progress[root.game]?.first ?? 0).arg(root.catalog.name(root.game));
        if (root.fresh)
            return qsTr("The next lesson takes %n minute(s).", "", Program.school.minutesOf(root.next));
        return Program.notSaved !== "" ? root.kept[0].line : qsTr("%1. Everything is saved.").arg(root.kept[0].line);
    }
    property bool choosing: false // which game to learn
    readonly property var codes: root.catalog.cards(root.game)
    readonly property string pack: root.catalog.pack(root.game)

    signal learnt(string lesson)
    signal continued(real game)
    signal listRequested

    readonly property bool below: root.narrow || root.choosing || words.x + Theme.fs(230) + buttons.width > width

    height: root.below ? words.height + buttons.height + Theme.sp(8.5) : Math.max(Theme.fs(root.wide ? 84 : 70), words.height + Theme.sp(4))
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.line
    border.width: Theme.highContrast ? Theme.border : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Shadow {
        depth: 3
        radius: root.radius
    }

    CardTrio {
        id: cards

        visible: root.codes.length > 0
        x: Theme.sp(5)
        y: words.y + (words.height - height) / 2
        codes: root.codes
        pack: root.pack
        h: Theme.fs(root.wide ? 62 : 50)
    }

    Column {
        id: words

        x: cards.visible ? cards.x + cards.width + Theme.sp(root.wide ? 5 : 3) : Theme.sp(5)
        y: root.below ? Theme.sp(3) : (root.height - height) / 2
        width: (root.below ? root.width - Theme.sp(5) : buttons.x - Theme.sp(4)) - x

        Suited {
            width: parent.width
            words: root.title
            size: root.wide ? 20 : 17
            serif: true
            strong: true
            wrapMode: Text.Wrap
        }

        Suited {
            width: parent.width
            words: root.note
            size: 14
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
    }

    Flow {
        id: buttons

        readonly property real natural: root.choosing ? root.width : go.implicitWidth + (others.visible ? others.implicitWidth + spacing : 0) + (another.visible ? another.implicitWidth + spacing : 0)

        x: root.width - width - Theme.sp(5)
        y: root.below ? root.height - height - Theme.sp(2.5) : (root.height - height) / 2
        width: Math.min(natural + 1, root.width - Theme.sp(10))
        spacing: Theme.sp(2.5)
        layoutDirection: root.choosing ? Qt.LeftToRight : Qt.RightToLeft

        BidButton {
            id: go

            objectName: "continue"
            visible: !root.choosing
            focus: true
            title: root.fresh && root.lesson === "" ? qsTr("Start") : qsTr("Continue")
            glyph: root.fresh ? "learn" : "play"
            kind: "primary"
            key: root.wide ? qsTr("Enter") : ""
            Accessible.description: Theme.joined([root.title, root.note])
            onClicked: root.fresh ? root.learnt(root.lesson !== "" ? root.lesson : root.next) : root.continued(root.kept[0].id)
        }

        BidButton {
            id: another

            objectName: "another"
            visible: root.fresh && root.lesson === "" && !root.choosing
            title: qsTr("Another game")
            kind: "quiet"
            tight: true
            onClicked: {
                root.choosing = true;
                names.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        Repeater {
            id: names

            model: root.choosing ? root.catalog : null

            BidButton {
                required property string game
                required property string name

                objectName: "learn-" + game
                title: name
                glyph: root.wide ? "learn" : ""
                tight: true
                Accessible.name: qsTr("Learn %1").arg(name)
                onClicked: root.learnt(Program.school.nextOf(game))
                Keys.onEscapePressed: {
                    root.choosing = false;
                    go.forceActiveFocus(Qt.TabFocusReason);
                }
            }
        }

        BidButton {
            id: others

            visible: root.kept.length > 1
            title: qsTr("All %n saved game(s)", "", root.kept.length)
            kind: "quiet"
            tight: true
            onClicked: root.listRequested()
        }
    }
}
