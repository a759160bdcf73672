// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Dims the table and leaves open what matters; what the text is about has a frame. With high contrast there are
// frames alone.
Item {
    id: root

    required property list<slipLight> lights
    required property Item view // the GameTable
    property string label
    property Item spared: null // is neither dimmed nor framed

    readonly property list<rect> holes: root.view !== null && root.visible ? root.opened() : []

    function rectOf(item: Item): rect {
        return item === null || !item.visible ? Qt.rect(0, 0, 0, 0) : root.mapFromItem(item, 0, 0, item.width, item.height);
    }

    function opened(): list<rect> {
        const rects = [];
        for (const light of root.lights) {
            const found = root.place(light);
            if (found.width > 0)
                rects.push(Qt.rect(found.x - 8, found.y - 8, found.width + 16, found.height + 16));
        }
        return rects;
    }

    function place(light: slipLight): rect {
        const view = root.view;
        switch (light.kind) {
        case Slip.Card:
            return root.rectOf(view.cardLayer.cardOf(light.name));
        case Slip.Hand:
            return root.mapFromItem(view.cardLayer, view.cardLayer.boundsOf(CardModel.Hand));
        case Slip.Table:
            return root.mapFromItem(view.cardLayer, view.cardLayer.boundsOf(CardModel.Table));
        case Slip.Trick:
            return root.mapFromItem(view.cardLayer, view.cardLayer.boundsOf(CardModel.Trick));
        case Slip.Meld:
            return root.mapFromItem(view.cardLayer, view.cardLayer.boundsOf(CardModel.Meld));
        case Slip.Seat:
            return root.rectOf(view.plates.plateOf(light.number));
        case Slip.Bar:
        case Slip.Button:
            return root.rectOf(view.answering);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    onHolesChanged: dim.requestPaint()
    onVisibleChanged: dim.requestPaint()

    Canvas {
        id: dim

        visible: !Theme.highContrast
        anchors.fill: parent
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.fillStyle = Qt.rgba(0, 0, 0, root.holes.length > 0 ? 0.42 : 0);
            context.fillRect(0, 0, width, height);
            const slip = root.rectOf(root.spared);
            context.clearRect(slip.x, slip.y, slip.width, slip.height);
            for (const hole of root.holes)
                context.clearRect(hole.x, hole.y, hole.width, hole.height);
        }
    }

    Repeater {
        model: root.holes

        Rectangle {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            radius: Theme.r2
            color: "transparent"
            border.color: Theme.azafran
            border.width: 3
        }
    }

    Rectangle {
        visible: root.label !== "" && root.holes.length > 0
        x: root.holes.length > 0 ? Math.max(0, root.holes[0].x + (root.holes[0].width - width) / 2) : 0
        y: root.holes.length > 0 ? Math.max(0, root.holes[0].y - height - 2) : 0
        width: words.implicitWidth + Theme.sp(5)
        height: words.implicitHeight + Theme.sp(1.5)
        radius: height / 2
        color: Theme.azafran

        Suited {
            id: words

            anchors.centerIn: parent
            words: root.label
            text: root.label
            size: 15
            strong: true
            color: Theme.azafranInk
        }
    }
}
