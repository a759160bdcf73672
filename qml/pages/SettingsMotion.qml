// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How things move.
Column {
    id: root

    Heading {
        text: qsTr("Motion")
    }

    WordSetting {
        width: root.width
        label: qsTr("Speed")
        values: ["0", "1", "2", "3"]
        words: [qsTr("Instant"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
        value: Settings.speed.toString()
        onChosen: value => Settings.speed = parseInt(value)
    }

    WordSetting {
        width: root.width
        label: qsTr("Reduced motion")
        note: qsTr("nothing flies or turns; everything stays just as long")
        values: ["system", "on", "off"]
        words: [qsTr("System"), qsTr("On"), qsTr("Off")]
        value: Settings.reducedMotion
        onChosen: value => Settings.reducedMotion = value
    }
}
