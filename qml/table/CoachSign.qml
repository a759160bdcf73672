// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The coach where the answers need the room: a sign beside the question opens and closes what is said.
ToolIcon {
    id: root

    required property Coach coach
    property bool opened: false

    glyph: "learn"
    ink: Theme.azul
    name: Theme.joined([qsTr("Coach"), root.coach.sentence])
    Accessible.checkable: true
    Accessible.checked: root.opened
}
