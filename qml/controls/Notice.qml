// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Something the player should know and need not answer: a paper at the lower edge that stays until it is put away.
Rectangle {
    id: root

    property string words

    signal dismissed

    visible: root.words !== ""
    anchors.horizontalCenter: parent?.horizontalCenter
    anchors.bottom: parent?.bottom
    anchors.bottomMargin: Theme.sp(6)
    width: Math.min((parent?.width ?? 0) - Theme.sp(8), Theme.fs(720))
    height: sentence.height + Theme.sp(5)
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.edge
    border.width: Theme.border
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words

    readonly property Said said: Said {
        words: root.words
    }

    Shadow {
        depth: 5
        radius: root.radius
    }

    Icon {
        id: sign

        x: Theme.sp(4)
        anchors.verticalCenter: parent.verticalCenter
        name: "info"
        color: Theme.azul
        size: 22
    }

    Prose {
        id: sentence

        anchors.left: sign.right
        anchors.leftMargin: Theme.sp(3)
        anchors.right: close.left
        anchors.rightMargin: Theme.sp(2)
        anchors.verticalCenter: parent.verticalCenter
        text: root.words
        Accessible.ignored: true
    }

    ToolIcon {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(2)
        anchors.verticalCenter: parent.verticalCenter
        name: qsTr("Dismiss")
        glyph: "cross"
        ink: Theme.ink
        onClicked: root.dismissed()
    }
}
