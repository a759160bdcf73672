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
            size: 14
            color: Theme.woodInk
        }

        ToolIcon {
            name: qsTr("Rules of %1").arg(root.name)
            glyph: "book"
            onClicked: root.rulesRequested()
        }
    }

    Scroller {
        id: scroller

        // In a wide window all arrows go along the path.
        Keys.enabled: root.narrow
        x: Theme.sp(7)
        y: bar.height + Theme.sp(3)
        width: parent.width - 2 * x
        height: (root.narrow ? buttons.y - Theme.sp(3) : parent.height - Theme.sp(5)) - y
        contentHeight: Math.max(stages.y + stages.height, practising.y + practising.height) + Theme.sp(4)

        LessonPaper {
            id: paper

            path: root.path
            row: root.chosen
            width: root.narrow ? parent.width : Theme.fs(320)
            x: root.narrow ? 0 : parent.width - width
            onStarted: lesson => root.lessonRequested(lesson)
            onCheckRequested: lesson => root.practice.check(lesson)
        }

        PracticePanel {
            id: practising

            practice: root.practice
            buttons: !root.narrow
            width: paper.width
            x: paper.x
            y: root.narrow ? stages.y + stages.height + Theme.sp(5) : paper.y + paper.height + Theme.sp(4)
        }

        Column {
            id: stages

            y: root.narrow ? paper.height + Theme.sp(5) : 0
            width: root.narrow ? parent.width : paper.x - Theme.sp(6)
            spacing: Theme.sp(5)

            Repeater {
                model: 3

                StageRow {
                    required property int index

                    width: stages.width
                    stage: index + 1
                    path: root.path
                    chosen: root.chosen
                    lying: !root.narrow
                    columns: Math.max(1, Math.floor((stages.width - 2 * margin) / Theme.fs(170)))
                    onPressed: row => {
                        if (root.chosen === row)
                            root.lessonRequested(root.path.at(row, "lesson"));
                        root.chosen = row;
                        paper.focusStart();
                    }
                }
            }
        }
    }

    // In a narrow window they stay below the list.
    PracticeButtons {
        id: buttons

        visible: root.narrow && practising.visible
        practice: root.practice
        x: scroller.x
        y: parent.height - height - Theme.sp(5)
        width: scroller.width
        height: visible ? implicitHeight : 0
    }

    Component.onCompleted: paper.focusStart()
}
