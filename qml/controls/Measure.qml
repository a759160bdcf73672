// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How much room a line of text wants. Measured beside the text, because it must not follow from what that is given. The
// last letter, or the first one, may stand out beyond where the next one would begin.
TextMetrics {
    id: root

    readonly property real reach: root.text === "" ? 0 : Math.ceil(Math.max(root.advanceWidth, root.boundingRect.x + root.boundingRect.width)) + 1
}
