// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Tresillo: the plate, the ante box and the paper of debts, as they lie on the table.
Item {
    id: root

    property int plate: 0
    property bool stake: false
    property int box: 0
    property var debts: [] // { name, value, paid }

    readonly property var tokens: root.pieces(root.plate)

    // The tokens that lie in the plate, the large ones first; too many are only counted.
    function pieces(sum: int): var {
        const list = [];
        for (const value of [20, 5, 1]) {
            while (sum >= value && list.length < 18) {
                list.push(value);
                sum -= value;
            }
        }
        return list;
    }

    width: parent ? parent.width : 240
    height: Math.max(dish.height, side.height) + Theme.sp(1)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: qsTr("Plate %1, %2. Antes %3.").arg(root.plate).arg(root.stake ? qsTr("stake") : qsTr("clean")).arg(root.box) + " " + Theme.joined(root.debts.map(debt => debt.paid === true ? "" : qsTr("%1 owes %2").arg(debt.name).arg(debt.value)))

    Picture {
        id: dish

        source: "qrc:/table/plate.svg"
        width: Math.round(Math.min(root.width * 0.52, Theme.fs(190)))
        height: width

        Repeater {
            model: root.tokens

            Rectangle {
                required property int index
                required property int modelData
                readonly property real angle: (index - (root.tokens.length - 1) / 2) * 2 * Math.PI / 18

                objectName: "token"
                width: Math.round(dish.width * (modelData === 20 ? 0.105 : modelData === 5 ? 0.09 : 0.075))
                height: width
                radius: width / 2
                x: dish.width / 2 + Math.sin(angle) * dish.width * 0.31 - width / 2
                y: dish.height / 2 + Math.cos(angle) * dish.height * 0.31 - height / 2
                color: modelData === 20 ? Theme.azafran : modelData === 5 ? Theme.cardBack : Theme.cardFace
                border.color: modelData === 5 ? Theme.cardFace : Theme.cardEdge
            }
        }

        Column {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: kind.lineCount > 1 ? -Theme.fs(8) : 0 // away from the tokens

            Txt {
                text: root.plate
                size: 28
                serif: true
                strong: true
                color: Theme.speechInk
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
            }

            Txt {
                id: kind

                objectName: "kind"
                text: root.stake ? qsTr("stake") : qsTr("clean")
                size: 12
                width: Math.round(dish.width * 0.5) // within the ring of tokens
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                color: Theme.speechInk2
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
            }
        }
    }

    Column {
        id: side

        x: dish.width + Theme.sp(4)
        width: root.width - x
        spacing: Theme.sp(2.5)

        Row {
            spacing: Theme.sp(2)

            Picture {
                source: "qrc:/table/box.svg"
                width: Theme.fs(48)
                height: width * 0.75

                Txt {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: -1
                    text: root.box
                    size: 16
                    serif: true
                    strong: true
                    color: Theme.slip
                    Accessible.ignored: true
                }
            }

            Txt {
                text: qsTr("antes")
                size: 13
                width: Math.min(implicitWidth, side.width - Theme.fs(48) - Theme.sp(2))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                color: Theme.ink2
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }

        Rectangle {
            width: parent.width
            height: Math.max(Theme.fs(62), list.height + Theme.sp(4))
            color: Theme.slip
            border.color: Theme.slipEdge
            rotation: -1.5
            antialiasing: true

            Column {
                id: list

                x: Theme.sp(2)
                y: Theme.sp(1.5)

                Txt {
                    text: qsTr("Debts")
                    size: 13
                    color: Theme.speechInk2
                }

                Txt {
                    visible: root.debts.length === 0
                    text: qsTr("none")
                    size: 14
                    serif: true
                    color: Theme.speechInk
                }

                Repeater {
                    model: root.debts.length

                    Txt {
                        required property int index
                        readonly property var debt: root.debts[index] ?? ({})

                        text: (debt.name ?? "") + "  " + (debt.value ?? "")
                        serif: true
                        font.strikeout: debt.paid === true
                        color: Theme.speechInk
                    }
                }
            }
        }
    }
}
