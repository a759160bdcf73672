// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The ground of a paper that lies upon other things: what is below is neither pointed at nor pressed through it.
MouseArea {
    anchors.fill: parent
    z: -1
    hoverEnabled: true
    acceptedButtons: Qt.AllButtons
    Accessible.ignored: true
    onWheel: wheel => wheel.accepted = true
}
