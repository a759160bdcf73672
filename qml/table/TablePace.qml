// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The pace of the table, from the player's table of times.
Item {
    id: root

    required property Pace pace
    property real tempo: 1 // so many times as fast

    Binding {
        target: root.pace
        property: "fly"
        value: Theme.fly / root.tempo
    }
    Binding {
        target: root.pace
        property: "sweep"
        value: Theme.sweep / root.tempo
    }
    Binding {
        target: root.pace
        property: "stay"
        value: Theme.stay / root.tempo
    }
    Binding {
        target: root.pace
        property: "bubble"
        value: Theme.bubble / root.tempo
    }
    Binding {
        target: root.pace
        property: "toast"
        value: Theme.toast / root.tempo
    }
    Binding {
        target: root.pace
        property: "pause"
        value: Theme.pause / root.tempo
    }
    Binding {
        target: root.pace
        property: "dealGap"
        value: Theme.dealGap / root.tempo
    }
    Binding {
        target: root.pace
        property: "countGap"
        value: Theme.countGap / root.tempo
    }
    Binding {
        target: root.pace
        property: "thinkLeast"
        value: [0, 200, 600, 1200][Theme.speed]
    }
    Binding {
        target: root.pace
        property: "thinkMost"
        value: [0, 400, 1100, 2000][Theme.speed]
    }
}
