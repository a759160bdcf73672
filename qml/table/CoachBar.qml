// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// A costly move has stopped halfway: what it costs and why, and the choice is the player's.
ActionBar {
    id: root

    required property TableController controller
    property bool portrait: false
    readonly property Coach coach: root.controller.coach
    readonly property bool wanted: root.coach.stopping
    readonly property real share: (root.innerW - 2 * root.flow.spacing) / 3 - 0.5

    // Keys of the answers; false: it is none of them.
    function key(event: var): bool {
        const doing = {
            [Qt.Key_Return]: () => root.coach.takeBack(),
            [Qt.Key_Enter]: () => root.coach.takeBack(),
            [Qt.Key_Escape]: () => root.coach.takeBack(),
            [Qt.Key_P]: () => root.coach.playIt(),
            [Qt.Key_H]: () => root.hint()
        }[event.key];
        if (doing !== undefined && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            doing();
        return doing !== undefined;
    }

    function focusFirst() {
        back.forceActiveFocus(Qt.TabFocusReason);
    }

    // What would be better, compared with the move that was stopped.
    function hint() {
        root.controller.assistant.askHint();
        root.coach.takeBack();
    }

    objectName: "coachBar"
    prompt: root.coach.warning
    sub: root.coach.warningWhy

    BidButton {
        id: back

        title: qsTr("Take it back")
        key: root.portrait ? "" : qsTr("Enter")
        kind: "primary"
        tight: root.portrait
        minW: root.portrait ? root.share : 0
        width: root.portrait ? root.share : implicitWidth
        onClicked: root.coach.takeBack()
    }

    BidButton {
        title: qsTr("Play it")
        key: root.portrait ? "" : "P"
        tight: root.portrait
        minW: root.portrait ? root.share : 0
        width: root.portrait ? root.share : implicitWidth
        onClicked: root.coach.playIt()
    }

    BidButton {
        title: qsTr("Hint")
        glyph: "hint"
        key: root.portrait ? "" : "H"
        tight: root.portrait
        minW: root.portrait ? root.share : 0
        width: root.portrait ? root.share : implicitWidth
        onClicked: root.hint()
    }
}
