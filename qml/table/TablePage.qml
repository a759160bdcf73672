// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components

// A game at the table: the game's own view by its id, the keys, and what lies above it.
FocusScope {
    id: root

    required property TableController controller

    readonly property var view: loader.item // a GameTable; Qt 6.4 cannot compile a cast to it
    readonly property string file: root.controller.game === "" ? "" : root.controller.game.charAt(0).toUpperCase() + root.controller.game.slice(1) + "Table.qml"

    signal homeRequested
    signal rulesRequested
    signal menuRequested
    signal commandRequested(string command)

    // What a key does at the table; single letters only while the table has the focus.
    readonly property var commands: ({
            "H": () => root.controller.askHint(),
            "D": () => root.controller.demonstrate(),
            "V": () => root.controller.lookAtLast(),
            "L": () => root.view.openDrawer(),
            "Z": () => large.show(root.view.cardLayer.codeOfFocus())
        })

    function keyPressed(event: var): bool {
        if (root.controller.looking && event.key !== Qt.Key_Shift) {
            root.controller.stopLooking();
            return true;
        }
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (root.controller.slip.waits === true && event.text !== "" && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab) {
            root.controller.skip(); // whatever is typed goes on
            return true;
        }
        switch (event.key) {
        case Qt.Key_Left:
            return event.modifiers & Qt.ShiftModifier ? root.view.cardLayer.shift(-1) : root.view.cardLayer.step(-1);
        case Qt.Key_Right:
            return event.modifiers & Qt.ShiftModifier ? root.view.cardLayer.shift(1) : root.view.cardLayer.step(1);
        case Qt.Key_Up:
            return root.view.cardLayer.focusZone(CardModel.Table);
        case Qt.Key_Down:
            return root.view.cardLayer.focusZone(CardModel.Hand);
        case Qt.Key_Return:
        case Qt.Key_Enter:
            return root.controller.key("Enter") || root.enter();
        case Qt.Key_Space:
            return root.enter();
        case Qt.Key_Escape:
            root.controller.skip();
            root.controller.putBack();
            return true;
        case Qt.Key_F6:
            return root.nextZone(event.modifiers & Qt.ShiftModifier ? -1 : 1);
        case Qt.Key_F7:
        case Qt.Key_F8:
        case Qt.Key_F9:
            root.controller.tellAbout(event.key === Qt.Key_F7 ? "hand" : event.key === Qt.Key_F8 ? "table" : event.modifiers & Qt.ShiftModifier ? "moves" : "score");
            return true;
        }
        return root.letterPressed(event.text.toUpperCase());
    }

    function letterPressed(letter: string): bool {
        if (letter === "" || (!Settings.singleLetters && letter > "9"))
            return false;
        if (root.controller.key(letter))
            return true;
        if (root.commands[letter] === undefined)
            return false;
        root.commands[letter]();
        return true;
    }

    // One press ends what is moving, the next does the next thing.
    function enter(): bool {
        if (root.view.cardLayer.pressFocus())
            return true;
        if (root.controller.running)
            root.controller.skip();
        else
            root.view.cardLayer.focusZone(CardModel.Hand);
        return true;
    }

    property int zone: 0

    function nextZone(by: int): bool {
        const zones = [() => root.view.cardLayer.focusZone(CardModel.Hand), () => root.view.cardLayer.focusZone(CardModel.Table), () => root.view.focusAnswers(), () => root.view.focusTitle(), () => root.view.focusLog()];
        for (let tries = 0; tries < zones.length; ++tries) {
            root.zone = (root.zone + by + zones.length) % zones.length;
            if (zones[root.zone]())
                return true;
        }
        return false;
    }

    Keys.onPressed: event => event.accepted = root.view !== null && root.keyPressed(event)

    // The pace of the player's table of times.
    Binding {
        target: root.controller.pace
        property: "fly"
        value: Theme.fly
    }
    Binding {
        target: root.controller.pace
        property: "sweep"
        value: Theme.sweep
    }
    Binding {
        target: root.controller.pace
        property: "stay"
        value: Theme.stay
    }
    Binding {
        target: root.controller.pace
        property: "bubble"
        value: Theme.bubble
    }
    Binding {
        target: root.controller.pace
        property: "toast"
        value: Theme.toast
    }
    Binding {
        target: root.controller.pace
        property: "pause"
        value: Theme.pause
    }
    Binding {
        target: root.controller.pace
        property: "dealGap"
        value: Theme.dealGap
    }
    Binding {
        target: root.controller.pace
        property: "thinkLeast"
        value: [0, 200, 600, 1200][Theme.speed]
    }
    Binding {
        target: root.controller.pace
        property: "thinkMost"
        value: [0, 400, 1100, 2000][Theme.speed]
    }

    TapHandler { // a press beside the cards ends what is moving
        onTapped: root.controller.skip()
    }

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
        onLoaded: root.view.cardLayer.focusZone(CardModel.Hand)
    }

    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onHomeRequested() {
            root.homeRequested();
        }

        function onRulesRequested() {
            root.rulesRequested();
        }

        function onMenuRequested() {
            root.menuRequested();
        }

        function onEnlargeRequested(code: string) {
            large.show(code);
        }
    }

    onFileChanged: root.loadView()
    Component.onCompleted: root.loadView()

    function loadView() {
        if (root.file !== "")
            loader.setSource("qrc:/qt/qml/Sobremesa/Games/" + root.file, {
                "controller": root.controller
            });
    }

    LargeCard {
        id: large

        function show(code: string) {
            large.code = code;
        }

        anchors.fill: parent
        pack: root.controller.pack
        onClosed: {
            large.code = "";
            root.view.cardLayer.focusZone(CardModel.Hand);
        }
    }

    GameEnd {
        id: end

        controller: root.controller
        onHomeRequested: root.homeRequested()
    }

    Connections {
        target: root.controller

        function onOverChanged() {
            if (root.controller.over && !root.controller.looking)
                end.open();
            else
                end.close();
        }

        function onRefused(row: int, why: string, rule: string) {
            refusal.words = why;
            refusalTimer.restart();
        }
    }

    // Why a press was of no use: a sentence that stays for a moment.
    Rectangle {
        id: refusal

        property string words

        visible: words !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.view === null ? 0 : root.view.table.y + root.view.handTop - height - Theme.sp(4)
        width: Math.min(parent.width - Theme.sp(8), refusalWords.implicitWidth + Theme.sp(10))
        height: refusalWords.implicitHeight + Theme.sp(5)
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.edge
        border.width: Theme.border

        Txt {
            id: refusalWords

            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - Theme.sp(16))
            text: refusal.words
            size: 15
            wrapMode: Text.Wrap
        }

        Timer {
            id: refusalTimer

            interval: 3000
            onTriggered: refusal.words = ""
        }
    }

    // One live item says everything that happens; Qt has no announcements of its own before 6.8.
    Item {
        objectName: "status"
        Accessible.role: Accessible.AlertMessage
        Accessible.name: Settings.spokenAnnouncements ? root.controller.status : ""
    }
}
