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

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.wood
    }

    Image {
        visible: !Theme.highContrast
        anchors.fill: parent
        source: "qrc:/table/wood.svg"
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

        Item {
            id: middle

            anchors.fill: parent
        }

        Image {
            visible: !Theme.plain
            anchors.fill: parent
            anchors.margins: 3
            source: "qrc:/table/weave.svg"
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

        BorderImage {
            anchors.fill: parent
            source: "qrc:/table/hem.svg"
            border.left: 30
            border.right: 30
            border.top: 30
            border.bottom: 30
            horizontalTileMode: BorderImage.Round
            verticalTileMode: BorderImage.Round
            opacity: Theme.dark ? 0.5 : 0.9
        }
    }
}
