// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Truco: what is at stake on a paper, three tricks whose cards stay before their players, beans for the score.
GameTable {
    id: root

    // Bean boxes of each target: the malas, and the buenas where there are any.
    readonly property var boxes: ({
            "15": [15],
            "24": [12, 12],
            "30": [15, 15]
        })
    readonly property var options: root.controller.game.options
    readonly property int viewer: root.controller.game.viewer
    readonly property list<int> seats: Array.from({
        "length": root.controller.game.players
    }, (nothing, seat) => seat)
    readonly property list<string> stakes: Array.from(root.controller.game.stakes)
    readonly property list<int> tricks: (root.facts.tricks ?? []).map(side => side ?? -1) // of this play: a side, or -1
    readonly property list<int> laidOpen: Object.keys(root.facts.shown ?? {}).map(seat => Number(seat)) // seats that have shown their cards
    readonly property list<int> down: root.facts.down ?? [] // seats that have laid down theirs
    readonly property int closed: root.tricks.length
    property int swept: 0 // so many tricks lie aside

    readonly property list<int> inPlay: root.facts.in_play ?? []
    readonly property bool duels: root.facts.round === "pica"
    readonly property int points: (root.facts.tantos ?? [])[root.viewer] ?? -1
    // Not in a lesson: it asks for them.
    readonly property bool envidoMatters: !root.led && !root.controller.picture.dealing && root.facts.trick === 1 && root.inPlay.includes(root.viewer) && root.points >= 0 && !root.down.includes(root.viewer) && ["none", "bidding", "declaring"].includes(root.facts.envido)
    readonly property string pointsWords: root.envidoMatters ? qsTr("Your envido: %1").arg(root.points) : ""

    layout.middle: TableLayout.Stay
    layout.stock: false
    captures: false
    layout.corner: paper.visible ? Qt.size(paper.width, paper.height) : Qt.size(0, 0)
    layout.tricksAside: root.swept
    layout.open: root.laidOpen
    layout.down: root.down
    layout.allAside: Array.from(root.seats).filter(seat => root.duels && !root.inPlay.includes(seat) || root.laidOpen.includes(seat) && !root.controller.running)
    handsOpen: true
    away: root.duels ? Array.from(root.seats).filter(seat => !root.inPlay.includes(seat)) : []
    papers: [paper, envido]
    wordGlyphs: ({
            "S": "eye"
        })
    wordGlyphOf: code => code.startsWith("sign ") ? code.replace(/[ _]/g, "-") : ""
    barNote: root.portrait ? Array.from(root.stakes).concat(root.pointsWords === "" ? [] : [root.pointsWords]).join(" · ") : root.controller.answering.remark
    // A trick that has just been told lies for a moment before it is put aside.
    onClosedChanged: {
        if (root.controller.running && root.closed > root.swept)
            sweep.restart();
        else
            root.swept = root.closed;
    }

    Timer {
        id: sweep

        interval: Theme.stay
        onTriggered: root.swept = root.closed
    }

    TrucoStake {
        id: paper

        x: root.portrait ? 0 : Theme.sp(1)
        y: root.portrait ? root.playBottom + Theme.sp(0.5) : Theme.sp(1) // where no bubble comes
        visible: root.controller.game.players > 0 && root.stakes.length > 0
        stakes: root.portrait ? [] : root.stakes
        brief: root.compact
        tricks: root.tricks
        ours: root.sides.length > 0 ? root.sides[0].side : 0
        running: root.controller.running
    }

    Txt {
        visible: root.duels && !root.controller.over
        x: root.playCentre - width / 2
        y: root.playTop + Theme.sp(1)
        text: qsTr("Duel %1 of 3").arg(root.facts.duel ?? 1)
        size: 15
        strong: true
        color: Theme.clothInk
    }

    Chip {
        id: envido

        visible: root.pointsWords !== "" && !root.portrait
        x: Theme.sp(0.5)
        y: root.ownPlate.y - height - Theme.sp(2)
        label: root.pointsWords
        color: Theme.paper
        size: 14
    }

    furnitureTitle: qsTr("Beans")
    furnitureNote: qsTr("to %1", "so many points win").arg(root.options.target ?? "")
    stakeItem: root.portrait ? root.answering : paper // in portrait the question says it
    lanes: score.beans
    furniture: TrucoBeans {
        id: score

        width: parent ? parent.width : 0
        sides: root.sides
        boxes: root.boxes[root.options.target] ?? [15, 15]
        games: root.options.games === 3 ? root.facts.games_won ?? [] : []
    }
}
