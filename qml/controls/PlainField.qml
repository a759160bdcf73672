// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A word that can be written over where it stands.
TextInput {
    id: root

    property string name

    signal written(string text)

    font.family: Theme.ui
    font.pixelSize: Theme.fs(15)
    font.bold: true
    color: Theme.ink
    selectionColor: Theme.azul
    selectedTextColor: Theme.azulInk
    selectByMouse: true
    clip: true
    maximumLength: 24
    activeFocusOnTab: true
    Accessible.role: Accessible.EditableText
    Accessible.name: root.name
    onEditingFinished: root.written(root.text)
    Keys.onReturnPressed: root.focus = false
    Keys.onEnterPressed: root.focus = false

    Rectangle {
        visible: root.activeFocus
        width: parent.width
        height: 2
        y: parent.height - height
        color: Theme.azul
    }
}
