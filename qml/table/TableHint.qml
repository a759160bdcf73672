// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The hint of the table, step by step.
HintSlip {
    id: root

    required property TableController controller

    readonly property Hint hint: root.controller.assistant.hint
    readonly property bool wanted: root.hint.step > Hint.None || root.hint.thinking

    visible: root.wanted
    title: broad || room < Theme.fs(260) ? "" : qsTr("Hint")
    Accessible.name: qsTr("Hint")
    step: root.hint.step
    thinking: root.hint.thinking
    words: root.hint.words
    reasons: root.hint.reasons
    rows: root.hint.rows
    source: root.hint.source
    onFurtherRequested: root.controller.assistant.askHint()
    onBackRequested: root.controller.assistant.lessHint()
    onPlayRequested: root.controller.assistant.playHint()
}
