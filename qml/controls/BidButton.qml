// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// One thing that may be done: what it is called, what it is worth, its key. A refused one says why.
T.Button {
    id: root

    property string title
    property string worth
    property string key
    property string glyph
    property real glyphSize: 18
    property string kind: "secondary" // primary, secondary, danger, quiet
    property string reason // not empty: refused
    property bool sure: false // pressed once; it cannot be taken back, so it asks
    property bool hinted: false // the hint means this one
    property real minW: 0
    property bool tight: false // less air at the sides
    property bool low: root.worth === "" && root.reason === ""

    readonly property real smallest: 0.85 / Math.max(1, Theme.textScale) // words become smaller before they are cut
    readonly property real widest: Math.max(firstMeasure.reach, second.visible ? secondMeasure.reach : 0)
    readonly property real air: Theme.sp(root.tight ? 4 : 7)
    readonly property real wordsWanted: root.widest + root.air
    readonly property string sign: root.refused ? "lock" : root.glyph
    readonly property real signWanted: root.sign === "" ? 0 : icon.width + (root.title !== "" ? row.spacing : 0)
    readonly property bool signed: root.sign !== "" && (root.title === "" || root.width + 0.5 >= root.signWanted + root.closest) // words come before it
    readonly property real whole: root.signWanted + root.capWanted + root.wordsWanted
    readonly property real least: root.signWanted + root.widest * Math.max(0.75, root.smallest) + root.air // that shows every word
    readonly property real closest: 1.12 * root.widest * root.smallest + Theme.sp(2.5) // that cuts no word
    readonly property real capWanted: root.key !== "" ? cap.implicitWidth + row.spacing : 0
    readonly property bool capped: root.key !== "" && root.width + 0.5 >= root.whole // words come before the key

    readonly property bool refused: root.reason !== ""
    readonly property bool filled: root.kind === "primary" && !root.refused
    readonly property bool danger: root.kind === "danger" || root.sure
    readonly property string heading: root.sure ? qsTr("Sure? %1").arg(root.title) : root.title
    readonly property color fg: root.refused ? Theme.ink2 : root.filled ? Theme.azulInk : root.danger ? Theme.granate : Theme.ink
    readonly property color bg: root.refused ? Theme.paper2 : root.filled ? Theme.azul : root.kind === "quiet" ? "transparent" : Theme.raised

    implicitHeight: Math.max(Theme.fs(root.low ? 26 : 38) + Theme.sp(3.5), Math.max(44, Theme.sp(11)))
    implicitWidth: Math.max(root.minW, root.whole)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: root.heading
    Accessible.name: Theme.joined([root.heading, root.refused ? root.reason : root.worth, root.hinted ? qsTr("hinted at") : ""])
    Accessible.onPressAction: root.tryClick()
    Keys.onReturnPressed: root.tryClick()
    Keys.onEnterPressed: root.tryClick()
    Keys.onSpacePressed: event => event.accepted = root.refused

    function tryClick() {
        if (!root.refused)
            root.clicked();
    }

    // How large words are that want so much room, as a share of their usual size.
    function shareOf(wanted: real): real {
        return wanted <= row.most ? 1 : Math.max(root.smallest, 0.95 * row.most / wanted);
    }

    // What the words want is measured beside them, because it must not follow from what they are given.
    Measure {
        id: firstMeasure

        font.family: Theme.ui
        font.pixelSize: Theme.fs(16)
        font.bold: true
        text: root.heading
    }

    Measure {
        id: secondMeasure

        font.family: Theme.ui
        font.pixelSize: Theme.fs(13)
        text: second.words
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.r2
            color: root.down && !root.refused ? Qt.darker(root.bg, Theme.dark ? 0.85 : 1.08) : root.bg
            border.width: root.filled || root.kind === "quiet" ? 0 : Theme.border
            border.color: root.refused ? Theme.line : root.danger ? Theme.granate : Theme.edge
        }

        Rectangle { // a quiet answer to the pointer
            visible: root.hovered && !root.refused && !root.down
            anchors.fill: parent
            radius: Theme.r2
            color: root.filled ? Theme.azulInk : Theme.ink
            opacity: 0.05
        }

        Rectangle { // as the card that the hint means has its ring
            visible: root.hinted
            anchors.fill: parent
            anchors.margins: -4
            radius: Theme.r2 + 4
            color: "transparent"
            border.color: Theme.azafran
            border.width: 4

            Rectangle {
                x: parent.width - width * 0.7
                y: -height * 0.3
                width: Theme.fs(22)
                height: width
                radius: width / 2
                color: Theme.azafran
                border.color: Theme.paper
                border.width: 2

                Txt {
                    anchors.centerIn: parent
                    text: "!"
                    size: 14
                    strong: true
                    color: Theme.azafranInk
                    Accessible.ignored: true
                }
            }
        }

        FocusRing {
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Row {
        id: row

        readonly property real side: (root.signed ? root.signWanted : 0) + (root.capped ? root.capWanted : 0)
        readonly property real most: root.width - side - Theme.sp(2.5)

        anchors.centerIn: parent
        spacing: Theme.sp(2.2)

        Icon {
            id: icon

            visible: root.signed
            name: root.sign
            color: root.fg
            size: root.glyphSize
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            id: lines

            anchors.verticalCenter: parent.verticalCenter
            spacing: -1
            visible: root.title !== ""

            Suited {
                id: first

                words: root.heading
                text: root.filled ? root.heading : Theme.suited(root.heading)
                textFormat: root.filled ? Text.PlainText : Text.StyledText
                width: Math.min(firstMeasure.reach, row.most)
                size: 16 * root.shareOf(firstMeasure.reach)
                strong: true
                color: root.fg
                Accessible.ignored: true
            }

            Suited {
                id: second

                visible: words !== "" && !root.low
                words: root.refused ? root.reason : root.worth
                text: root.filled ? words : Theme.suited(words)
                textFormat: root.filled ? Text.PlainText : Text.StyledText
                width: Math.min(secondMeasure.reach, row.most)
                size: 13 * root.shareOf(secondMeasure.reach)
                color: root.filled ? root.fg : Theme.ink2
                Accessible.ignored: true
            }
        }

        KeyCap {
            id: cap

            visible: root.capped
            key: root.key
            ink: root.filled ? root.fg : Theme.ink2
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    MouseArea { // a refused one can be pointed at, not pressed
        anchors.fill: parent
        enabled: root.refused
        visible: root.refused
    }
}
