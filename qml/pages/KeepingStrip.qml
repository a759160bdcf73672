// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Over every screen while nothing can be saved: since when, and on request why. Whoever plays plays on.
Rectangle {
    id: root

    property string words
    property string why

    signal again

    readonly property bool shown: root.words !== ""

    height: root.shown ? Math.max(text.height, button.height) + Theme.sp(2) : 0
    visible: root.shown
    color: Theme.paper
    border.color: Theme.line
    border.width: Theme.border
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.joined([root.words, root.why])
    Accessible.ignored: !root.shown

    readonly property Said said: Said {
        words: root.shown ? Theme.joined([root.words, root.why]) : ""
    }

    Txt {
        id: text

        x: Theme.sp(4)
        anchors.verticalCenter: parent.verticalCenter
        width: button.x - x - Theme.sp(3)
        text: root.words + " · " + root.why
        size: 14
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    BidButton {
        id: button

        x: parent.width - width - Theme.sp(3)
        anchors.verticalCenter: parent.verticalCenter
        title: qsTr("Save again")
        tight: true
        onClicked: root.again()
    }
}
