// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Cards
import Sobremesa.Controls

// The proof that the pack was not touched: its fingerprint, shown before the first card, and on request the opened pack.
Rectangle {
    id: root

    property string fingerprint
    property string number // of the deal; empty: its packs were given card by card
    property list<string> codes // the first pack, in the order in which it was dealt
    property string pack: "french"
    property bool opened: false

    height: column.height + Theme.sp(5)
    radius: Theme.r2
    color: Theme.paper2
    visible: root.fingerprint !== ""

    Column {
        id: column

        x: Theme.sp(3)
        y: Theme.sp(2.5)
        width: parent.width - 2 * x
        spacing: Theme.sp(2)

        Item {
            width: parent.width
            height: Math.max(sentence.height, show.height)

            Icon {
                id: seal

                anchors.verticalCenter: parent.verticalCenter
                name: "seal"
                color: Theme.oliva
                size: 22
            }

            Prose {
                id: sentence

                anchors.left: seal.right
                anchors.leftMargin: Theme.sp(3)
                anchors.right: show.left
                anchors.rightMargin: Theme.sp(3)
                anchors.verticalCenter: parent.verticalCenter
                size: 14
                text: root.number === "" ? qsTr("Fair deal: the opened pack has the fingerprint %1, as shown before the first card.").arg(root.fingerprint) : qsTr("Fair deal: pack %1 of this game has the fingerprint %2, as shown before the first card.").arg(root.number).arg(root.fingerprint)
            }

            BidButton {
                id: show

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                title: root.opened ? qsTr("Hide it") : qsTr("Show it")
                kind: "quiet"
                tight: true
                onClicked: root.opened = !root.opened
            }
        }

        Flow {
            visible: root.opened
            width: parent.width
            spacing: 3
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("The pack, in the order it was dealt")

            Repeater {
                model: root.opened ? root.codes : []

                CardFace {
                    required property string modelData

                    code: modelData
                    pack: root.pack
                    h: Theme.fs(52)
                }
            }
        }
    }
}
