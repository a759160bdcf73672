// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The kinds of error that cost most lately.
Panel {
    id: root

    required property DecisionCosts costs

    signal practiceRequested(string game, string drill)

    pad: Theme.sp(4.5)
    title: qsTr("Where most of it goes")
    note: qsTr("last 10 games")

    Column {
        width: parent.width
        spacing: Theme.sp(2)

        Repeater {
            model: root.costs.kinds

            Column {
                id: kind

                required property costLine modelData

                width: parent?.width ?? 0
                Accessible.role: Accessible.StaticText
                Accessible.focusable: false
                Accessible.name: Theme.joined([kind.modelData.name, kind.modelData.note, kind.modelData.words])

                Txt {
                    width: parent.width
                    text: kind.modelData.name
                    size: 15
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                Row {
                    width: parent.width
                    spacing: Theme.sp(2)

                    Txt {
                        id: times

                        text: kind.modelData.note
                        size: 13
                        color: Theme.ink2
                        Accessible.ignored: true
                    }

                    Rectangle {
                        anchors.verticalCenter: times.verticalCenter
                        width: kind.modelData.share * (kind.width - times.width - cost.width - 2 * Theme.sp(2))
                        height: Theme.fs(10)
                        radius: 4
                        color: Theme.barro
                    }

                    Txt {
                        id: cost

                        text: kind.modelData.words
                        size: 13
                        color: Theme.granate
                        Accessible.ignored: true
                    }
                }

                BidButton {
                    objectName: "practise"
                    visible: kind.modelData.drill !== ""
                    title: qsTr("Practise")
                    glyph: "learn"
                    tight: true
                    low: true
                    Accessible.name: Theme.joined([title, kind.modelData.name])
                    onClicked: root.practiceRequested(root.costs.game, kind.modelData.drill)
                }
            }
        }
    }
}
