// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// Over a card that a rule forbids: why, when it is pointed at or has the focus. It stands above the question, which must
// be read with it.
Item {
    id: root

    property string why
    property bool focused: false
    property bool quiet: false // it is said already
    property real end: 0 // of the place for it, from the upper edge of the item below
    property Item around
    readonly property alias tip: words

    signal ruleRequested

    // The upper left of a paper of this size; a card that leans turns what is said of it in its own terms.
    function corner(wide: real, high: real): point {
        const middle = root.mapToItem(root.around, root.width / 2, 0).x;
        return root.mapFromItem(root.around, middle - wide / 2, root.end - high - Theme.sp(1));
    }

    HoverHandler {
        id: pointer
    }

    Tip {
        id: words

        readonly property point spot: visible ? root.corner(width, height) : Qt.point(0, 0)

        target: root
        x: spot.x
        y: spot.y
        text: root.why
        shown: !root.quiet && (pointer.hovered || root.focused && Theme.focusVisible)
        link: qsTr("Rule")
        onLinkActivated: root.ruleRequested()
    }
}
