// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The share of games won, month by month: a curve with its errors, or the same as a table.
Panel {
    id: root

    required property StatisticsModel statistics
    property bool table: false

    readonly property var months: root.statistics.months
    readonly property var known: root.months.map((month, at) => ({
                "at": at,
                "share": month.share,
                "known": month.known
            })).filter(point => point.known)
    readonly property bool drawn: !root.table && root.known.length > 0

    pad: Theme.sp(4.5)
    title: qsTr("Games won, by month")

    Column {
        width: parent.width
        spacing: Theme.sp(2)

        Column { // what a screen reader meets first
            width: parent.width
            spacing: Theme.sp(1)
            visible: !root.drawn

            Repeater {
                model: root.months

                delegate: StatisticRow {
                    required property var modelData

                    label: modelData.name
                    value: modelData.known ? qsTr("%1 of %n game(s)", "the share of games won, and how many there were", modelData.games).arg(modelData.words) : modelData.words
                    spoken: modelData.spoken
                }
            }
        }

        Item {
            id: picture

            readonly property real step: width / Math.max(1, root.months.length)
            readonly property real floor: height - Theme.fs(22)

            visible: root.drawn
            width: parent.width
            height: Theme.fs(132)
            Accessible.role: Accessible.Graphic
            Accessible.name: root.months.map(month => month.spoken).join("; ")

            function across(at: int): real {
                return (at + 0.5) * picture.step;
            }

            function up(share: real): real {
                return picture.floor - share * (picture.floor - Theme.fs(20));
            }

            Rectangle { // the half
                y: picture.up(0.5)
                width: parent.width
                height: 1
                color: Theme.line
            }

            Repeater {
                model: Math.max(0, root.known.length - 1)

                delegate: Rectangle {
                    required property int index
                    readonly property var from: root.known[index]
                    readonly property var to: root.known[index + 1]
                    readonly property real dx: picture.across(to.at) - picture.across(from.at)
                    readonly property real dy: picture.up(to.share) - picture.up(from.share)

                    x: picture.across(from.at)
                    y: picture.up(from.share) - height / 2
                    width: Math.hypot(dx, dy)
                    height: 2
                    color: Theme.azul
                    opacity: 0.6
                    antialiasing: true
                    transformOrigin: Item.Left
                    rotation: Math.atan2(dy, dx) * 180 / Math.PI
                }
            }

            Repeater {
                model: root.months

                delegate: Item {
                    id: month

                    required property int index
                    required property var modelData
                    readonly property bool last: month.index === root.months.length - 1
                    readonly property real tall: picture.up(Math.max(0, month.modelData.share - month.modelData.error)) - picture.up(Math.min(1, month.modelData.share + month.modelData.error))

                    x: month.index * picture.step
                    width: picture.step
                    height: picture.height

                    Rectangle { // the error
                        visible: month.modelData.known
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: picture.up(Math.min(1, month.modelData.share + month.modelData.error))
                        width: 3
                        height: month.tall
                        radius: 1
                        color: Theme.line
                    }

                    Rectangle {
                        visible: month.modelData.known
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: picture.up(month.modelData.share) - height / 2
                        width: Theme.fs(month.last ? 13 : 11)
                        height: width
                        radius: width / 2
                        color: month.last ? Theme.azul : Theme.paper
                        border.color: month.last ? Theme.paper : Theme.azul
                        border.width: 2
                    }

                    Txt {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 0
                        visible: root.months.length <= 6 || month.last
                        text: month.modelData.known ? qsTr("%1 %", "a share").arg(Math.round(100 * month.modelData.share)) : month.modelData.words
                        size: 13
                        strong: month.last
                        color: month.modelData.known ? Theme.ink : Theme.ink2
                        Accessible.ignored: true
                    }

                    Txt {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        visible: root.months.length <= 6 || month.index % 3 === (root.months.length - 1) % 3
                        text: month.modelData.brief
                        size: 13
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                }
            }
        }

        BidButton {
            visible: root.known.length > 0
            implicitHeight: Math.max(Theme.fs(24) + Theme.sp(2), 36)
            title: root.table ? qsTr("As a curve") : qsTr("As a table")
            glyph: root.table ? "chart" : "table"
            tight: true
            onClicked: root.table = !root.table
        }
    }
}
