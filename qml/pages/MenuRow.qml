// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// One command of a menu.
T.MenuItem {
    id: root

    required property Command modelData

    readonly property bool lit: root.highlighted && root.enabled && (Theme.focusVisible || root.hovered)
    readonly property color ink: root.lit ? Theme.azulInk : Theme.ink

    text: root.modelData.text
    enabled: root.modelData.enabled
    opacity: root.enabled ? 1 : 0.5
    hoverEnabled: true
    leftPadding: Theme.sp(2)
    rightPadding: Theme.sp(2)
    Accessible.name: Theme.joined([root.text, root.modelData.key])
    onTriggered: root.modelData.trigger()

    background: Rectangle {
        radius: Theme.r1
        color: root.lit ? Theme.azul : "transparent"
    }

    Icon {
        id: icon

        x: root.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        name: root.modelData.icon
        color: root.ink
        size: 18
    }

    Txt {
        anchors.left: icon.right
        anchors.leftMargin: Theme.sp(3)
        anchors.right: key.left
        anchors.rightMargin: Theme.sp(2)
        height: parent.height
        text: root.text
        color: root.ink
        Accessible.ignored: true
    }

    Txt {
        id: key

        anchors.right: parent.right
        anchors.rightMargin: root.rightPadding
        height: parent.height
        text: root.modelData.key
        size: 13
        color: root.lit ? root.ink : Theme.ink2
        Accessible.ignored: true
    }
}
