// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The coach where there is no room beside the cloth: a line above the answers.
Rectangle {
    id: root

    required property Coach coach

    signal ruleRequested(string section)

    height: words.height + Theme.sp(3)
    color: Theme.paper
    radius: Theme.r2
    border.color: Theme.dark || Theme.highContrast ? Theme.line : "transparent"
    border.width: Theme.border
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([qsTr("Coach"), root.coach.sentence])

    Shadow {
        radius: root.radius
    }

    CoachWords {
        id: words

        x: Theme.sp(3)
        y: Theme.sp(1.5)
        width: root.width - 2 * x
        brief: true
        coach: root.coach
        onRuleRequested: section => root.ruleRequested(section)
    }
}
