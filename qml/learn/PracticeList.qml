// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// What there is to practise of a game: its drills with their boxes, and the exam.
Column {
    id: root

    required property Practice practice
    property bool keyed: true // its letters can be pressed

    spacing: Theme.sp(2)

    PracticeButtons { // first: in sight however many drills there are
        width: parent.width
        practice: root.practice
        keyed: root.keyed
    }

    Repeater {
        model: root.practice.drills

        T.AbstractButton {
            id: drill

            required property drillShown modelData

            width: parent?.width ?? 0
            implicitHeight: Math.max(name.height, boxes.height) + Theme.sp(2.5)
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: Theme.joined([drill.modelData.title, boxes.Accessible.name, drill.modelData.due > 0 ? qsTr("%n due today", "", drill.modelData.due) : ""])
            Accessible.onPressAction: drill.clicked()
            onClicked: root.practice.start(drill.modelData.id)
            Keys.onReturnPressed: drill.clicked()
            Keys.onEnterPressed: drill.clicked()

            background: Rectangle {
                radius: Theme.r1
                color: drill.hovered ? Theme.paper2 : "transparent"

                FocusRing {
                    visible: drill.activeFocus && Theme.focusVisible
                }
            }

            Txt {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                width: boxes.x - Theme.sp(2)
                text: drill.modelData.title
                size: 15
                strong: drill.modelData.box > 0
                color: drill.modelData.box > 0 ? Theme.ink : Theme.ink2
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            BoxRow {
                id: boxes

                anchors.verticalCenter: parent.verticalCenter
                x: parent.width - width - 2
                box: drill.modelData.box
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        visible: root.practice.knewOf > 0
        width: parent.width
        height: Theme.border
        color: Theme.line
    }

    Txt {
        visible: root.practice.knewOf > 0
        width: parent.width
        text: qsTr("You knew %1 of %2 → %3 of %2", "first answers, last answers").arg(root.practice.knewBefore).arg(root.practice.knewOf).arg(root.practice.knowsNow)
        size: 16
        serif: true
        wrapMode: Text.Wrap
    }

    Txt {
        visible: root.practice.knewOf > 0 && root.practice.due === 0
        width: parent.width
        text: qsTr("Nothing is due. Practise all the same?")
        size: 14
        color: Theme.ink2
        wrapMode: Text.Wrap
    }
}
