// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// Something higher than its place: scrolls by wheel, drag and keys, and shows where one is.
Flickable {
    id: root

    contentWidth: width
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Keys.onUpPressed: root.by(-Theme.fs(48))
    Keys.onDownPressed: root.by(Theme.fs(48))

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
