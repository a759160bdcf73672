// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// One of the costliest decisions: what was better, of which kind the error was, what it cost.
T.AbstractButton {
    id: root

    required property reviewCostly modelData
    required property int index
    property bool chosen: false

    implicitHeight: Math.max(Theme.fs(46), words.height + Theme.sp(3))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.joined([root.index + 1, root.modelData.title, root.modelData.kind, root.modelData.words])
    Accessible.selected: root.chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.r2
        color: root.chosen || root.hovered ? Theme.paper2 : "transparent"
        border.color: root.chosen ? Theme.edge : "transparent"
        border.width: Theme.border

        FocusRing {
            anchors.margins: 0
            around: Theme.r2 - 4
            visible: root.visualFocus && Theme.focusVisible
        }
    }

    Item {
        anchors.fill: parent

        Rectangle {
            id: rank

            x: Theme.sp(2)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.fs(24)
            height: width
            radius: width / 2
            color: Theme.barro

            Txt {
                anchors.centerIn: parent
                text: root.index + 1
                size: 14
                strong: true
                color: Theme.paper
                Accessible.ignored: true
            }
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: rank.x + rank.width + Theme.sp(2)
            width: cost.x - x - Theme.sp(1)

            Suited {
                width: parent.width
                words: root.modelData.title
                size: 15
                strong: root.chosen
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Txt {
                visible: text !== ""
                width: parent.width
                text: root.modelData.kind
                size: 13
                color: Theme.ink2
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        Txt {
            id: cost

            anchors.right: parent.right
            anchors.rightMargin: Theme.sp(2)
            anchors.verticalCenter: parent.verticalCenter
            text: root.modelData.words
            size: 17
            serif: true
            strong: true
            color: Theme.granate
            Accessible.ignored: true
        }
    }
}
