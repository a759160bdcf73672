// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How the table looks.
Column {
    id: root

    readonly property alias textSize: textSize

    signal resizing // the size of all words is about to change, and with it every place

    Heading {
        text: qsTr("Table")
    }

    WordSetting {
        width: root.width
        label: qsTr("Theme")
        note: qsTr("the cloth by day, or one lamp at night")
        values: ["system", "mantel", "noche"]
        words: [qsTr("System"), qsTr("Mantel"), qsTr("Noche")]
        value: Settings.theme
        onChosen: value => Settings.theme = value
    }

    WordSetting {
        width: root.width
        label: qsTr("Cloth")
        values: ["salvia", "anil", "barro", "plain"]
        words: [qsTr("Sage"), qsTr("Indigo"), qsTr("Clay"), qsTr("Plain")]
        value: Settings.cloth
        onChosen: value => Settings.cloth = value
    }

    WordSetting {
        width: root.width
        label: qsTr("Card backs")
        values: ["azulejo", "andes", "mate", "papel-picado"]
        words: [qsTr("Tile"), qsTr("Andes"), qsTr("Mate"), qsTr("Cut paper")]
        value: Settings.back
        onChosen: value => Settings.back = value
    }

    WordSetting {
        width: root.width
        label: qsTr("Card faces")
        note: qsTr("four colours: a colour for each French suit")
        values: ["standard", "four", "large"]
        words: [qsTr("Standard"), qsTr("Four colours"), qsTr("Large")]
        value: Settings.faces
        onChosen: value => Settings.faces = value
    }

    OptionRow {
        width: root.width
        label: qsTr("Text size")
        note: Settings.systemTextFactor === 1 ? "" : qsTr("on top of the system's %1 %").arg(Math.round(Settings.systemTextFactor * 100))

        Stepper {
            id: textSize

            name: qsTr("Text size")
            amount: Math.round(Settings.textScale * 100)
            from: 80
            to: 200
            stepSize: 10
            shown: qsTr("%1 %").arg(amount)
            onChosen: amount => {
                root.resizing();
                Settings.textScale = amount / 100;
            }
        }
    }

    SwitchSetting {
        width: root.width
        label: qsTr("High contrast")
        note: Settings.systemContrast ? qsTr("the system asks for it") : qsTr("black on white, plain cloth, large faces")
        enabled: !Settings.systemContrast
        on: Settings.contrast
        onSwitched: on => Settings.highContrast = on
    }
}
