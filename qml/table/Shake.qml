// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// The head that a refused card shakes: to both sides, once.
SequentialAnimation {
    id: root

    property Translate target: null

    NumberAnimation {
        target: root.target
        property: "x"
        to: -6
        duration: 40
    }
    NumberAnimation {
        target: root.target
        property: "x"
        to: 6
        duration: 80
    }
    NumberAnimation {
        target: root.target
        property: "x"
        to: 0
        duration: 40
    }
}
