// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// A new game: who sits where, then the rules; a preset is one click, every change is marked.
ScreenFrame {
    id: root

    required property GameSetup setup
    property bool first: false // nobody has played or learnt this game here: the coach may help
    property string lesson // the first one of this game; empty: there is none
    property int minutes: 0 // that it takes

    readonly property real pad: Theme.sp(root.portrait ? 4 : root.wide ? 8 : 5)
    readonly property bool twoColumns: root.wide

    signal dealRequested
    signal coachAnswered(bool wanted) // before the cards are dealt
    signal lessonRequested(string lesson)
    signal cancelled

    walked: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("New %1 game").arg(root.setup.name)
    Keys.onEscapePressed: root.cancelled()
    Keys.onReturnPressed: root.start(true)
    Keys.onEnterPressed: root.start(true)

    function askNumber() {
        number.open();
    }

    // `helped`: with the coach, where that is asked.
    function start(helped: bool) {
        if (root.first)
            root.coachAnswered(helped);
        root.setup.remember();
        root.dealRequested();
    }

    Rectangle {
        id: sheet

        anchors.centerIn: parent
        width: Math.min(root.width - Theme.sp(root.wide ? 12 : 8), Theme.fs(1080))
        height: Math.min(root.height - Theme.sp(root.wide ? 12 : 8), Math.max(Theme.fs(690), root.height * 0.86))
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.line
        border.width: Theme.dark || Theme.highContrast ? Theme.border : 0

        Shadow {
            depth: 5
            radius: Theme.r3
        }

        Scroller {
            id: scroller

            walked: root.walked
            anchors.fill: parent
            anchors.bottomMargin: foot.height
            contentHeight: columns.y + columns.height + root.pad

            NewGameHead {
                id: head

                x: root.pad
                y: Theme.sp(root.wide ? 6 : 4)
                width: parent.width - 2 * x
                setup: root.setup
            }

            Rectangle {
                id: rule

                x: root.pad
                y: head.y + head.height + Theme.sp(4.5)
                width: parent.width - 2 * x
                height: 1
                color: Theme.line
            }

            GridLayout {
                id: columns

                x: root.pad
                y: rule.y + Theme.sp(4)
                width: parent.width - 2 * x
                columns: root.twoColumns ? 2 : 1
                columnSpacing: Theme.sp(10)
                rowSpacing: Theme.sp(7)

                SeatList {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 46
                    Layout.alignment: Qt.AlignTop
                    setup: root.setup
                }

                RuleList {
                    id: rules

                    Layout.fillWidth: true
                    Layout.preferredWidth: 54
                    Layout.alignment: Qt.AlignTop
                    setup: root.setup
                }
            }
        }

        NewGameFoot {
            id: foot

            width: parent.width
            anchors.bottom: parent.bottom
            pad: root.pad
            wide: root.wide
            deal: root.setup.deal
            moreRules: rules.more
            onAllRulesRequested: rules.all = true
            onNumberRequested: root.askNumber()
            onCancelled: root.cancelled()
            first: root.first
            minutes: root.lesson === "" ? 0 : root.minutes
            onAccepted: root.start(true)
            onAcceptedAlone: root.start(false)
            onLessonRequested: {
                root.coachAnswered(true);
                root.lessonRequested(root.lesson);
            }
        }
    }

    DealNumberSheet {
        id: number

        setup: root.setup
    }
}
