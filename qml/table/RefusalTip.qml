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

    signal ruleRequested

    function show(why: string, section: string) {
        root.words = why;
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

        Txt {
            width: Math.min(implicitWidth, root.most - link.width - Theme.sp(12))
            anchors.verticalCenter: parent.verticalCenter
            text: root.words
            size: 15
            wrapMode: Text.Wrap
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
