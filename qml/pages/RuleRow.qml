// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// One rule with the control that its kind asks for.
OptionRow {
    id: root

    required label
    required changed
    required property string meaning
    required property int kind
    required property int value
    required property var labels
    required property int current
    required property int low
    required property int high

    signal chosen(int value)

    note: root.meaning

    Toggle {
        visible: root.kind === OptionModel.Switch
        width: visible ? implicitWidth : 0
        height: visible ? implicitHeight : 0
        name: root.label
        on: root.value !== 0
        onSwitched: wanted => root.chosen(wanted ? 1 : 0)
    }

    Segmented {
        visible: root.kind === OptionModel.Choice
        width: visible ? implicitWidth : 0
        height: visible ? implicitHeight : 0
        most: root.width
        name: root.label
        options: root.labels
        current: root.current
        onChosen: index => root.chosen(index)
    }

    Stepper {
        visible: root.kind === OptionModel.Number
        width: visible ? implicitWidth : 0
        height: visible ? implicitHeight : 0
        name: root.label
        amount: root.value
        from: root.low
        to: root.high
        onChosen: amount => root.chosen(amount)
    }
}
