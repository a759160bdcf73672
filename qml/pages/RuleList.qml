// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The rules that can be chosen: first the important ones, all of them on request.
Column {
    id: root

    required property GameSetup setup
    property bool all: false

    readonly property int few: 5
    readonly property int more: root.all ? 0 : Math.max(0, root.setup.options.count - root.few)

    Txt {
        height: Theme.fs(24) + Theme.sp(4)
        text: qsTr("Rules")
        size: 17
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: root.setup.options

        RuleRow {
            id: row

            required property int index

            visible: root.all || row.index < root.few
            width: root.width
            onChosen: value => root.setup.options.choose(row.index, value)
        }
    }
}
