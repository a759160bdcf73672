// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The heading of a group of games. A list makes its headings in contexts of its own, which a bound component refuses,
// and uses them again for other groups without telling a required property: hence the name from outside.
QtObject {
    readonly property Component words: Txt {
        height: Theme.fs(32)
        leftPadding: Theme.sp(2.5)
        text: section // qmllint disable unqualified
        size: 13
        strong: true
        color: Theme.ink2
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
