// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of the line icons in the colour of its surroundings.
Image {
    id: root

    property string name
    property color color: Theme.ink
    property real size: 20

    width: Theme.fs(root.size)
    height: root.width
    sourceSize.width: root.width
    sourceSize.height: root.height
    source: root.name === "" ? "" : "image://icon/" + root.name + "/" + root.color.toString().slice(-6)
    Accessible.ignored: true
}
