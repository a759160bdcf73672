// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// The question with its answers, and beside them what a hand of many cards needs: to be sorted, and to be told that a
// card must be chosen before it is discarded.
AnswerBar {
    id: root

    required property string sorting // what sorting will do
    property bool playing: false // after the draw
    property bool keys: true

    readonly property bool complete: root.count > 0 && root.controller.answering.answers.rowOf("M") >= 0
    readonly property bool bare: root.playing && !root.controller.answering.lifted
    readonly property int extra: root.bare ? 2 : root.controller.answering.lifted ? 0 : 1
    readonly property bool ways: root.bare && root.count > 0 && !root.complete // of going down, by their cards
    readonly property int across: root.ways ? 2 : root.columns
    readonly property real minW: root.columns > 0 ? (root.innerW - (root.across - 1) * root.flow.spacing) / root.across - 0.5 : 0

    signal sorted

    columns: root.portrait && root.ways ? 1 : root.portrait && root.count > 4 ? 4 : root.portrait ? Math.min(root.count + root.extra > 3 ? 2 : 3, root.count + root.extra) : 0
    sub: root.dense ? "" : root.complete ? qsTr("The contract is complete.") : root.controller.answering.lifted && !root.portrait ? qsTr("Esc puts it back") : ""
    stacked: root.portrait || flow.natural + Theme.fs(260) > root.width

    BidButton {
        visible: root.bare
        width: root.minW > 0 ? root.minW : implicitWidth
        title: qsTr("Discard")
        reason: qsTr("choose one card")
        tight: root.portrait
    }

    BidButton {
        visible: !root.controller.answering.lifted
        width: root.minW > 0 ? root.minW : implicitWidth
        glyph: "sort"
        title: qsTr("Sort")
        worth: root.sorting
        key: root.keys ? Commands.find("sort").key : ""
        tight: root.portrait
        onClicked: root.sorted()
    }
}
