// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// A setting that is on or off.
OptionRow {
    id: root

    property bool on: false

    signal switched(bool on)

    Toggle {
        name: root.label
        on: root.on
        onSwitched: on => root.switched(on)
    }
}
