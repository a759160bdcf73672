// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Over a card that a rule forbids: why, when it is pointed at or has the focus.
Item {
    id: root

    property string why
    property bool focused: false

    signal ruleRequested

    HoverHandler {
        id: pointer
    }

    Tip {
        target: root
        text: root.why
        shown: pointer.hovered || root.focused && Theme.focusVisible
        link: qsTr("Rule")
        onLinkActivated: root.ruleRequested()
    }
}
