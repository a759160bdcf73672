// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// The answers to a question, each with its key; cards are chosen one by one and sent off together.
Flow {
    id: root

    property list<slipOption> options
    property bool several: false
    property bool open: true // a choice can be made
    property string pack

    signal chosen(int option)
    signal done

    spacing: Theme.sp(2)

    Repeater {
        model: root.options

        BidButton {
            id: option

            required property int index
            required property slipOption modelData

            title: option.modelData.card === "" ? option.modelData.title : ""
            key: option.modelData.card === "" && option.index < 9 ? (option.index + 1) : ""
            kind: option.modelData.chosen ? "primary" : "secondary"
            tight: true
            enabled: root.open
            minW: Theme.fs(56)
            width: option.modelData.card === "" ? Math.min(root.width, option.implicitWidth) : face.width + Theme.sp(3)
            height: option.modelData.card === "" ? option.implicitHeight : face.height + Theme.sp(3)
            checkable: root.several
            checked: option.modelData.chosen
            Accessible.role: root.several ? Accessible.CheckBox : Accessible.Button
            Accessible.checked: option.modelData.chosen
            Accessible.name: option.modelData.spoken
            onClicked: root.chosen(option.index)

            CardFace {
                id: face

                visible: option.modelData.card !== ""
                anchors.centerIn: parent
                code: option.modelData.card
                pack: root.pack
                h: visible ? Theme.fs(72) : 0
            }
        }
    }

    BidButton {
        visible: root.several && root.open // two buttons with one key else
        title: qsTr("Done")
        key: qsTr("Enter")
        kind: "primary"
        tight: true
        enabled: root.open
        onClicked: root.done()
    }
}
