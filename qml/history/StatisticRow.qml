// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// One number and what it is.
Item {
    id: root

    property string label
    property string value
    property string spoken: Theme.joined([root.label, root.value])

    width: parent?.width ?? 0
    height: Math.max(name.height, number.height)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: root.spoken

    Txt {
        id: name

        width: Math.max(0, parent.width - number.width - Theme.sp(2))
        height: implicitHeight
        text: root.label
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Txt {
        id: number

        anchors.right: parent.right
        text: root.value
        Accessible.ignored: true
    }
}
