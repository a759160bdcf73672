// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The ground of every screen that is not a table: wood with the cloth over nearly all of it.
FocusScope {
    id: root

    readonly property bool portrait: Theme.isPortrait(root.width, root.height)
    readonly property bool wide: !root.portrait && root.width >= Theme.railFrom
    property alias ground: ground

    focus: true

    Ground {
        id: ground

        anchors.fill: parent
        clothX: Theme.sp(3)
        clothY: Theme.sp(3)
        clothWidth: width - Theme.sp(6)
        clothHeight: height - Theme.sp(6)
    }
}
