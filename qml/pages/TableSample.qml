// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Cards
import Sobremesa.Controls
import Sobremesa.Table

// A small table on which every change of the settings is seen at once.
Item {
    id: root

    readonly property real cardH: Theme.sp(24)

    implicitHeight: root.cardH + Theme.sp(10)
    height: implicitHeight
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A small table as it looks with these settings")

    Rectangle {
        anchors.fill: parent
        radius: Theme.r2
        color: Theme.cloth
    }

    Runner {
        narrow: true
        x: Theme.sp(2)
        width: parent.width - 2 * x
        y: Theme.sp(3)
        height: parent.height - 2 * y
    }

    Image {
        visible: !Theme.plain
        anchors.fill: parent
        source: "qrc:/table/weave.svg"
        fillMode: Image.Tile
    }

    SeatPlate {
        id: plate

        objectName: "plate"
        visible: x + width < cards.x
        x: Theme.sp(5)
        anchors.verticalCenter: parent.verticalCenter
        name: "Rosa"
        note: qsTr("your turn")
        tile: 2
        turn: true
        Accessible.ignored: true
    }

    Row {
        id: cards

        anchors.centerIn: parent
        spacing: Theme.sp(3)

        CardFace {
            h: root.cardH
            faceUp: false
        }

        CardFace {
            h: root.cardH
            code: "7d"
        }

        CardFace {
            h: root.cardH
            code: "Qc"
            mark: "target"
            badge: "1"
        }

        CardFace {
            h: root.cardH
            code: "3c"
            pack: "spanish"
        }
    }
}
