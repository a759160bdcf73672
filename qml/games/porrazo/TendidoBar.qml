// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls
import Sobremesa.Table

// The question how the tendido is counted: the direction, and one button that lays it out with its sum.
ActionBar {
    id: root

    property bool fromRight: false
    property string worth
    property bool brief: false // shorter words

    signal directionChosen(bool fromRight)
    signal laid

    function focusFirst(): bool {
        lay.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    onVisibleChanged: {
        if (visible)
            lay.forceActiveFocus(Qt.OtherFocusReason);
    }

    Segmented {
        name: qsTr("Direction of counting")
        options: root.brief ? [qsTr("From the left"), qsTr("From the right")] : [qsTr("Count from the left"), qsTr("Count from the right")]
        current: root.fromRight ? 1 : 0
        most: root.brief ? root.innerW : 100000
        onChosen: index => root.directionChosen(index === 1)
    }

    BidButton {
        id: lay

        title: qsTr("Lay it out")
        worth: root.worth
        key: root.brief ? "" : qsTr("Enter")
        kind: "primary"
        onClicked: root.laid()
    }
}
