// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// A share of games won with its error, beside the half.
Item {
    id: root

    required property shareLine line

    readonly property real from: Theme.clamp(root.line.share - root.line.error, 0, 1)
    readonly property real to: Theme.clamp(root.line.share + root.line.error, 0, 1)

    height: Math.max(Theme.fs(28), name.height)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: root.line.spoken

    Txt {
        id: name

        width: parent.width * 0.3 - count.width
        anchors.verticalCenter: parent.verticalCenter
        text: root.line.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        Accessible.ignored: true
    }

    Txt {
        id: count

        x: parent.width * 0.32 - width
        anchors.verticalCenter: parent.verticalCenter
        text: root.line.games
        size: 13
        color: Theme.ink2
        Accessible.ignored: true
    }

    Item {
        id: scale

        visible: root.line.known
        x: parent.width * 0.36
        width: words.x - x - Theme.sp(2)
        height: parent.height

        Rectangle {
            width: parent.width
            height: Theme.fs(8)
            radius: 4
            color: Theme.paper2
            anchors.verticalCenter: parent.verticalCenter
        }

        Rectangle { // the half
            x: parent.width / 2
            width: 1
            height: Theme.fs(18)
            color: Theme.edge
            anchors.verticalCenter: parent.verticalCenter
        }

        Rectangle {
            x: parent.width * root.from
            width: parent.width * (root.to - root.from)
            height: 3
            color: Theme.azul
            anchors.verticalCenter: parent.verticalCenter
        }

        Rectangle {
            x: parent.width * root.line.share - width / 2
            width: Theme.fs(13)
            height: width
            radius: width / 2
            color: Theme.azul
            border.color: Theme.paper
            border.width: 2
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    Txt {
        id: words

        x: parent.width - width
        anchors.verticalCenter: parent.verticalCenter
        text: root.line.words
        Accessible.ignored: true
    }
}
