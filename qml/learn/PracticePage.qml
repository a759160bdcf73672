// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// Exercises, one after the other: the cards on the runner, the question below, the reason at once.
FocusScope {
    id: root

    required property Practice practice

    readonly property bool narrow: root.width < 760 * Math.max(1, Theme.textScale) || Theme.isPortrait(root.width, root.height)
    readonly property bool finished: root.practice.state === Practising.Finished
    readonly property bool answered: root.practice.state === Practising.Answered
    readonly property list<string> titles: [qsTr("Practice"), qsTr("Check me"), qsTr("Exam"), qsTr("Do you remember?"), qsTr("Two more, to be sure")]

    signal lessonRequested(string lesson)
    signal rulesRequested

    // What is asked around a lesson can be left out: the lesson begins, or the next one may.
    function skip() {
        if (root.practice.kind === Practising.Recall)
            root.lessonRequested(root.practice.lesson);
        else
            root.practice.leave();
    }

    function enter() {
        if (root.finished)
            end.enter();
        else if (root.answered)
            root.practice.next();
        else
            root.practice.done();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: Theme.joined([title.text, root.practice.subtitle])
    Keys.onEscapePressed: root.practice.leave()
    Keys.onReturnPressed: root.enter()
    Keys.onEnterPressed: root.enter()
    Keys.onPressed: event => {
        const option = "123456789".indexOf(event.text);
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        if (event.key === Qt.Key_F1)
            root.rulesRequested();
        else if (event.text !== "" && option >= 0)
            root.practice.choose(option);
        else if (event.key === Qt.Key_L && root.answered && !root.practice.exercise.right && !paper.skippable && Settings.singleLetters)
            root.lessonRequested(root.practice.exercise.lesson);
        else if (event.key === Qt.Key_K && paper.skippable && !root.finished && Settings.singleLetters)
            root.skip();
        else
            return;
        event.accepted = true;
    }

    Connections {
        target: root.practice

        function onChanged() {
            root.placeFocus();
        }
    }

    // On what comes next: nobody has to look for it.
    function placeFocus() {
        if (root.finished)
            end.focusFirst();
        else if (root.answered)
            paper.focusNext();
        else if (Array.from(root.practice.exercise.options).every(option => !option.chosen))
            root.forceActiveFocus();
    }

    Ground {
        anchors.fill: parent
        clothX: Theme.sp(2.5)
        clothY: bar.height
        clothWidth: width - Theme.sp(5)
        clothHeight: height - bar.height - Theme.sp(2.5)
    }

    RowLayout {
        id: bar

        x: Theme.sp(3)
        width: parent.width - 2 * x
        height: Theme.fs(24) + Theme.sp(5)
        spacing: Theme.sp(3)

        ToolIcon {
            name: qsTr("Back")
            glyph: "back"
            onClicked: root.practice.leave()
        }

        Txt {
            id: title

            text: root.titles[root.practice.kind]
            size: 19
            serif: true
            strong: true
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Txt {
            Layout.fillWidth: true
            text: root.narrow ? "" : root.practice.subtitle
            size: 14
            color: Theme.woodInk
        }

        ToolIcon {
            name: qsTr("Rules of %1").arg(root.practice.gameName)
            glyph: "book"
            onClicked: root.rulesRequested()
        }
    }

    Scroller {
        x: Theme.sp(root.narrow ? 4 : 7)
        y: bar.height + Theme.sp(3)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.sp(5)
        contentHeight: column.height + Theme.sp(4)

        Column {
            id: column

            width: parent.width
            spacing: Theme.sp(4)

            Prose { // above there is no room for it
                visible: root.narrow && text !== ""
                width: parent.width
                text: root.practice.subtitle
                size: 14
                color: Theme.clothInk
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }

            PracticeDots {
                practice: root.practice
                x: (column.width - width) / 2
                width: Math.min(column.width, natural)
            }

            ExerciseRunner {
                width: parent.width
                narrow: root.narrow
                exercise: root.practice.exercise
                answered: root.answered
                pack: root.practice.pack
                onChosen: option => root.practice.choose(option)
            }

            ExercisePaper {
                id: paper

                visible: !root.finished
                x: (column.width - width) / 2
                width: Math.min(column.width, Theme.fs(920))
                practice: root.practice
                narrow: root.narrow
                onLessonRequested: lesson => root.lessonRequested(lesson)
                onSkipped: root.skip()
            }

            PracticeEnd {
                id: end

                visible: root.finished
                x: (column.width - width) / 2
                width: Math.min(column.width, Theme.fs(560))
                practice: root.practice
                onLessonRequested: lesson => root.lessonRequested(lesson)
                onClosed: root.practice.leave()
            }
        }
    }

    Component.onCompleted: root.placeFocus()
}
