// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Wood with a linen cloth on it. The cloth's place comes from outside; the rest follows.
Item {
    id: root

    property real clothX: 0
    property real clothY: 0
    property real clothWidth: root.width
    property real clothHeight: root.height
    default property alias content: middle.data

    readonly property int grain: Math.max(1, Math.round(Theme.u * 0.6)) // of what is woven and grown, in large windows

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.wood
    }

    Image {
        visible: !Theme.highContrast
        anchors.fill: parent
        source: "qrc:/table/wood.svg"
        sourceSize.width: 512 * root.grain // drawn at the pixels of the screen
        sourceSize.height: 128 * root.grain
        fillMode: Image.Tile
        opacity: Theme.dark ? 0.5 : 1
    }

    Item {
        x: root.clothX
        y: root.clothY
        width: root.clothWidth
        height: root.clothHeight

        Shadow {
            depth: 3
            radius: Theme.rCloth
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.rCloth
            color: Theme.cloth
        }

        Rectangle { // without round corners it spares the software renderer everything below
            anchors.fill: parent
            anchors.margins: Theme.rCloth
            color: Theme.cloth
        }

        Item {
            id: middle

            anchors.fill: parent
        }

        Image {
            visible: !Theme.plain
            anchors.fill: parent
            anchors.margins: 3
            source: "qrc:/table/weave.svg"
            sourceSize.width: 8 * root.grain
            sourceSize.height: 8 * root.grain
            fillMode: Image.Tile
        }

        Image {
            visible: !Theme.plain
            anchors.fill: parent
            anchors.margins: 3
            source: "qrc:/table/glow.svg"
            sourceSize.width: 512
            sourceSize.height: 512
            opacity: Theme.dark ? 0.75 : 0.5
        }

        BorderImage { // laid out in pixels of the screen, for it knows no others
            readonly property real pixels: root.grain * Theme.dpr
            readonly property int side: Math.round(120 * pixels)

            width: parent.width * Theme.dpr
            height: parent.height * Theme.dpr
            scale: 1 / Theme.dpr
            transformOrigin: Item.TopLeft
            source: "image://table/hem/" + side + "x" + side
            border.left: Math.round(30 * pixels)
            border.right: Math.round(30 * pixels)
            border.top: Math.round(30 * pixels)
            border.bottom: Math.round(30 * pixels)
            horizontalTileMode: BorderImage.Round
            verticalTileMode: BorderImage.Round
            opacity: Theme.dark ? 0.5 : 0.9
        }
    }
}
