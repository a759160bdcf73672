// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// A setting with a few words to choose from.
OptionRow {
    id: root

    property var values: [] // as kept
    property var words: [] // as read
    property string value

    signal chosen(string value)

    Segmented {
        name: root.label
        most: root.width
        options: root.words
        current: root.values.indexOf(root.value)
        onChosen: index => root.chosen(root.values[index])
    }
}
