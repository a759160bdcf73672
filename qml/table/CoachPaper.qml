// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The coach beside the cloth.
Panel {
    id: root

    required property Coach coach

    signal ruleRequested(string section)

    title: qsTr("Coach")
    note: root.coach.note
    Accessible.name: Theme.joined([root.title, root.coach.sentence])

    CoachWords {
        width: parent.width
        coach: root.coach
        onRuleRequested: section => root.ruleRequested(section)
    }
}
