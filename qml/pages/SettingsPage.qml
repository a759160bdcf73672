// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.Controls

// Everything that can be chosen for the whole program; every change is seen at once on the small table at the top.
PageFrame {
    id: root

    readonly property real between: Theme.sp(7)

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

        GridLayout {
            id: groups

            x: root.pad
            y: sample.y + sample.height + Theme.sp(5)
            width: parent.width - 2 * x
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.sp(10)
            rowSpacing: root.between

            SettingsTable {
                Layout.fillWidth: true
                Layout.preferredWidth: 1 // as wide as the other column
                Layout.alignment: Qt.AlignTop
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: root.between

                SettingsMotion {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }

                SettingsPlay {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }

                SettingsLanguage {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }
            }
        }
    }
}
