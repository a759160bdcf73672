// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Components
import Sobremesa.Pages

// The window: one screen at a time, each made when it is first wanted.
Window {
    id: root

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 560
    visible: true
    title: "Sobremesa"
    color: Theme.wood

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    HomePage {
        anchors.fill: parent
        focus: true
    }
}
