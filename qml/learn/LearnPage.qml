// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// The path through the lessons of a game. All are open from the start; the next one has the blue edge.
FocusScope {
    id: root

    required property LearnPath path
    required property Practice practice
    property string name // of the game
    property int chosen: root.path.next < 0 ? 0 : root.path.next

    readonly property bool narrow: root.width < 1000 * Math.max(1, Theme.textScale) || Theme.isPortrait(root.width, root.height)

    signal backRequested
    signal lessonRequested(string lesson)
    signal rulesRequested

    // Whether a letter means something here.
    function letter(key: int): bool {
        if (key === Qt.Key_P)
            root.practice.start();
        else if (key === Qt.Key_X)
            root.practice.exam();
        else if (key === Qt.Key_C && !paper.known)
            root.practice.check(root.path.at(root.chosen, "lesson"));
        else
            return false;
        return true;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: root.backRequested()
    Keys.onReturnPressed: root.lessonRequested(root.path.at(root.chosen, "lesson"))
    Keys.onEnterPressed: root.lessonRequested(root.path.at(root.chosen, "lesson"))
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F1) {
            root.rulesRequested();
            event.accepted = true;
        } else if (event.key === Qt.Key_Right || event.key === Qt.Key_Down) {
            root.chosen = Math.min(root.chosen + 1, root.path.rowCount() - 1);
            event.accepted = true;
        } else if (event.key === Qt.Key_Left || event.key === Qt.Key_Up) {
            root.chosen = Math.max(root.chosen - 1, 0);
            event.accepted = true;
        } else if (Settings.singleLetters && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))) {
            event.accepted = root.letter(event.key);
        }
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

        readonly property string title: qsTr("Learn %1").arg(root.name)

        x: Theme.sp(3)
        width: parent.width - 2 * x
        height: Theme.fs(24) + Theme.sp(5)
        spacing: Theme.sp(3)

        ToolIcon {
            name: qsTr("Back")
            glyph: "back"
            onClicked: root.backRequested()
        }

        Txt {
            text: bar.title
            size: 19
            serif: true
            strong: true
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Txt {
            Layout.fillWidth: true
            text: qsTr("%1 of %n lesson(s)", "", root.path.lessons).arg(root.path.finished) + (root.narrow ? "" : " · " + qsTr("%1 of %n star(s)", "", root.path.mostStars).arg(root.path.stars))
            opacity: truncated ? 0 : 1 // rather nothing than a part of it
            size: 14
            color: Theme.woodInk
        }

        ToolIcon {
            name: qsTr("Rules of %1").arg(root.name)
            glyph: "book"
            onClicked: root.rulesRequested()
        }
    }

    // On the way into the chosen lesson.
    function focusStart() {
        if (root.narrow)
            sit.forceActiveFocus(Qt.TabFocusReason);
        else
            paper.focusStart();
    }

    // Its paper; a second press on a lesson whose paper lies there begins it.
    function press(row: int) {
        if (!root.narrow && root.chosen === row)
            root.lessonRequested(root.path.at(row, "lesson"));
        root.chosen = row;
        if (root.narrow)
            about.show();
        else
            paper.focusStart();
    }

    // The chosen lesson is in sight wherever it lies.
    function revealChosen() {
        for (let stage = 0; stage < rows.count; ++stage)
            scroller.reveal((rows.itemAt(stage) as StageRow)?.placeOf(root.chosen) ?? null);
    }

    Scroller {
        id: scroller

        Keys.enabled: false // the arrows go along the path
        x: Theme.sp(root.narrow ? 5 : 7)
        y: bar.height + Theme.sp(3)
        width: parent.width - 2 * x
        height: (root.narrow ? foot.y - Theme.sp(3) : parent.height - Theme.sp(5)) - y
        contentHeight: Math.max(stages.height, practising.visible ? practising.y + practising.height : 0) + Theme.sp(4)

        LessonPaper {
            id: paper

            visible: !root.narrow
            path: root.path
            row: root.chosen
            width: Theme.fs(320)
            x: parent.width - width
            onStarted: lesson => root.lessonRequested(lesson)
            onCheckRequested: lesson => root.practice.check(lesson)
        }

        PracticePanel {
            id: practising

            visible: !root.narrow && root.practice.drills.length > 0
            practice: root.practice
            width: paper.width
            x: paper.x
            y: paper.height + Theme.sp(4)
        }

        Column {
            id: stages

            width: root.narrow ? parent.width : paper.x - Theme.sp(6)
            spacing: Theme.sp(root.narrow ? 3 : 5)

            Repeater {
                id: rows

                model: 3

                StageRow {
                    required property int index

                    width: stages.width
                    stage: index + 1
                    path: root.path
                    chosen: root.chosen
                    lines: root.narrow
                    columns: root.narrow ? 1 : Math.max(1, Math.floor((stages.width - 2 * margin) / Theme.fs(170)))
                    onPressed: row => root.press(row)
                }
            }
        }
    }

    GridLayout { // in a narrow window, below the list
        id: foot

        visible: root.narrow
        x: scroller.x
        y: parent.height - height - Theme.sp(5)
        width: scroller.width
        height: visible ? implicitHeight : 0
        columns: sit.wordsWanted + practise.wordsWanted + Theme.sp(20) > width ? 1 : 2
        rowSpacing: Theme.sp(2)
        columnSpacing: Theme.sp(2)

        BidButton {
            id: sit

            readonly property string lesson: root.path.at(root.chosen, "lesson") ?? ""

            objectName: "sit"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 3
            title: paper.way
            visible: paper.problem === ""
            glyph: "play"
            kind: "primary"
            onClicked: root.lessonRequested(lesson)
        }

        BidButton {
            id: practise

            objectName: "practice"
            visible: root.practice.drills.length > 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 2
            title: qsTr("Practice")
            worth: root.practice.due > 0 ? qsTr("%n due today", "", root.practice.due) : ""
            onClicked: drills.show()
        }
    }

    OnDemand { // the paper of a lesson
        id: about

        function show() {
            about.use(Qt.resolvedUrl("LessonSheet.qml"), {
                "path": root.path,
                "row": root.chosen
            }, sheet => {
                sheet.row = root.chosen;
                sheet.open();
            });
        }
    }

    Connections {
        target: about.item

        function onStarted(lesson: string) {
            root.lessonRequested(lesson);
        }

        function onCheckRequested(lesson: string) {
            root.practice.check(lesson);
        }
    }

    OnDemand {
        id: drills

        function show() {
            drills.use(Qt.resolvedUrl("PracticeSheet.qml"), {
                "practice": root.practice
            }, sheet => sheet.open());
        }
    }

    onChosenChanged: root.revealChosen()
    onNarrowChanged: root.focusStart()
    Component.onCompleted: root.focusStart()
}
