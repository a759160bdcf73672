// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Running text: as many lines as it needs.
Txt {
    wrapMode: Text.Wrap
    elide: Text.ElideNone
    lineHeight: Theme.proseHeight
    verticalAlignment: Text.AlignTop
}
