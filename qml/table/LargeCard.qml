// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// One card as large as the window allows, and beside it what is worth knowing about it; any key or press takes it away.
FocusScope {
    id: root

    property string code
    property string pack: "french"
    property cardNotes about

    readonly property string name: root.about.name
    readonly property list<string> notes: Array.from(root.about.notes)
    readonly property bool beside: width > height

    signal closed

    visible: root.code !== ""
    onVisibleChanged: {
        if (visible)
            forceActiveFocus();
    }
    Keys.onPressed: event => {
        event.accepted = true;
        root.closed();
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: root.name === "" ? qsTr("Large card") : root.name
    Accessible.description: Array.from(root.notes).join(" ")

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }

    TapHandler {
        onTapped: root.closed()
    }

    Grid {
        anchors.centerIn: parent
        columns: root.beside ? 2 : 1
        spacing: Theme.sp(5)
        verticalItemAlignment: Grid.AlignVCenter
        horizontalItemAlignment: Grid.AlignHCenter

        CardFace {
            code: root.code
            pack: root.pack
            h: root.visible ? Math.round(Math.min(root.height * (root.beside ? 0.6 : 0.48), root.width * 1.2)) : 10
        }

        Panel {
            visible: root.notes.length > 0
            title: root.name
            width: Math.min(root.width - Theme.sp(8), Theme.fs(320))

            Column {
                width: parent.width
                spacing: Theme.sp(2)

                Repeater {
                    model: root.notes

                    Suited {
                        required property string modelData

                        width: parent?.width ?? 0
                        words: modelData
                        size: 15
                        wrapMode: Text.Wrap
                        lineHeight: Theme.proseHeight
                    }
                }
            }
        }
    }
}
