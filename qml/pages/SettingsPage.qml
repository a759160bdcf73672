// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Everything that can be chosen for the whole program; every change is seen at once on the small table at the top.
PageFrame {
    id: root

    readonly property bool two: root.wide
    readonly property real columnW: root.two ? (page.width - groups.x * 2 - groups.columnSpacing) / 2 : page.width - 2 * groups.x

    title: qsTr("Settings")
    Accessible.role: Accessible.Pane
    Accessible.name: root.title

    Scroller {
        id: page

        anchors.fill: parent
        contentHeight: groups.y + groups.height + root.pad

        TableSample {
            id: sample

            x: root.pad
            y: root.pad
            width: parent.width - 2 * x
        }

        Grid {
            id: groups

            x: root.pad
            y: sample.y + sample.height + Theme.sp(5)
            columns: root.two ? 2 : 1
            columnSpacing: Theme.sp(10)
            rowSpacing: Theme.sp(7)

            SettingsTable {
                width: root.columnW
            }

            Column {
                spacing: groups.rowSpacing

                SettingsMotion {
                    width: root.columnW
                }

                SettingsPlay {
                    width: root.columnW
                }

                SettingsLanguage {
                    width: root.columnW
                }
            }
        }
    }
}
