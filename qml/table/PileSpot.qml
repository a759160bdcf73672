// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Where a pile lies: an outline while it is empty, and a pill with what it holds.
Item {
    id: root

    required property TableLayout layout
    required property int pile // TableLayout.Pile
    property int count: 0
    property string label // "took", "stock"
    property string whose // for the ear
    readonly property bool bare: root.layout.bare // the number alone

    readonly property rect place: root.layout.revision >= 0 ? root.layout.pile(root.pile) : Qt.rect(0, 0, 0, 0)
    readonly property real h: root.layout.revision >= 0 ? root.layout.pileCard(root.pile) : 0
    readonly property real cardWidth: Math.round(root.h * Theme.ratio("french"))
    // Centre of its cards, in the cloth's measure.
    readonly property point middle: Qt.point(root.x + root.width / 2, root.y + root.h / 2 + 4)

    readonly property size pillSize: Qt.size(Math.ceil(labelled.implicitWidth) + Theme.sp(4), Math.ceil(number.implicitWidth) + Theme.sp(4))

    property bool ready: false // and knows which it is

    function tell() {
        if (root.ready)
            root.layout.setPill(root.pile, root.pillSize.width, root.pillSize.height);
    }

    z: 3 // the pill lies on the cards
    visible: root.h > 0
    x: root.place.x
    y: root.place.y
    width: root.place.width
    height: root.place.height
    onPillSizeChanged: root.tell()
    Component.onCompleted: {
        root.ready = true;
        root.tell();
    }
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: Theme.joined([root.whose, root.label, root.count.toString()])
    Accessible.ignored: !root.visible

    Txt {
        id: labelled

        visible: false
        text: root.label === "" ? root.count : qsTr("%1 %2", "a pile and its number").arg(root.label).arg(root.count)
        size: 13
    }

    Txt {
        id: number

        visible: false
        text: root.count
        size: 13
    }

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
            text: root.bare ? number.text : labelled.text
            size: 13
            Accessible.ignored: true
        }
    }
}
