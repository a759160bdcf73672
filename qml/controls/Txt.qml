// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One line of text in one of the two faces.
Text {
    property real size: 15
    property bool strong: false
    property bool serif: false

    font.family: serif ? Theme.serif : Theme.ui
    font.pixelSize: Theme.fs(size)
    font.bold: strong
    color: Theme.ink
    textFormat: Text.PlainText
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
}
