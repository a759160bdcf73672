// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sobremesa.Controls

// Where the film stands.
T.Slider {
    id: root

    property string name

    implicitWidth: Theme.fs(240)
    implicitHeight: Math.max(Theme.fs(24), 32)
    leftPadding: Theme.fs(8)
    rightPadding: Theme.fs(8)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    focusPolicy: Qt.TabFocus
    Accessible.name: root.name

    background: Item {
        Rectangle {
            x: root.leftPadding
            y: (root.height - height) / 2
            width: root.availableWidth
            height: 4
            radius: 2
            color: Theme.woodDeep

            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                radius: 2
                color: Theme.woodInk
            }
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * root.availableWidth - width / 2
        y: (root.height - height) / 2
        width: Theme.fs(16)
        height: width
        radius: width / 2
        color: Theme.woodInk
        border.color: Theme.woodDeep
        border.width: Theme.border

        FocusRing {
            around: parent.radius
            border.color: Theme.woodInk
            visible: root.activeFocus && Theme.focusVisible
        }
    }
}
