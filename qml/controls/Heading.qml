// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The title of a part of a page.
Txt {
    width: parent ? parent.width : implicitWidth
    size: 19
    serif: true
    strong: true
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
