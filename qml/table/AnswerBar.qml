// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The question of the moment and its answers, from the model of offers.
ActionBar {
    id: root

    required property TableController controller
    property bool portrait: false
    property bool compact: false
    property string note // below the question

    readonly property int count: root.controller.answering.answers.count
    readonly property int places: Math.max(1, root.count + (root.controller.turns.hasPartners ? 1 : 0))
    property bool dense: false // there is little room
    property int columns: root.portrait ? Math.min(root.dense && root.count > 4 ? 3 : 2, Math.max(1, root.count), root.mostColumns) : root.compact ? Math.min(4, root.places, root.room) : 0
    readonly property int room: Math.max(1, Math.floor((root.innerW + root.flow.spacing) / (root.flow.widest + root.flow.spacing))) // for so many with every word

    readonly property int mostColumns: Math.max(1, Math.floor((root.innerW + root.flow.spacing) / (root.flow.closest + root.flow.spacing))) // in which no word is cut

    function focusFirst(): bool {
        const first = buttons.itemAt(0);
        if (first === null)
            return false;
        first.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    // That a card is to be played is said as long as the player wants to hear it.
    readonly property bool wanted: root.prompt !== "" && (!root.controller.answering.plainTurn || Settings.tellsMyTurn)

    visible: root.wanted
    prompt: root.controller.answering.question
    sub: root.note !== "" ? root.note : root.controller.answering.lifted && !root.controller.answering.choosing && !root.portrait ? qsTr("Esc puts it back") : ""
    stacked: root.count > 0 && (root.compact || root.beside > root.width)

    BidButton {
        id: clear

        visible: root.controller.answering.choosing && root.controller.answering.lifted
        title: qsTr("Clear")
        key: root.portrait ? "" : "Esc"
        onClicked: root.controller.answering.putBack()
    }

    Repeater {
        id: buttons

        model: root.controller.answering.answers

        delegate: BidButton {
            required property int index
            required title
            required worth
            required kind
            required key
            required sure

            hinted: index === root.controller.answering.answers.hintedRow

            minW: root.columns > 0 && !(clear.visible && root.count === 1) ? (root.innerW - (root.columns - 1) * root.flow.spacing) / root.columns - 0.5 : 0
            width: minW > 0 ? minW : implicitWidth
            readonly property bool pointed: hovered || activeFocus && Theme.focusVisible

            onPointedChanged: root.point(index, pointed)
            onClicked: root.controller.answering.answer(index)
            Keys.onLeftPressed: event => event.accepted = root.stepTo(index - 1)
            Keys.onRightPressed: event => event.accepted = root.stepTo(index + 1)
        }
    }

    BidButton {
        readonly property bool yields: true // its words are long: a row of its own rather than fewer columns
        readonly property real share: root.columns > 0 ? (root.innerW - (root.columns - 1) * root.flow.spacing) / root.columns - 0.5 : 0

        visible: root.controller.turns.hasPartners
        kind: "quiet"
        minW: share > 0 && share < closest ? root.innerW - 0.5 : share
        width: minW > 0 ? minW : implicitWidth
        title: root.controller.turns.partner !== "" ? qsTr("Leave it to %1").arg(root.controller.turns.partner) : qsTr("Leave it to your partners")
        onClicked: root.controller.turns.leaveToPartner()
    }

    property int pointedAt: -1

    // The cards of the answer that the pointer or the focus is on are ringed alone.
    function point(place: int, on: bool) {
        if (!on && root.pointedAt !== place)
            return; // another one has it already
        root.pointedAt = on ? place : -1;
        root.controller.answering.lookAt(root.pointedAt);
    }

    function stepTo(place: int): bool {
        const next = buttons.itemAt(place);
        if (next === null)
            return false;
        next.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
}
