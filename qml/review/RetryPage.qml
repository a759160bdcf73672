// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Table

// A decision of a kept game at the real table, to be taken again.
TablePage {
    id: root

    required property RetryTable retry

    signal nextRequested
    signal branchRequested

    controller: root.retry
    heading: qsTr("Try again")
    subheading: root.retry.heading
    hinting: false
    footRoom: bar.height

    function keyFirst(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (event.key === Qt.Key_Escape && !root.retry.answering.lifted) {
            root.retry.close();
            return true;
        }
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (enter && (root.retry.state === RetryTable.Right || root.retry.state === RetryTable.Shown)) {
            root.nextRequested();
            return true;
        }
        if (event.key !== Qt.Key_S || !Settings.singleLetters || root.retry.answering.key("S"))
            return false;
        root.retry.show();
        return true;
    }

    RetryBar {
        id: bar

        width: parent.width
        y: parent.height - height
        retry: root.retry
        onNextRequested: root.nextRequested()
        onBranchRequested: root.branchRequested()
    }
}
