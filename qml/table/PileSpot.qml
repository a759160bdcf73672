// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Where a pile lies: an outline while it is empty, and a pill with what it holds.
Item {
    id: root

    property real h: 76
    property int count: 0
    property string label // "took", "stock"
    property bool bare: false // the number alone

    readonly property real cardWidth: Math.round(root.h * Theme.ratio("french"))
    // Centre of its cards, in the cloth's measure.
    readonly property point middle: Qt.point(root.x + root.width / 2, root.y + root.h / 2 + 4)

    z: 3 // the pill lies on the cards
    width: Math.max(root.cardWidth + 6, pill.width)
    height: root.h + Theme.fs(22)
    Accessible.role: Accessible.StaticText
    Accessible.name: Theme.joined([root.label, root.count.toString()])

    Rectangle {
        visible: root.count === 0
        x: (parent.width - width) / 2
        y: 4
        width: root.cardWidth
        height: root.h
        radius: root.h * 0.05
        color: "transparent"
        border.color: Theme.clothInk
        opacity: 0.4
    }

    Rectangle {
        id: pill

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.h - height * 0.4 + 4
        z: 1
        width: words.implicitWidth + Theme.sp(4)
        height: Theme.fs(13) + Theme.sp(2)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.line

        Txt {
            id: words

            anchors.centerIn: parent
            text: root.bare || root.label === "" ? root.count : qsTr("%1 %2", "a pile and its number").arg(root.label).arg(root.count)
            size: 13
            Accessible.ignored: true
        }
    }
}
