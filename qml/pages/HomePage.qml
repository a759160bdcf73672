// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The way in: go on where you were, or choose a game.
ScreenFrame {
    id: root

    required property GameCatalog catalog
    property var kept: Program.unfinished // the newest first: { id, game, name, line, score }

    readonly property bool tight: root.height < Theme.fs(760) // for large text
    readonly property real room: page.height - column.y * 1.7 - tiles.y - rest.height

    signal continueRequested(real game)
    signal playRequested(string game)
    signal setupRequested(string game)
    signal rulesRequested(string game)
    signal learnRequested(string game)
    signal lessonRequested(string lesson)
    signal settingsRequested
    signal helpRequested
    signal gamesRequested

    walked: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Sobremesa, home")

    Scroller {
        id: page

        walked: root.walked
        anchors.fill: parent
        anchors.margins: Theme.sp(3)
        contentHeight: column.y + column.height + column.y * 0.7

        Column {
            id: column

            x: Theme.sp(root.wide ? 9 : 5)
            y: Theme.sp(!root.wide ? 3.5 : root.tight ? 3 : 6)
            width: parent.width - 2 * x
            spacing: Theme.sp(!root.wide ? 4 : root.tight ? 3 : 6)

            HomeHead {
                width: parent.width
                wide: root.wide
                games: root.catalog.rowCount()
            }

            ContinueStrip {
                width: parent.width
                wide: root.wide
                narrow: root.portrait
                catalog: root.catalog
                kept: root.kept
                onLearnt: lesson => root.lessonRequested(lesson)
                onContinued: game => root.continueRequested(game)
                onListRequested: root.gamesRequested()
            }

            Grid {
                id: tiles

                readonly property int count: Math.max(1, list.count)
                property real mostWords: 0 // of a tile's, high

                function measure() {
                    let most = 0;
                    for (let i = 0; i < list.count; ++i)
                        most = Math.max(most, (list.itemAt(i) as GameTile)?.taken ?? 0);
                    tiles.mostWords = most;
                }

                width: parent.width
                columns: root.wide ? Math.max(3, tiles.count) : 1
                spacing: Theme.sp(root.wide ? 4.5 : 2.2)

                Repeater {
                    id: list

                    model: root.catalog
                    onItemAdded: tiles.measure()

                    GameTile {
                        abreast: tiles.mostWords
                        onTakenChanged: tiles.measure()
                        width: (tiles.width - (tiles.columns - 1) * tiles.spacing) / tiles.columns
                        wanted: root.wide ? root.room - column.spacing : (root.room - column.spacing - 4 * tiles.spacing) / 5
                        flat: !root.wide
                        narrow: root.portrait
                        lessons: Program.school.progress[game] ?? {}
                        due: Program.school.practice.dueByGame[game] ?? 0
                        onPlayRequested: root.playRequested(game)
                        onSetupRequested: root.setupRequested(game)
                        onLearnRequested: root.learnRequested(game)
                    }
                }
            }

            Flow {
                id: rest

                width: Math.min(parent.width, played.width + book.width + settings.width + help.width + 3 * spacing + 1)
                x: (parent.width - width) / 2
                spacing: Theme.sp(root.wide ? 3 : 2)

                BidButton {
                    id: played

                    tight: root.portrait
                    title: qsTr("Games")
                    glyph: "chart"
                    onClicked: root.gamesRequested()
                }

                BidButton {
                    id: book

                    tight: root.portrait
                    title: qsTr("Rulebook")
                    glyph: "book"
                    onClicked: root.rulesRequested("")
                }

                BidButton {
                    id: settings

                    tight: root.portrait
                    title: qsTr("Settings")
                    glyph: "gear"
                    onClicked: root.settingsRequested()
                }

                BidButton {
                    id: help

                    tight: root.portrait
                    title: qsTr("Help")
                    glyph: "info"
                    onClicked: root.helpRequested()
                }
            }
        }
    }
}
