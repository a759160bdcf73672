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
    readonly property var stakes: root.controller.game.stakes
    readonly property var tricks: (root.facts.tricks ?? []).map(side => side ?? -1) // of this play: a side, or -1
    readonly property var laidOpen: Object.keys(root.facts.shown ?? {}).map(seat => Number(seat)) // seats that have shown their cards
    readonly property var down: root.facts.down ?? [] // seats that have laid down theirs
    readonly property int closed: root.tricks.length
    property int swept: 0 // so many tricks lie aside

    readonly property var inPlay: root.facts.in_play ?? []
    readonly property bool duels: root.facts.round === "pica"
    readonly property int points: (root.facts.tantos ?? [])[root.viewer] ?? -1
    readonly property bool envidoMatters: !root.controller.picture.dealing && root.facts.trick === 1 && root.inPlay.includes(root.viewer) && root.points >= 0 && !root.down.includes(root.viewer) && ["none", "bidding", "declaring"].includes(root.facts.envido)
    readonly property string pointsWords: root.envidoMatters ? qsTr("Your envido: %1").arg(root.points) : ""

    // ---- where cards lie, as parts of a card's height from the middle of the runner

    // Places by the number of players, the viewer first, then anticlockwise.
    readonly property var places: ({
            "2": [[0, 0.28], [0, -0.28]],
            "4": [[0, 0.28], [0.86, 0], [0, -0.28], [-0.86, 0]],
            "6": [[0, 0.28], [1.6, 0.12], [0.8, -0.22], [0, -0.28], [-0.8, -0.22], [-1.6, 0.12]]
        })
    readonly property real cardH: Math.round(Math.min(root.handH * 0.86, (root.playBottom - root.playTop) / 1.9, (root.table.width - Theme.sp(6)) / (root.controller.game.players > 4 ? 3.85 : 2.4)))

    function afterViewer(seat: int): int {
        return (seat - root.viewer + root.controller.game.players) % root.controller.game.players;
    }

    function trickPlace(seat: int): point {
        const list = root.places[root.controller.game.players];
        const at = list === undefined ? [0, 0] : list[root.afterViewer(seat)];
        return Qt.point(root.table.width / 2 + at[0] * root.cardH, root.playMid + at[1] * root.cardH);
    }

    // Cards of finished tricks, and those laid open, look out from under the place of the next one.
    function aside(seat: int, place: int, depth: int): var {
        const at = root.trickPlace(seat);
        const towards = seat === root.viewer ? 0.45 : -0.45;
        return root.spot(at.x + (place - 0.5) * root.cardH * 0.36, at.y + towards * root.cardH, root.cardH * 0.66, 0, depth);
    }

    function played(seat: int, slot: int): var {
        const done = root.duels && !root.inPlay.includes(seat);
        if (slot < root.swept || done || root.laidOpen.includes(seat) && !root.controller.running)
            return root.aside(seat, slot, 60 + slot);
        const at = root.trickPlace(seat);
        return root.spot(at.x, at.y, root.cardH, 0, 100 + root.controller.game.players - root.afterViewer(seat));
    }

    // In the hand, crosswise before a seat that has laid down, or open beside what it has played.
    function held(seat: int, slot: int, count: int): var {
        if (root.laidOpen.includes(seat))
            return root.aside(seat, root.pileCount(CardModel.Trick, seat) + slot, 80 + slot);
        const mine = seat === root.viewer;
        if (mine && !root.down.includes(seat))
            return null;
        const usual = mine ? root.spot(root.table.width / 2, root.handTop + root.handH / 2, root.plates.backs, 0, 300) : root.plates.handSpot(seat, slot, count);
        if (!root.down.includes(seat) || usual.h === 0)
            return usual;
        const first = mine ? usual : root.plates.handSpot(seat, 0, 1);
        return root.spot(first.x + slot * 3, first.y + slot * 3, usual.h, 90, usual.z + slot);
    }

    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        if (zone !== CardModel.Trick && zone !== CardModel.Hand)
            return null;
        const spot = zone === CardModel.Trick ? root.played(owner, slot) : root.held(owner, slot, count);
        if (spot !== null)
            spot.o = root.away.includes(owner) ? 0.5 : 1;
        return spot;
    }

    showStock: false
    showCaptured: false
    handsOpen: true
    quiet: true
    tableCards: -1
    upperLeft: root.portrait ? 0 : paper.width + Theme.sp(3)
    away: root.duels ? Array.from({
        "length": root.controller.game.players
    }, (nothing, seat) => seat).filter(seat => !root.inPlay.includes(seat)) : []
    papers: [paper]
    wordGlyphs: ({
            "S": "eye"
        })
    wordGlyphOf: code => code.startsWith("sign ") ? code.replace(/[ _]/g, "-") : ""
    barNote: root.portrait ? root.stakes.concat(root.pointsWords === "" ? [] : [root.pointsWords]).join(" · ") : root.controller.answering.remark
    runnerWant: root.cardH * 2.2 + Theme.sp(10)
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
        y: root.portrait ? root.playBottom - height : Theme.sp(1) // where no bubble comes
        visible: root.controller.game.players > 0 && root.stakes.length > 0
        stakes: root.portrait ? [] : root.stakes
        brief: root.compact
        tricks: root.tricks
        ours: root.sides.length > 0 ? root.sides[0].side : 0
        running: root.controller.running
    }

    Txt {
        visible: root.duels && !root.controller.over
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.playTop + Theme.sp(1)
        text: qsTr("Duel %1 of 3").arg(root.facts.duel ?? 1)
        size: 15
        strong: true
        color: Theme.clothInk
    }

    Chip {
        visible: root.pointsWords !== "" && !root.portrait
        x: Theme.sp(0.5)
        y: root.table.height - root.plates.plateHeight - height - Theme.sp(3)
        label: root.pointsWords
        color: Theme.paper
        size: 14
    }

    furnitureTitle: qsTr("Beans")
    furnitureNote: qsTr("to %1", "so many points win").arg(root.options.target ?? "")
    furniture: TrucoBeans {
        width: parent ? parent.width : 0
        sides: root.sides
        boxes: root.boxes[root.options.target] ?? [15, 15]
        games: root.options.games === 3 ? root.facts.games_won ?? [] : []
    }
}
