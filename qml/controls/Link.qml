// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A word that leads somewhere, underlined.
T.AbstractButton {
    id: root

    property real size: 14

    implicitWidth: contentItem.implicitWidth
    implicitHeight: Math.max(24, contentItem.implicitHeight + Theme.sp(1))
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Link
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Txt {
        text: root.text
        size: root.size
        color: Theme.azul
        font.underline: true
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: FocusRing {
        visible: root.activeFocus && Theme.focusVisible
    }
}
