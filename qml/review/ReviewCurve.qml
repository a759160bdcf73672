// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What could be expected at each own decision, with its error as a band; rings for the costliest decisions, diamonds
// for luck. For the ear a list of decisions.
Panel {
    id: root

    required property Review review

    readonly property var points: root.review.points
    readonly property real least: root.points.reduce((least, point) => Math.min(least, point.expected - point.error), 0)
    readonly property real most: root.points.reduce((most, point) => Math.max(most, point.expected + point.error), 0)
    readonly property real span: Math.max(4, root.most - root.least)
    readonly property real unit: Array.from([1, 2, 5, 10, 20, 50, 100, 200]).find(step => root.span / step <= 5) ?? 500
    readonly property real floorValue: Math.floor(root.least / root.unit) * root.unit
    readonly property real topValue: Math.max(root.floorValue + root.unit, Math.ceil(root.most / root.unit) * root.unit)
    readonly property var firsts: root.points.map((point, at) => ({ // where a deal begins
                "at": at,
                "deal": point.deal
            })).filter((first, at) => at === 0 || root.points[at - 1].deal !== first.deal)

    pad: Theme.sp(4)
    title: qsTr("What you could expect")
    implicitHeight: Theme.fs(232)

    Row {
        id: legend

        anchors.right: parent.right
        y: -Theme.fs(18) - Theme.sp(2)
        height: Theme.fs(18)
        spacing: Theme.sp(3)
        visible: root.width > Theme.fs(560)

        Row {
            spacing: Theme.sp(1)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.fs(11)
                height: width
                radius: width / 2
                color: Theme.barro
            }

            Txt {
                text: qsTr("your costly decisions")
                size: 13
                color: Theme.ink2
            }
        }

        Row {
            spacing: Theme.sp(1)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.fs(9)
                height: width
                rotation: 45
                color: Theme.paper
                border.color: Theme.edge
                border.width: 2
            }

            Txt {
                text: root.review.luckLegend
                size: 13
                color: Theme.ink2
            }
        }
    }

    Item {
        id: plot

        readonly property real from: Theme.fs(38)
        readonly property real floor: height - Theme.fs(24)
        // The deals whose names are told: as many as there is room for.
        readonly property var told: {
            const list = [];
            let free = 0;
            root.firsts.forEach((first, index) => {
                const x = plot.across(first.at);
                if (x < free || index > 0 && x + longest.reach > plot.width)
                    return;
                list.push(index);
                free = x + longest.reach + Theme.sp(3);
            });
            return list;
        }

        width: parent.width
        height: root.height - Theme.fs(18) - Theme.sp(2) - 2 * root.pad
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your decisions")

        function across(at: int): real {
            return plot.from + (plot.width - plot.from - Theme.sp(3)) * (root.points.length < 2 ? 0.5 : at / (root.points.length - 1));
        }

        function up(value: real): real {
            return plot.floor - (value - root.floorValue) / (root.topValue - root.floorValue) * (plot.floor - Theme.sp(1));
        }

        Measure {
            id: longest

            font.family: Theme.ui
            font.pixelSize: Theme.fs(12)
            text: root.review.deals[root.review.deals.length - 1] ?? ""
        }

        Repeater { // what the heights mean
            model: Math.round((root.topValue - root.floorValue) / root.unit) + 1

            Item {
                id: grade

                required property int index
                readonly property real value: root.floorValue + grade.index * root.unit

                y: plot.up(grade.value)
                width: plot.width

                Rectangle {
                    x: plot.from
                    width: parent.width - x
                    height: 1
                    color: grade.value === 0 ? Theme.edge : Theme.line
                }

                Txt {
                    width: plot.from - Theme.sp(2)
                    y: -height / 2
                    horizontalAlignment: Text.AlignRight
                    text: (grade.value > 0 ? "+" : grade.value < 0 ? "−" : "") + Math.abs(grade.value)
                    size: 12
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }

        Repeater { // where a deal begins
            model: root.firsts

            Item {
                id: begin

                required property var modelData
                required property int index

                x: plot.across(begin.modelData.at)
                height: plot.height

                Rectangle {
                    visible: begin.index > 0
                    width: 1
                    height: plot.floor
                    color: Theme.line
                }

                Txt {
                    visible: plot.told.indexOf(begin.index) >= 0
                    x: Theme.sp(0.5)
                    y: plot.floor + Theme.sp(1)
                    width: Math.min(implicitWidth, plot.width - begin.x)
                    text: root.review.deals[begin.modelData.deal] ?? ""
                    size: 12
                    elide: Text.ElideRight
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }

        Canvas {
            id: line

            anchors.fill: parent
            Accessible.ignored: true
            onPaint: {
                const pen = line.getContext("2d");
                pen.clearRect(0, 0, line.width, line.height);
                const all = root.points;
                if (all.length === 0)
                    return;
                pen.beginPath();
                for (let at = 0; at < all.length; ++at)
                    pen.lineTo(plot.across(at), plot.up(all[at].expected + all[at].error));
                for (let at = all.length - 1; at >= 0; --at)
                    pen.lineTo(plot.across(at), plot.up(all[at].expected - all[at].error));
                pen.closePath();
                pen.globalAlpha = 0.2;
                pen.fillStyle = Theme.azul;
                pen.fill();
                pen.globalAlpha = 1;
                pen.beginPath();
                for (let at = 0; at < all.length; ++at)
                    pen.lineTo(plot.across(at), plot.up(all[at].expected));
                pen.lineWidth = 2.5;
                pen.lineJoin = "round";
                pen.strokeStyle = Theme.azul;
                pen.stroke();
            }

            Connections {
                target: root

                function onPointsChanged() {
                    line.requestPaint();
                }
            }

            Connections {
                target: Theme

                function onDarkChanged() {
                    line.requestPaint();
                }
            }
        }

        Rectangle { // where one stands
            visible: root.review.current >= 0 && root.points.length > 0
            x: plot.across(Math.max(0, root.review.current))
            width: 1
            height: plot.floor
            color: Theme.barro
        }

        Repeater {
            model: root.points

            Item {
                id: point

                required property reviewPoint modelData
                required property int index
                readonly property bool chosen: point.index === root.review.current
                readonly property real size: Theme.fs(point.modelData.rank > 0 ? 20 : 11)

                x: plot.across(point.index) - width / 2
                y: plot.up(point.modelData.expected) - height / 2
                z: point.modelData.rank > 0 ? 2 : 1
                width: point.size
                height: point.size
                Accessible.role: Accessible.ListItem
                Accessible.name: point.modelData.spoken
                Accessible.selected: point.chosen
                Accessible.focusable: true
                Accessible.onPressAction: root.review.choose(point.index)

                Rectangle {
                    visible: point.modelData.rank > 0
                    anchors.fill: parent
                    radius: width / 2
                    color: Theme.barro
                    border.color: point.chosen ? Theme.focus : Theme.paper
                    border.width: 2

                    Txt {
                        anchors.centerIn: parent
                        text: point.modelData.rank
                        size: 12
                        strong: true
                        color: Theme.paper
                        Accessible.ignored: true
                    }
                }

                Rectangle {
                    visible: point.modelData.rank === 0 && (point.modelData.luck !== 0 || point.chosen)
                    anchors.centerIn: parent
                    width: Theme.fs(9)
                    height: width
                    rotation: point.modelData.luck !== 0 ? 45 : 0
                    radius: point.modelData.luck !== 0 ? 0 : width / 2
                    color: point.chosen ? Theme.azul : Theme.paper
                    border.color: Theme.edge
                    border.width: 2
                }
            }
        }

        MouseArea { // the nearest decision
            anchors.fill: parent
            anchors.leftMargin: plot.from
            Accessible.ignored: true
            onClicked: mouse => root.review.choose(Math.round(mouse.x / Math.max(1, plot.across(root.points.length - 1) - plot.from) * (root.points.length - 1)))
        }
    }
}
