// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sobremesa.Controls

// A screen of text and choices: a title bar on the wood, below it one large paper. Esc goes back.
ScreenFrame {
    id: root

    property string title
    property alias tools: toolRow.data
    property alias paper: sheet
    default property alias content: sheet.data

    readonly property real pad: Theme.sp(root.portrait ? 4 : 7)

    signal backRequested

    ground.clothY: bar.height
    ground.clothHeight: height - bar.height - Theme.sp(3)
    Keys.onEscapePressed: root.backRequested()

    RowLayout {
        id: bar

        x: Theme.sp(3)
        width: parent.width - 2 * x
        height: Math.max(Theme.fs(24) + Theme.sp(5), toolRow.implicitHeight + Theme.sp(2))
        spacing: Theme.sp(2)
        Accessible.role: Accessible.ToolBar
        Accessible.name: root.title

        ToolIcon {
            name: qsTr("Back")
            glyph: "back"
            onClicked: root.backRequested()
        }

        Txt {
            Layout.fillWidth: true
            text: root.title
            size: 19
            serif: true
            strong: true
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: root.title
        }

        RowLayout { // on one line, whatever their heights
            id: toolRow

            spacing: Theme.sp(1)
        }
    }

    Rectangle {
        id: sheet

        width: Math.min(parent.width - Theme.sp(root.portrait ? 10 : 14), Theme.fs(1080))
        x: Math.round((parent.width - width) / 2)
        y: bar.height + Theme.sp(root.portrait ? 2 : 4)
        height: parent.height - y - Theme.sp(root.portrait ? 5 : 7)
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.line
        border.width: Theme.dark || Theme.highContrast ? Theme.border : 0

        Shadow {
            depth: 5
            radius: Theme.r3
        }
    }
}
