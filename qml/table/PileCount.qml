// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What is said while the cards that a side has taken are counted: a number for each card, large at its pile.
Rectangle {
    id: root

    required property TableController controller
    required property PileSpot pile // of the side whose cards are counted
    required property Item room

    property list<int> numbers
    property int side: 0

    function stop() {
        counting.stop();
        root.numbers = [];
    }

    visible: root.numbers.length > 0
    x: Theme.clamp(root.pile.middle.x - width / 2, Theme.sp(1), root.room.width - width - Theme.sp(1))
    y: root.pile.middle.y < root.room.height / 2 ? root.pile.y + root.pile.height + Theme.sp(2) : root.pile.y - height - Theme.sp(2)
    z: 20
    width: Math.max(height, number.implicitWidth + Theme.sp(6))
    height: Theme.fs(48)
    radius: height / 2
    color: Theme.paper
    border.color: Theme.azafran
    border.width: 3
    Accessible.ignored: true // the log says how many there are

    Shadow {
        radius: root.radius
    }

    Txt {
        id: number

        anchors.centerIn: parent
        text: root.numbers[Math.min(counting.place, root.numbers.length - 1)] ?? ""
        size: 26
        serif: true
        strong: true
        Accessible.ignored: true
    }

    NumberAnimation {
        id: counting

        property int place: 0

        target: counting
        property: "place"
        from: 0
        to: root.numbers.length - 1
        duration: root.numbers.length * Theme.countGap
    }

    Connections {
        target: root.controller.narrator

        function onCounted(side: int, numbers: list<int>) {
            root.stop();
            if (Theme.countGap === 0)
                return;
            root.side = side;
            root.numbers = numbers;
            counting.start();
        }
    }

    Connections {
        target: root.controller

        function onRunningChanged() {
            if (!root.controller.running)
                root.stop();
        }
    }
}
