// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// The text of the chapters, one below the other.
ListView {
    id: root

    property real pad: 0
    property string game
    property int asked: -1 // the chapter to be shown, until somebody moves the text

    signal lessonRequested(string lesson, string section)
    signal sectionRequested(string section)

    function show(row: int) {
        if (row < 0)
            return;
        root.cancelFlick();
        root.currentIndex = row;
        root.asked = row;
        root.settle();
        rested.stop();
        late.restart();
    }

    function settle() {
        root.forceLayout();
        root.positionViewAtIndex(root.asked >= 0 && root.asked < root.count ? root.asked : root.currentIndex, ListView.Beginning);
    }

    function by(distance: real) {
        root.asked = -1;
        root.contentY = Theme.clamp(root.contentY + distance, root.originY - root.topMargin, Math.max(root.originY - root.topMargin, root.originY + root.contentHeight + root.bottomMargin - root.height));
    }

    Timer { // chapters get their heights with their links to lessons
        id: late

        interval: 0
        onTriggered: root.settle()
    }

    Timer { // a movement may end while another chapter is made the current one, where the view bears no third
        id: rested

        interval: 0
        onTriggered: root.currentIndex = Math.max(0, root.indexAt(10, root.contentY + root.height * 0.25))
    }

    clip: true
    topMargin: root.pad * 0.7
    bottomMargin: root.height * 0.4
    spacing: Theme.sp(5)
    activeFocusOnTab: true
    keyNavigationEnabled: false
    boundsBehavior: Flickable.StopAtBounds
    highlightFollowsCurrentItem: false
    Accessible.role: Accessible.Document
    Accessible.name: qsTr("Text of the rules")
    Keys.onUpPressed: root.by(-Theme.fs(60))
    Keys.onDownPressed: root.by(Theme.fs(60))
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            root.by((event.key === Qt.Key_PageUp ? -0.85 : 0.85) * root.height);
            event.accepted = true;
        }
    }
    Component.onCompleted: root.settle() // it was asked for while the page was still being made
    onMovementStarted: root.asked = -1
    onHeightChanged: root.settle()
    onWidthChanged: root.settle()
    onMovementEnded: rested.restart()

    delegate: Column {
        id: chapter

        required property string number
        required property string title
        required property string text
        required property list<string> spoken
        required property int level
        required property bool hit

        width: root.width - root.pad * 0.8
        spacing: Theme.sp(1)

        Item {
            width: parent.width
            height: heading.height

            Heading {
                id: heading

                width: parent.width - Theme.fs(60)
                text: chapter.title
                size: chapter.level > 1 ? 19 : 23
            }

            Txt {
                x: heading.contentWidth + Theme.sp(2)
                height: parent.height
                text: chapter.number
                size: 13
                color: chapter.hit ? Theme.azul : Theme.ink2
                Accessible.ignored: true
            }
        }

        Prose {
            id: prose

            width: Math.min(parent.width, Theme.fs(680))
            text: chapter.text.replace(/([♥♦])/g, "<font color=\"" + Theme.suitInk + "\">$1</font>").replace(/<a /g, "<a style=\"color:" + Theme.azul + "\" ")
            textFormat: Text.RichText
            size: 15
            Accessible.ignored: true // its parts are read one by one
            onLinkActivated: link => root.sectionRequested(link)

            HoverHandler {
                enabled: prose.hoveredLink !== ""
                cursorShape: Qt.PointingHandCursor
            }

            Repeater {
                model: chapter.spoken

                delegate: Item {
                    required property string modelData

                    anchors.fill: parent
                    Accessible.role: Accessible.Paragraph
                    Accessible.name: modelData
                }
            }
        }

        Flow { // the lessons that show this chapter at the table
            width: Math.min(parent.width, Theme.fs(680))
            topPadding: Theme.sp(1)
            spacing: Theme.sp(2)
            visible: shows.count > 0

            Repeater {
                id: shows

                model: Program.school.lessonsAbout(root.game, chapter.number)

                BidButton {
                    required property var modelData

                    objectName: "show " + modelData.lesson
                    title: qsTr("Show me: %1", "a lesson about a chapter of the rules").arg(modelData.title)
                    glyph: "learn"
                    tight: true
                    onClicked: root.lessonRequested(modelData.lesson, chapter.number)
                }
            }
        }
    }

    T.ScrollBar.vertical: T.ScrollBar {
        id: bar

        implicitWidth: 10
        minimumSize: 0.08
        padding: 2
        Accessible.name: qsTr("Scroll bar")
        Accessible.ignored: bar.size === 1

        contentItem: Rectangle {
            implicitWidth: 6
            radius: 3
            color: Theme.edge
            opacity: 0.7
        }
    }
}
