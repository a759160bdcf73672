// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Remembers what has the focus before something opens over it, and gives it back unless it has gone elsewhere.
QtObject {
    id: root

    property Item before: null

    function keep(inside: Item) {
        root.before = inside.Window.activeFocusItem;
    }

    function giveBack(inside: Item) {
        const now = inside.Window.activeFocusItem;
        const nowhere = now === null || now === inside.Window.contentItem;
        if (nowhere && root.before !== null && root.before.visible)
            root.before.forceActiveFocus(Qt.PopupFocusReason);
        root.before = null;
    }
}
