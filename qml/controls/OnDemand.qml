// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What is made when it is first wanted, like a sheet or a menu. Where that takes a moment, what it was wanted for is done
// as soon as it is there.
Loader {
    id: root

    property var wanted: null

    // Does it once the item is there; the last of several wishes counts.
    function use(file: url, properties: var, wish: var) {
        root.wanted = wish;
        if (root.status === Loader.Null)
            root.setSource(file, properties);
        else
            root.fulfil();
    }

    function fulfil() {
        const wish = root.wanted;
        if (root.item === null || wish === null)
            return;
        root.wanted = null;
        wish(root.item);
    }

    onLoaded: root.fulfil()
}
