// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// Everything that can be chosen for the whole program; every change is seen at once on the small table at the top.
PageFrame {
    id: root

    readonly property real between: Theme.sp(7)

    walked: true
    title: qsTr("Settings")
    Accessible.role: Accessible.Pane
    Accessible.name: root.title

    Scroller {
        id: page

        property real held: -1 // where the text size stood when it was pressed

        function placeOfTextSize(): real {
            return table.textSize.mapToItem(page, 0, table.textSize.height / 2).y;
        }

        // A second press finds what the first one found: the page moves, and the text size stays under the pointer.
        function keepTextSize() {
            if (page.held >= 0)
                page.by(page.placeOfTextSize() - page.held);
        }

        walked: root.walked
        anchors.fill: parent
        contentHeight: groups.y + groups.height + root.pad
        onContentHeightChanged: page.keepTextSize()

        Timer { // rows are laid out again one after the other
            id: settling

            interval: 20
            repeat: true
            running: page.held >= 0
            onTriggered: {
                const before = page.contentY;
                page.keepTextSize();
                if (page.contentY === before)
                    page.held = -1;
            }
        }

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
                id: table

                onResizing: {
                    page.held = page.placeOfTextSize();
                    settling.restart();
                }
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

                SettingsSound {
                    visible: Sounds.built
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
