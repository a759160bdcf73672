// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// Something higher than its place: scrolls by wheel, drag and keys, and shows where one is. What gets the focus by a key
// comes into sight.
Flickable {
    id: root

    property bool walked: false // the arrows go from one thing in it to the next
    readonly property Item focused: Window.activeFocusItem

    contentWidth: width
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Keys.onUpPressed: event => event.accepted = root.go(0, -1)
    Keys.onDownPressed: event => event.accepted = root.go(0, 1)
    Keys.onLeftPressed: event => event.accepted = root.go(-1, 0)
    Keys.onRightPressed: event => event.accepted = root.go(1, 0)
    onFocusedChanged: {
        if (Theme.focusVisible && root.interactive && root.holds(root.focused))
            root.reveal(root.focused);
    }

    function holds(item: Item): bool {
        let on = item;
        while (on !== null && on !== root.contentItem)
            on = on.parent;
        return on !== null;
    }

    // One step: to what lies there, or as far as one sees; false if there is neither.
    function go(across: int, down: int): bool {
        const step = Theme.fs(48);
        const next = root.walked ? Neighbours.towards(root.contentItem, root.focused, across, down) : null;
        const top = next === null ? 0 : next.mapToItem(root, 0, 0).y;
        if (next !== null && top + next.height > -step && top < root.height + step) {
            next.forceActiveFocus(Qt.TabFocusReason);
            return true;
        }
        const before = root.contentY;
        root.by(down * step);
        return !root.walked && down !== 0 || root.contentY !== before;
    }

    function by(distance: real) {
        root.contentY = Theme.clamp(root.contentY + distance, 0, Math.max(0, root.contentHeight - root.height));
    }

    // Brings an item inside into sight.
    function reveal(item: Item) {
        if (item === null)
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y;
        if (top < root.contentY)
            root.contentY = Math.max(0, top - Theme.sp(4));
        else if (top + item.height > root.contentY + root.height)
            root.by(top + item.height + Theme.sp(4) - root.contentY - root.height);
    }

    T.ScrollBar.vertical: T.ScrollBar {
        id: bar

        implicitWidth: 10
        minimumSize: 0.08
        visible: bar.size < 1
        padding: 2
        Accessible.name: qsTr("Scroll bar")
        Accessible.ignored: !bar.visible

        contentItem: Rectangle {
            implicitWidth: 6
            radius: 3
            color: Theme.edge
            opacity: bar.active || bar.hovered ? 1 : 0.6
        }
    }
}
