// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// Points that have just been booked, as the table tells them.
Toast {
    id: root

    required property TableController controller

    readonly property PointsToast told: root.controller.narrator.toast

    signal ruleRequested(string section)

    visible: root.told.shown
    points: root.told.points
    what: root.told.what
    why: root.told.why
    lines: Array.from(root.told.lines)
    tile: root.told.tile
    lost: root.told.lost
    link: root.told.section === "" ? "" : qsTr("Rule")
    onActivated: root.told.hide()
    onLinkActivated: root.ruleRequested(root.told.section)
}
