// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The heading of a group of games. A list makes its headings in contexts of its own, which a bound component refuses:
// hence the one in a file without bound components.
QtObject {
    readonly property Component words: Txt {
        required property string section

        height: Theme.fs(32)
        leftPadding: Theme.sp(2.5)
        text: section
        size: 13
        strong: true
        color: Theme.ink2
        Accessible.role: Accessible.Heading
        Accessible.name: section
    }
}
