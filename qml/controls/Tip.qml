// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A small paper at a thing: what it is, or why it cannot be played, with the way to the rule.
T.ToolTip {
    id: root

    property Item target
    property bool shown: false
    property string link // the word that opens the rule; empty: no link

    signal linkActivated

    parent: root.target
    visible: root.shown && root.text !== "" && root.target !== null && root.target.Window.window !== null
    delay: 400
    x: root.target ? (root.target.width - root.width) / 2 : 0
    y: root.target ? root.target.height + Theme.sp(1.5) : 0
    margins: Theme.sp(2)
    padding: Theme.sp(2)
    implicitWidth: contentItem.implicitWidth + 2 * root.padding
    implicitHeight: contentItem.implicitHeight + 2 * root.padding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    background: Rectangle {
        radius: Theme.r1
        color: Theme.paper
        border.color: Theme.edge
        border.width: Theme.border
    }

    contentItem: Column {
        spacing: Theme.sp(1)

        Snug {
            words: root.text
            size: 13
            most: Theme.fs(280)
        }

        Txt {
            visible: root.link !== ""
            text: root.link
            size: 13
            color: Theme.azul
            font.underline: true
            Accessible.role: Accessible.Link
            Accessible.name: root.link
            Accessible.onPressAction: root.linkActivated()

            TapHandler {
                onTapped: root.linkActivated()
            }
        }
    }
}
