// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// A lesson: the table of its game, the light on what matters, and the slip that asks and answers.
TablePage {
    id: root

    required property LessonTable lesson

    readonly property lessonSlip slip: root.lesson.slip
    readonly property bool entered: root.slip.state !== Slip.Asked && root.slip.state !== Slip.Watching && root.slip.state !== Slip.Playing

    readonly property alias light: light

    controller: root.lesson
    heading: root.lesson.heading
    subheading: root.lesson.name
    hinting: false

    // What a key means to the lesson; at the table everything is as in a game.
    function keyFirst(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            return root.enterPressed();
        case Qt.Key_Backspace:
            root.lesson.back();
            return true;
        case Qt.Key_Escape:
            root.lesson.leave();
            return true;
        }
        return root.digitPressed(event.text) || root.lessonLetter(event.text.toUpperCase());
    }

    function enterPressed(): bool {
        if (root.slip.several && root.slip.state === Slip.Asked)
            root.lesson.done();
        else if (root.slip.more)
            root.lesson.askMore();
        else if (root.entered)
            root.lesson.next();
        else
            return false;
        return true;
    }

    function digitPressed(digit: string): bool {
        const option = "123456789".indexOf(digit);
        if (digit === "" || option < 0 || option >= root.slip.options.length)
            return false;
        root.lesson.choose(option);
        return true;
    }

    function lessonLetter(letter: string): bool {
        const commands = {
            "S": () => root.lesson.show(),
            "K": () => root.lesson.skipStep(),
            "R": () => root.lesson.repeat()
        };
        if (!Settings.singleLetters || commands[letter] === undefined || root.lesson.answering.takesKey(letter))
            return false;
        commands[letter]();
        return true;
    }

    function section(): string {
        return root.slip.rule;
    }

    Binding {
        target: root.view
        when: root.view !== null
        property: "slip"
        value: slip.natural
    }

    Binding { // one way on at a time
        target: root.view
        when: root.view !== null
        property: "led"
        value: root.slip.state !== Slip.Playing
    }

    Connections { // a card that is asked for can be tapped where it lies
        target: root.view === null ? null : root.view.cardLayer

        function onPressed(row: int) {
            root.lesson.chooseCard(row);
        }
    }

    LessonLight {
        id: light

        anchors.fill: parent
        visible: root.view !== null && root.slip.lights.length > 0 && !root.controller.running
        lights: root.slip.lights
        view: root.view
        label: root.slip.label
        spared: slip
    }

    CoachSlip {
        id: slip

        readonly property real whole: root.view === null ? 0 : root.view.table.width

        parent: root.view === null ? root : root.view.table
        visible: root.view !== null
        lesson: root.lesson
        most: root.view === null ? 0 : root.view.portrait ? slip.whole : Math.min(slip.whole * 0.47, Theme.fs(452))
        x: root.view === null ? 0 : root.view.layout.slipPlace.x
        y: root.view === null ? 0 : root.view.layout.slipPlace.y
        tallest: root.view === null || root.view.layout.slipPlace.height <= 0 ? 100000 : root.view.layout.slipPlace.height
        z: 30
        onRuleRequested: root.ruleRequested(root.slip.rule)
    }

    Rectangle { // hidden cards lie as they might
        parent: root.view === null ? root : root.view.table
        visible: root.slip.inWorld && root.view !== null
        z: 29
        x: root.view === null ? 0 : root.view.playCentre - width / 2 // the slip takes its share
        y: root.view === null ? 0 : root.view.playTop
        width: what.implicitWidth + Theme.sp(6)
        height: what.implicitHeight + Theme.sp(2)
        radius: Theme.r2
        color: Theme.paper

        Txt {
            id: what

            anchors.centerIn: parent
            text: qsTr("What can happen")
            size: 14
            strong: true
        }
    }
}
