// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Dims the table and leaves open what matters; what the text is about has a frame. With high contrast there are
// frames alone.
Item {
    id: root

    required property list<slipLight> lights
    required property GameTable view
    property string label
    property Item spared: null // is neither dimmed nor framed

    readonly property bool laid: root.view !== null && root.visible && root.view.revision >= 0 && root.view.layout.revision >= 0
    readonly property list<rect> holes: root.laid ? root.opened() : []
    readonly property rect slip: root.rectOf(root.spared)
    readonly property rect question: root.rectOf(root.laid ? root.view.answering : null) // what to do with the card picked up: may be used, so it is not dimmed

    // Its own place and those of all that it stands on are read, so that one is told when they change.
    function rectOf(item: Item): rect {
        let read = 0;
        for (let on = item; on !== null; on = on.parent)
            read += on.x + on.y + on.width + on.height;
        if (item === null || !item.visible || read <= 0)
            return Qt.rect(0, 0, 0, 0);
        return root.mapFromItem(item, 0, 0, item.width, item.height);
    }

    function rectOn(table: Item, rect: rect): rect {
        return rect.width > 0 ? root.mapFromItem(table, rect) : rect;
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

    // The cards that lie there, or where they would lie.
    function middle(zone: int): rect {
        const lying = root.view.cardLayer.boundsOf(zone, -1);
        return root.rectOn(root.view.cardLayer, lying.width > 0 ? lying : root.view.layout.play);
    }

    function place(light: slipLight): rect {
        const view = root.view;
        const layer = view.cardLayer;
        switch (light.kind) {
        case Slip.Card:
            return root.rectOn(layer, layer.placeOf(light.name));
        case Slip.Hand:
            return root.rectOn(layer, layer.boundsOf(CardModel.Hand, -1));
        case Slip.Table:
            return root.middle(CardModel.Table);
        case Slip.Trick:
            return root.middle(CardModel.Trick);
        case Slip.Meld:
            return root.rectOn(layer, layer.boundsOf(CardModel.Meld, light.number - 1));
        case Slip.Stock:
            return root.rectOn(layer, view.layout.pile(TableLayout.StockPile));
        case Slip.Took:
            return root.rectOn(layer, view.layout.pile(light.number === view.layout.ownSide ? TableLayout.OwnPile : TableLayout.OtherPile));
        case Slip.Seat:
            return root.rectOn(layer, view.layout.plate(light.number));
        case Slip.Score:
            return root.rectOf(view.scoreItem(light.number));
        case Slip.Stake:
            return root.rectOf(view.stakeMark());
        case Slip.Log:
            return root.rectOf(view.logMark());
        case Slip.Bar: // the question, or words beside the cloth
        case Slip.Button:
            return root.rectOf(view.answering.visible ? view.answering : view.words);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    Dimming {
        visible: !Theme.highContrast && root.holes.length > 0
        anchors.fill: parent
        holes: Array.from(root.holes).concat([root.slip, root.question])
        corner: Theme.r2
        color: Qt.rgba(0, 0, 0, 0.42)
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
