// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A word that can be written over where it stands.
T.TextField {
    id: root

    property string name

    signal written(string text)

    implicitHeight: contentHeight
    padding: 0
    font.family: Theme.ui
    font.pixelSize: Theme.fs(15)
    font.bold: true
    color: Theme.ink
    selectionColor: Theme.azul
    selectedTextColor: Theme.azulInk
    selectByMouse: true
    clip: true
    maximumLength: 24
    Accessible.name: root.name
    onEditingFinished: root.written(root.text)
    onAccepted: root.focus = false

    background: Item {
        Rectangle {
            visible: root.activeFocus
            width: parent.width
            height: 2
            y: parent.height - height
            color: Theme.azul
        }
    }
}
