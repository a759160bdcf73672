// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The ground of every screen that is not a table: wood with the cloth over nearly all of it.
FocusScope {
    id: root

    readonly property bool portrait: Theme.isPortrait(root.width, root.height)
    readonly property bool wide: !root.portrait && root.width >= Theme.railFrom
    property alias ground: ground
    property bool walked: false // the arrows go from one thing on it to the next

    focus: true
    Keys.onUpPressed: event => event.accepted = root.go(0, -1)
    Keys.onDownPressed: event => event.accepted = root.go(0, 1)
    Keys.onLeftPressed: event => event.accepted = root.go(-1, 0)
    Keys.onRightPressed: event => event.accepted = root.go(1, 0)

    function go(across: int, down: int): bool {
        const next = root.walked ? Neighbours.towards(root, root.Window.activeFocusItem, across, down) : null;
        next?.forceActiveFocus(Qt.TabFocusReason);
        return next !== null;
    }

    Ground {
        id: ground

        anchors.fill: parent
        clothX: Theme.sp(3)
        clothY: Theme.sp(3)
        clothWidth: width - Theme.sp(6)
        clothHeight: height - Theme.sp(6)
    }
}
