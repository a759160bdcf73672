// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// How strong a player is: so many beans of so many.
Row {
    id: root

    property int count: 0
    property int most: 5
    property real size: 18

    spacing: Theme.sp(1)
    Accessible.ignored: true

    Repeater {
        model: root.most

        Picture {
            required property int index

            width: Theme.fs(root.size)
            height: width * 0.7
            source: index < root.count ? "qrc:/table/bean.svg" : Theme.dark ? "qrc:/table/bean0-dark.svg" : "qrc:/table/bean0.svg"
        }
    }
}
