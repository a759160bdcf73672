// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.Controls

// How the program is used, and the list of keys.
PageFrame {
    id: root

    signal aboutRequested
    signal rulesRequested

    walked: true
    title: qsTr("Help")
    Accessible.role: Accessible.Pane
    Accessible.name: root.title
    tools: [
        ToolIcon {
            name: qsTr("About Sobremesa")
            glyph: "info"
            onClicked: root.aboutRequested()
        }
    ]

    Scroller {
        id: page

        walked: root.walked
        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        contentHeight: text.y + text.height + root.pad
        Accessible.role: Accessible.Document
        Accessible.name: root.title

        GridLayout {
            id: text

            x: root.pad
            y: root.pad
            width: parent.width - 2 * x
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.sp(10)
            rowSpacing: Theme.sp(6)

            HelpWords {
                Layout.fillWidth: true
                Layout.preferredWidth: 1 // as wide as the other column
                Layout.alignment: Qt.AlignTop
                onRulesRequested: root.rulesRequested()
            }

            KeyList {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
            }
        }
    }
}
