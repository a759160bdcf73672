// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// A kept game as a film: its table, and below it the bar that moves it.
TablePage {
    id: root

    required property ReplayTable replay

    signal branchRequested

    controller: root.replay
    subheading: qsTr("Replay · %1", "the name of a game").arg(root.replay.title)
    hinting: false
    tempo: root.replay.tempo
    footRoom: bar.height
    onVisibleChanged: { // also while it is made, before it has what it needs
        if (!root.visible && root.replay?.playing)
            root.replay.toggle();
    }

    readonly property var keyed: ({
            [Qt.Key_Right]: () => root.replay.forward(),
            [Qt.Key_Left]: () => root.replay.back(),
            [Qt.Key_Home]: () => root.replay.toBegin(),
            [Qt.Key_End]: () => root.replay.toEnd(),
            [Qt.Key_Space]: () => root.replay.toggle(),
            [Qt.Key_Up]: () => root.replay.faster(1),
            [Qt.Key_Down]: () => root.replay.faster(-1),
            [Qt.Key_Escape]: () => root.replay.close()
        })
    readonly property var lettered: ({
            [Qt.Key_V]: () => root.replay.nextEye(),
            [Qt.Key_P]: () => root.branchRequested(),
            [Qt.Key_D]: () => root.print()
        })

    function print() {
        root.replay.pause();
        paper.active = true;
        paper.item?.ask();
    }

    // Nobody plays here: what the table does with keys is the film's, but for Tab and the keys of the window.
    function keyFirst(event: var): bool {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab || event.key >= Qt.Key_F1 && event.key <= Qt.Key_F12)
            return false;
        if (event.modifiers & Qt.ControlModifier)
            return root.dealKey(event.key);
        const does = root.keyed[event.key] ?? (Settings.singleLetters ? root.lettered[event.key] : undefined);
        if (does !== undefined)
            does();
        return true;
    }

    function dealKey(key: int): bool {
        if (key === Qt.Key_Right)
            root.replay.forwardDeal();
        else if (key === Qt.Key_Left)
            root.replay.backDeal();
        return key === Qt.Key_Right || key === Qt.Key_Left;
    }

    ReplayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        replay: root.replay
        onBranchRequested: root.branchRequested()
        onPrintRequested: root.print()
    }

    Loader { // the dialog is there when it is first wanted
        id: paper

        active: false
        source: "DealDialog.qml"
    }
}
