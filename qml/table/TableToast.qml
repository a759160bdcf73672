// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// Points that have just been booked, as the table tells them.
Toast {
    id: root

    required property TableController controller

    readonly property var toast: root.controller.teller.toast.told

    signal ruleRequested(string section)

    visible: toast.points !== undefined
    points: toast.points ?? ""
    what: toast.what ?? ""
    why: toast.why ?? ""
    lines: toast.lines ?? []
    tile: toast.tile ?? 0
    lost: toast.lost ?? false
    link: (toast.section ?? "") === "" ? "" : qsTr("Rule")
    onActivated: root.controller.teller.toast.hide()
    onLinkActivated: root.ruleRequested(toast.section)
}
