// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A whole number between two ends, by a step. It is changed by whoever asked; the stepper shows the answer.
T.SpinBox {
    id: root

    property string name
    property int amount: 0
    property string shown: root.displayText

    signal chosen(int amount)

    value: root.amount
    implicitWidth: Math.max(Theme.fs(54), measure.reach + Theme.sp(2)) + up.indicator.width + down.indicator.width
    implicitHeight: Math.max(up.indicator.implicitHeight, down.indicator.implicitHeight)
    leftPadding: down.indicator.width
    rightPadding: up.indicator.width
    focusPolicy: Qt.TabFocus
    Accessible.name: Theme.joined([root.name, root.shown])
    onValueModified: root.ask()
    Keys.onLeftPressed: root.by(-1)
    Keys.onRightPressed: root.by(1)

    function by(steps: int) {
        const before = root.value;
        if (steps < 0)
            root.decrease();
        else
            root.increase();
        if (root.value !== before)
            root.ask();
    }

    // Shows what holds, and asks for what is wanted.
    function ask() {
        const wanted = root.value;
        root.value = Qt.binding(() => root.amount);
        root.chosen(wanted);
    }

    background: Rectangle {
        radius: Theme.r2
        color: Theme.paper2
        border.color: Theme.line
        border.width: Theme.border

        FocusRing {
            visible: root.activeFocus && Theme.focusVisible
        }
    }

    Measure {
        id: measure

        font: words.font
        text: root.shown
    }

    Txt {
        id: words

        x: root.leftPadding
        width: root.availableWidth
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        text: root.shown
        strong: true
        Accessible.ignored: true
    }

    down.indicator: StepSign {
        glyph: "minus"
        lit: root.down.hovered
        pressed: root.down.pressed
    }

    up.indicator: StepSign {
        x: root.width - width
        glyph: "plus"
        lit: root.up.hovered
        pressed: root.up.pressed
    }
}
