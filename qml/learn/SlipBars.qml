// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The numbers of a reply, drawn and in figures.
Column {
    id: root

    property list<slipBar> bars

    spacing: Theme.sp(1.5)

    Repeater {
        model: root.bars

        Item {
            id: row

            required property int index
            required property slipBar modelData
            readonly property bool counted: row.modelData.share >= 0
            readonly property string figure: row.counted ? qsTr("%1 of 100").arg(Math.round(row.modelData.share * 100)) : "…"

            width: root.width
            height: Math.max(name.height, figure.height)
            Accessible.role: Accessible.StaticText
            Accessible.focusable: false
            Accessible.name: row.modelData.label + ": " + row.figure

            Txt {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.3
                text: row.modelData.label
                size: 15
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                x: name.width + Theme.sp(3)
                width: figure.x - Theme.sp(3) - x
                height: Theme.fs(12)
                radius: height / 2
                color: Theme.paper2

                Rectangle {
                    width: row.counted ? Math.max(height, parent.width * row.modelData.share) : 0
                    height: parent.height
                    radius: height / 2
                    color: row.index === 0 ? Theme.granate : Theme.ink2
                }
            }

            Txt {
                id: figure

                anchors.verticalCenter: parent.verticalCenter
                x: parent.width - width
                text: row.figure
                size: 15
                strong: row.index === 0
                Accessible.ignored: true
            }
        }
    }
}
