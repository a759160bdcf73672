// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// One line to write into.
T.TextField {
    id: root

    property string name

    implicitWidth: Theme.fs(200)
    implicitHeight: Math.max(Theme.fs(24) + Theme.sp(4), 40)
    leftPadding: Theme.sp(3)
    rightPadding: Theme.sp(3)
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.ui
    font.pixelSize: Theme.fs(15)
    color: Theme.ink
    placeholderTextColor: Theme.ink2
    selectionColor: Theme.azul
    selectedTextColor: Theme.azulInk
    selectByMouse: true
    Accessible.name: root.name

    background: Rectangle {
        radius: Theme.r2
        color: Theme.raised
        border.color: root.activeFocus ? Theme.azul : Theme.edge
        border.width: root.activeFocus ? 2 : Theme.border
    }

    Txt {
        visible: root.text === "" && root.preeditText === ""
        x: root.leftPadding
        width: root.width - 2 * x
        height: root.height
        text: root.placeholderText
        color: Theme.ink2
        Accessible.ignored: true
    }
}
