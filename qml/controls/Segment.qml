// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of the choices of a Segmented.
Rectangle {
    id: root

    property string text
    property string glyph // instead of the words
    property bool bold: false // chosen
    property real least: 0
    property bool leading: false // in a column: words below each other, not centred

    signal picked

    implicitWidth: Math.max(root.least, row.width + Theme.sp(root.glyph === "" ? 6 : 4))
    implicitHeight: Math.max(Theme.fs(24) + Theme.sp(4) - 6, 38, row.height + 8)
    radius: Theme.r2 - 3
    color: root.bold ? Theme.chosen : "transparent"
    border.color: root.bold ? Theme.edge : "transparent"
    border.width: Theme.border
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.bold
    Accessible.onPressAction: root.picked()
    Accessible.onToggleAction: root.picked()

    TapHandler {
        onTapped: root.picked()
    }

    Row {
        id: row

        x: root.leading ? Theme.sp(3) : (root.width - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 5

        Icon {
            visible: root.bold || root.leading || root.glyph !== ""
            opacity: root.bold ? 1 : root.glyph === "" ? 0 : 0.6
            name: root.glyph === "" ? "check" : root.glyph
            size: root.glyph === "" ? 15 : 20
            color: root.bold ? Theme.azul : Theme.ink2
            anchors.verticalCenter: parent.verticalCenter
        }

        Txt {
            visible: root.glyph === ""
            text: root.text
            width: root.leading ? Math.min(implicitWidth, root.width - Theme.fs(15) - Theme.sp(7)) : implicitWidth
            size: 15
            wrapMode: root.leading ? Text.Wrap : Text.NoWrap
            strong: root.bold
            color: root.bold ? Theme.ink : Theme.ink2
            Accessible.ignored: true
        }
    }
}
