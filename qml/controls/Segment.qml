// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// One of the choices of a Segmented.
T.RadioButton {
    id: root

    property string glyph // instead of the words
    property real least: 0
    property bool leading: false // in a column: words below each other, not centred

    readonly property real markSize: root.glyph === "" ? 15 : 20
    readonly property real wordsWidth: root.glyph === "" ? measure.reach : 0
    readonly property real markRoom: Theme.fs(root.markSize) + (root.glyph === "" ? 5 : 0)
    readonly property real lineWidth: root.wordsWidth + (root.glyph !== "" || root.checked ? root.markRoom : 0)
    readonly property real start: root.leading ? Theme.sp(3) : Math.max(0, (root.width - root.lineWidth) / 2)
    readonly property bool marked: root.glyph !== "" || root.checked || root.leading

    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.clicked()
    autoExclusive: false // whoever is asked says which one is chosen
    implicitWidth: Math.max(root.least, root.lineWidth + Theme.sp(root.glyph === "" ? 6 : 4)) // in one line with the others
    implicitHeight: Math.max(Theme.fs(24) + Theme.sp(4) - 6, 38, Math.max(mark.height, words.visible ? words.height : 0) + 8)

    Measure {
        id: measure

        font.family: Theme.ui
        font.pixelSize: Theme.fs(15)
        font.bold: root.checked
        text: root.text
    }

    background: Rectangle {
        radius: Theme.r2 - 3
        color: root.checked ? Theme.chosen : "transparent"
        border.color: root.checked ? Theme.edge : "transparent"
        border.width: Theme.border
    }

    Icon {
        id: mark

        visible: root.marked
        x: root.start
        anchors.verticalCenter: parent.verticalCenter
        opacity: root.checked ? 1 : root.glyph === "" ? 0 : 0.6
        name: root.glyph === "" ? "check" : root.glyph
        size: root.markSize
        color: root.checked ? Theme.azul : Theme.ink2
    }

    Txt {
        id: words

        visible: root.glyph === ""
        x: root.start + (root.marked ? root.markRoom : 0)
        anchors.verticalCenter: parent.verticalCenter
        width: root.leading ? root.width - x - Theme.sp(2) : root.wordsWidth
        text: root.text
        size: 15
        wrapMode: root.leading ? Text.Wrap : Text.NoWrap
        strong: root.checked
        color: root.checked ? Theme.ink : Theme.ink2
        Accessible.ignored: true
    }
}
