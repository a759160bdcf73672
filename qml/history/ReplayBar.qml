// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Below the table: to and fro, running, how fast, through whose eyes, and playing on.
Item {
    id: root

    required property ReplayTable replay

    readonly property var tempos: root.replay.tempos
    readonly property var allEyes: root.replay.eyes
    readonly property Looking looking: root.replay.looking
    readonly property string actions: qsTr("%1 of %2", "actions").arg(root.looking.step).arg(root.looking.steps)
    readonly property string place: root.replay.deals > 1 ? qsTr("Deal %1 of %2 · %3").arg(Math.max(1, root.replay.deal)).arg(root.replay.deals).arg(root.actions) : root.actions
    readonly property real besides: transport.width + place.width + tempo.width + (eyes.visible ? eyes.width + grid.spacing : 0) + print.width + on.width + 5 * grid.spacing
    readonly property bool oneRow: root.besides + Theme.fs(140) <= grid.width
    readonly property real sliderRoom: root.oneRow ? grid.width - root.besides : grid.width - transport.width - place.width - 2 * grid.spacing

    signal branchRequested
    signal printRequested

    height: grid.height + Theme.sp(4)
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay controls")

    function tempoText(tempo: real): string {
        return qsTr("%1×", "so many times as fast").arg(tempo.toLocaleString(Qt.locale(Theme.lang), "f", tempo < 1 ? 1 : 0));
    }

    Flow {
        id: grid

        x: Theme.sp(3)
        y: Theme.sp(1)
        width: root.width - 2 * x
        spacing: Theme.sp(2)

        Row {
            id: transport

            height: tempo.height
            spacing: Theme.sp(0.5)

            ToolIcon {
                height: parent.height
                name: qsTr("Back one deal (Ctrl+←)")
                glyph: "previous"
                onClicked: root.replay.backDeal()
            }

            ToolIcon {
                height: parent.height
                name: qsTr("Back one action (←)")
                glyph: "back"
                onClicked: root.replay.back()
            }

            ToolIcon {
                objectName: "run"
                height: parent.height
                name: root.replay.playing ? qsTr("Pause (Space)") : qsTr("Play (Space)")
                glyph: root.replay.playing ? "pause" : "play"
                onClicked: root.replay.toggle()
            }

            ToolIcon {
                height: parent.height
                name: qsTr("Forward one action (→)")
                glyph: "forward"
                onClicked: root.replay.forward()
            }

            ToolIcon {
                height: parent.height
                name: qsTr("Forward one deal (Ctrl+→)")
                glyph: "next"
                onClicked: root.replay.forwardDeal()
            }
        }

        ReplaySlider {
            width: root.sliderRoom >= Theme.fs(80) ? Math.floor(root.sliderRoom) - 1 : grid.width
            height: tempo.height
            name: root.place
            from: 0
            to: Math.max(1, root.looking.steps)
            value: root.looking.step
            onMoved: root.replay.goTo(value)
        }

        Txt {
            id: place

            width: widest.reach + 1 // the same at every step
            height: tempo.height
            text: root.place
            size: 13
            color: Theme.woodInk
            Accessible.ignored: true

            Measure {
                id: widest

                font: place.font
                text: root.place.replace(/[0-9]/g, "0") + (root.looking.steps > 9 ? "00" : "")
            }
        }

        Segmented {
            id: tempo

            name: qsTr("Tempo")
            options: root.tempos.map(tempo => root.tempoText(tempo))
            current: root.tempos.indexOf(root.replay.tempo)
            most: grid.width
            onChosen: index => root.replay.tempo = root.tempos[index]
        }

        Segmented {
            id: eyes

            visible: root.allEyes.length > 1
            name: qsTr("Whose view")
            options: root.allEyes.map(eyes => eyes.name)
            current: root.replay.eye
            most: grid.width
            onChosen: index => root.replay.lookThrough(index)
        }

        ToolIcon {
            id: print

            objectName: "printDeal"
            height: tempo.height
            name: qsTr("Save this deal to be printed (D)")
            glyph: "save"
            onClicked: root.printRequested()
        }

        BidButton {
            id: on

            width: Math.min(implicitWidth, grid.width)
            implicitHeight: tempo.implicitHeight
            title: qsTr("Play on from here")
            glyph: "branch"
            key: Theme.focusVisible ? "P" : ""
            tight: true
            enabled: root.replay.canBranch
            opacity: enabled ? 1 : 0.5
            onClicked: root.branchRequested()
        }
    }
}
