// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.Cards
import Sobremesa.Controls

// A kept game on the list: what it is, how it stands; the chosen one with all that can be done with it.
T.ItemDelegate {
    id: root

    required property int index
    required property real gameId
    required property string game
    required property int players
    required property string title
    required property string line
    required property string score
    required property string outcome
    required property bool won
    required property string when
    required property bool open
    required property bool starred
    required property string note
    required property string pack
    required property list<string> cards
    required property string problem
    required property string costly
    required property bool toReview
    required property bool picked
    property bool wide: true
    property bool chosen: false

    readonly property bool readable: root.problem === ""
    readonly property real rowH: Math.max(Theme.fs(42) + Theme.sp(4), words.height + Theme.sp(3))
    readonly property real side: Theme.sp(2.5)
    property real below: 0 // what its buttons need

    // A moment later: the list may choose another row while this one tells it its height.
    Binding {
        target: root
        property: "below"
        value: root.chosen ? actions.height + Theme.sp(2) : 0
        delayed: true
    }

    // What can be done is made when it is wanted: most rows never show it.
    function dress() {
        if (root.chosen)
            actions.setSource("KeptActions.qml", {
                "row": root
            });
        else
            actions.source = "";
    }

    signal chosenBy
    signal done(string what)

    implicitHeight: root.rowH + root.below
    focusPolicy: Qt.NoFocus // the list has it
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.joined([root.title, root.line, root.outcome, root.score, root.costly, root.when, root.starred ? qsTr("marked") : "", root.picked ? qsTr("selected") : "", root.problem])
    Accessible.selected: root.chosen
    Accessible.focusable: true
    Accessible.onPressAction: root.done(root.readable ? root.open ? "continue" : "review" : "save")
    Keys.onSpacePressed: root.done("pick")
    onChosenChanged: root.dress()
    Component.onCompleted: root.dress()
    onClicked: root.chosenBy()
    onDoubleClicked: {
        if (root.readable)
            root.done(root.open ? "continue" : "review");
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: root.chosen || root.hovered
            radius: Theme.r2
            color: Theme.paper2
            opacity: root.chosen ? 1 : 0.5
            border.color: root.chosen ? Theme.edge : "transparent"
            border.width: Theme.border
        }

        Rectangle {
            visible: !root.chosen
            width: parent.width
            height: 1
            color: Theme.line
            anchors.bottom: parent.bottom
        }

        FocusRing {
            anchors.margins: 0
            around: Theme.r2 - 4
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Rectangle { // picked by hand
        visible: root.picked
        z: 1
        x: root.side - Theme.sp(1)
        y: (root.rowH - height) / 2
        width: Theme.fs(24)
        height: width
        radius: 4
        color: Theme.azul

        Icon {
            anchors.centerIn: parent
            name: "check"
            size: 16
            color: Theme.azulInk
        }
    }

    CardTrio {
        id: trio

        x: root.side
        y: (root.rowH - height) / 2
        visible: root.cards.length > 0
        codes: root.cards
        pack: root.pack
        h: Theme.fs(42)
        step: 0.355
    }

    Column {
        id: words

        x: root.side + Theme.fs(70) + Theme.sp(2)
        y: (root.rowH - height) / 2
        width: (root.wide ? root.width * 0.575 : figures.x - Theme.sp(2)) - x

        Row {
            width: parent.width
            spacing: Theme.sp(1)

            Txt {
                width: Math.min(implicitWidth, parent.width - (star.visible ? star.width + parent.spacing : 0))
                text: root.title
                size: 16
                strong: true
                Accessible.ignored: true
            }

            Icon {
                id: star

                visible: root.starred
                anchors.verticalCenter: parent.verticalCenter
                name: "star"
                size: 15
                color: Theme.barro
            }
        }

        Txt {
            width: parent.width
            text: root.readable ? root.line : root.problem
            size: 13
            color: root.readable ? Theme.ink2 : Theme.granate
            wrapMode: root.wide && root.readable ? Text.NoWrap : Text.Wrap
            elide: root.wide && root.readable ? Text.ElideRight : Text.ElideNone
            Accessible.ignored: true
        }
    }

    Column {
        id: figures

        readonly property real most: root.wide ? (go.visible || root.costly !== "" ? go.x - Theme.sp(2) : date.x - Theme.sp(2)) - root.width * 0.585 : root.width * 0.4

        x: root.wide ? root.width * 0.585 : root.width - width - root.side
        y: (root.rowH - height) / 2
        width: root.wide ? figures.most : Math.max(points.width, under.width)

        Row {
            id: points

            anchors.right: root.wide ? undefined : parent.right
            spacing: Theme.sp(1.5)

            Icon {
                id: tick

                visible: root.won
                anchors.verticalCenter: parent.verticalCenter
                name: "check"
                size: 16
                color: Theme.oliva
            }

            Txt {
                width: Math.min(measure.reach + 1, figures.most - (tick.visible ? tick.width + points.spacing : 0))
                text: root.score
                size: 17
                fontSizeMode: Text.HorizontalFit // rather smaller than cut
                minimumPixelSize: 10
                serif: true
                strong: root.won
                Accessible.ignored: true

                Measure {
                    id: measure

                    font.family: Theme.serif
                    font.pixelSize: Theme.fs(17)
                    font.bold: root.won
                    text: root.score
                }
            }
        }

        Txt {
            id: under

            visible: text !== ""
            anchors.right: root.wide ? undefined : parent.right
            text: !root.wide ? root.when : root.open ? "" : root.outcome
            size: 13
            color: Theme.ink2
            Accessible.ignored: true
        }
    }

    Txt {
        visible: root.wide && !root.open && text !== ""
        x: root.width * 0.745
        y: (root.rowH - height) / 2
        width: date.x - Theme.sp(1) - x
        text: root.costly
        size: 13
        color: root.toReview ? Theme.granate : Theme.ink2
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    BidButton {
        id: go

        visible: root.wide && root.open && root.readable && !root.chosen // which has it below
        x: root.width * 0.745
        y: (root.rowH - height) / 2
        implicitHeight: Theme.fs(24) + Theme.sp(3.5)
        focusPolicy: Qt.NoFocus
        title: qsTr("Continue")
        glyph: "play"
        tight: true
        kind: root.index === 0 ? "primary" : "secondary"
        Accessible.ignored: true // the row does the same
        onClicked: root.done("continue")
    }

    Txt {
        id: date

        visible: root.wide
        x: root.width - width - root.side
        y: (root.rowH - height) / 2
        text: root.when
        size: 13
        color: Theme.ink2
        Accessible.ignored: true
    }

    Loader { // the chosen row alone has them
        id: actions

        x: root.side
        y: root.rowH
        width: root.width - 2 * x
    }
}
