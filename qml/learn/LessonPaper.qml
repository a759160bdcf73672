// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The paper of the lesson that is chosen, beside the path.
Panel {
    id: root

    required property LearnPath path
    property int row: -1

    readonly property alias known: details.known
    readonly property alias problem: details.problem
    readonly property alias way: details.way

    signal started(string lesson)
    signal checkRequested(string lesson)

    function focusStart() {
        details.focusStart();
    }

    title: details.note

    LessonDetails {
        id: details

        width: parent.width
        path: root.path
        row: root.row
        onStarted: lesson => root.started(lesson)
        onCheckRequested: lesson => root.checkRequested(lesson)
    }
}
