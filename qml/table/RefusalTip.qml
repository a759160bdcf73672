// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Why a press was of no use: a sentence that stays for a moment, with the way to its rule.
Rectangle {
    id: root

    property string words
    property string rule
    property real most: 0
    property int moment: 0 // what it speaks of ends with it

    property var times: ({}) // each rule, in this game
    property string lesson // that shows the rule; known at its second refusal

    signal ruleRequested
    signal lessonRequested

    function show(game: string, why: string, section: string) {
        root.words = why;
        root.times[section] = (root.times[section] ?? 0) + 1;
        const lessons = root.times[section] > 1 ? Program.school.lessonsAbout(game, section) : [];
        root.lesson = lessons.length > 0 ? lessons[0].lesson : "";
        root.rule = section;
        timer.restart();
    }

    onMomentChanged: root.words = ""
    visible: root.words !== ""
    width: row.width + Theme.sp(8)
    height: row.height + Theme.sp(4)
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.edge
    border.width: Theme.border

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.sp(3)

        Snug {
            most: root.most - link.width - showMe.width - Theme.sp(15)
            anchors.verticalCenter: parent.verticalCenter
            words: root.words
            size: 15
        }

        BidButton {
            id: showMe

            objectName: "showMe"
            visible: root.lesson !== ""
            width: visible ? implicitWidth : 0
            title: qsTr("Show me")
            glyph: "learn"
            tight: true
            onClicked: {
                root.words = "";
                root.lessonRequested();
            }
        }

        BidButton {
            id: link

            visible: root.rule !== ""
            width: visible ? implicitWidth : 0
            title: qsTr("Rule")
            glyph: "book"
            key: Commands.find("rule").key
            tight: true
            onClicked: {
                root.words = "";
                root.ruleRequested();
            }
        }
    }

    HoverHandler {
        id: pointer
    }

    Timer {
        id: timer

        interval: 4000
        repeat: pointer.hovered
        onTriggered: {
            if (!pointer.hovered)
                root.words = "";
        }
    }
}
