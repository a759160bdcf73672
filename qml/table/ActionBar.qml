// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// The question of the moment on the left, the answers on the right; two rows when it is narrow.
Rectangle {
    id: root

    property string prompt
    property string sub
    property real most: 100000 // high; what does not fit scrolls
    property real aside: 0 // wide, kept free beside a question that stands above the answers
    // one row while the question and the answers fit beside each other, else two
    property bool stacked: root.beside > root.width
    readonly property real beside: Math.max(promptMeasure.reach, subMeasure.reach) + answers.natural + Theme.sp(13) // as one row
    property alias flow: answers
    default property alias buttons: answers.data

    readonly property bool scarce: root.stacked && question.height + second.height + answers.height + Theme.sp(6.5) > root.most

    readonly property real innerW: root.width - Theme.sp(7)
    // Large words of a question become smaller if that saves a line.
    readonly property real askW: root.stacked ? root.innerW - root.aside : root.width - scroller.width - Theme.sp(11)
    readonly property real fitting: Math.min(1, 0.98 * root.askW / Math.max(1, promptMeasure.reach))
    readonly property real smallest: Math.max(0.7, 1 / Math.max(1, Theme.textScale))
    readonly property bool alone: answers.natural <= 1 // nothing to answer
    readonly property bool wraps: root.stacked || root.alone || answers.height > Theme.fs(110) // beside a high answer the question may be high

    color: Theme.paper
    radius: Theme.r3
    border.color: Theme.dark || Theme.highContrast ? Theme.line : "transparent"
    border.width: Theme.border
    height: root.stacked ? Math.min(root.most, ask.height + answers.height + Theme.sp(6.5)) : Math.max(ask.height, answers.height) + Theme.sp(4.5)
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.joined([root.prompt, root.sub])

    // What the words want is measured beside them: whether they wrap follows from it.
    Measure {
        id: promptMeasure

        font.family: Theme.ui
        font.pixelSize: Theme.fs(17)
        font.bold: true
        text: root.prompt
    }

    Measure {
        id: subMeasure

        font.family: Theme.ui
        font.pixelSize: Theme.fs(13)
        text: root.sub
    }

    Shadow {
        depth: 3
        radius: root.radius
    }

    Column {
        id: ask

        x: Theme.sp(4.5)
        y: root.stacked ? Theme.sp(2.5) : (root.height - height) / 2
        width: root.askW

        Suited {
            id: question

            width: parent.width
            words: root.prompt
            size: (root.stacked || root.alone) && root.fitting >= root.smallest ? 17 * root.fitting : 17
            strong: true
            wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
        }

        Suited {
            id: second

            width: parent.width
            visible: words !== "" && !root.scarce // the answers come first
            words: root.sub
            size: 13
            color: Theme.ink2
            wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
        }
    }

    Scroller {
        id: scroller

        width: root.stacked ? root.innerW : answers.natural
        height: root.stacked ? Math.min(answers.height, root.height - y - Theme.sp(1)) : answers.height
        x: root.stacked ? Theme.sp(3.5) : root.width - width - Theme.sp(2.5)
        y: root.stacked ? ask.y + ask.height + Theme.sp(2) : (root.height - height) / 2
        contentHeight: answers.height
        clip: interactive // else the rings of what is hinted at reach beyond it
        onFocusedChanged: {
            if (scroller.focused?.parent === answers)
                scroller.reveal(scroller.focused);
        }

        Flow {
            id: answers

            readonly property real natural: {
                let sum = 0;
                for (let i = 0; i < children.length; ++i)
                    sum += children[i].visible && children[i].width > 0 ? children[i].width + spacing : 0;
                return Math.max(0, sum - spacing) + 1;
            }

            readonly property real widest: { // of those that show every word
                let most = 0;
                for (let i = 0; i < children.length; ++i)
                    most = Math.max(most, children[i].visible ? children[i].least ?? 0 : 0);
                return most;
            }

            readonly property real closest: { // of those that may not have a row of their own
                let most = 1;
                for (let i = 0; i < children.length; ++i)
                    most = Math.max(most, children[i].visible && !(children[i].yields ?? false) ? children[i].closest ?? 0 : 0);
                return most;
            }

            width: scroller.width
            spacing: Theme.sp(2)
        }
    }
}
