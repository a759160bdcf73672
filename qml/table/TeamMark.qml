// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Our side is a circle, theirs a square.
Rectangle {
    id: root

    property string team // "a", "b" or ""
    property real size: 11

    visible: root.team !== ""
    width: Theme.fs(root.size)
    height: root.width
    radius: root.team === "a" ? root.width / 2 : 1
    color: root.team === "a" ? Theme.azul : Theme.barro
    Accessible.ignored: true
}
