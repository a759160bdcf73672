// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// The camino de mesa with its woven ends: what lies on it is in play.
Rectangle {
    id: root

    property bool narrow: false // shows only the outermost threads

    readonly property list<color> threads: [Theme.barro, Theme.azafran, Theme.azul, Theme.azafran, Theme.barro]
    readonly property real thick: Math.max(1, Theme.u) // in a large window
    readonly property list<int> places: [0, 8, 13, 23, 28]
    readonly property list<int> widths: [5, 2, 7, 2, 5]

    color: Theme.runner
    Accessible.ignored: true

    Repeater {
        model: root.narrow ? 2 : 5

        Item {
            id: thread

            required property int index
            readonly property int place: Math.round((root.places[index] + (root.narrow ? 0 : 8)) * root.thick)

            anchors.fill: parent
            opacity: Theme.dark ? 0.45 : 0.62

            Rectangle {
                x: thread.place
                width: Math.round(root.widths[thread.index] * root.thick)
                height: thread.height
                color: root.threads[thread.index]
            }

            Rectangle {
                x: thread.width - thread.place - width
                width: Math.round(root.widths[thread.index] * root.thick)
                height: thread.height
                color: root.threads[thread.index]
            }
        }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: "white"
        opacity: 0.16
    }

    Rectangle {
        width: parent.width
        height: 1
        y: parent.height - 1
        color: "black"
        opacity: 0.14
    }
}
