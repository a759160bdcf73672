// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The paper of the lesson that is chosen, where it has no room beside the path.
Sheet {
    id: root

    required property LearnPath path
    property int row: -1

    signal started(string lesson)
    signal checkRequested(string lesson)

    title: details.name
    note: details.note
    onOpened: details.focusStart()

    LessonDetails {
        id: details

        width: parent?.width ?? 0
        path: root.path
        row: root.row
        headed: false
        keyed: false
        onStarted: lesson => {
            root.close();
            root.started(lesson);
        }
        onCheckRequested: lesson => {
            root.close();
            root.checkRequested(lesson);
        }
    }

    foot: BidButton {
        title: qsTr("Close")
        kind: "quiet"
        onClicked: root.close()
    }
}
