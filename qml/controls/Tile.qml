// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The azulejo by which a player is known.
Picture {
    property int tile: 1
    property real size: 26

    width: Theme.fs(size)
    height: width
    source: Theme.tileSource(tile)
}
