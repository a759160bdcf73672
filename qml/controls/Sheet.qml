// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A paper in the middle on a scrim. Esc closes it, the focus stays inside, its title is what is read first.
T.Popup {
    id: root

    property string title
    property string note
    property real wanted: 560 // width in letters' measure
    property bool azulejo: false // the strip of tiles: the closing sheet alone has it
    property alias head: headRow.data // to the right of the title
    property alias foot: footFlow.data
    default property alias content: column.data

    readonly property FocusKeeper keeper: FocusKeeper {}
    readonly property real pad: Theme.sp(parent && parent.width < 700 ? 5 : 8)
    readonly property real innerW: root.width - 2 * root.pad

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: parent ? Math.min(parent.width - Theme.sp(5), Theme.fs(root.wanted)) : 0
    height: parent ? Math.min(parent.height - Theme.sp(5), body.y + column.height + footArea.height + root.pad) : 0
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    closePolicy: T.Popup.CloseOnEscape
    onAboutToShow: root.keeper.keep(root.parent)
    onClosed: root.keeper.giveBack(root.parent)

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: Rectangle {
        radius: Theme.r3
        color: Theme.paper
        border.color: Theme.line
        border.width: Theme.dark || Theme.highContrast ? Theme.border : 0

        Shadow {
            depth: 6
            radius: Theme.r3
        }
    }

    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title
        Accessible.description: root.note

        Image { // a strip of azulejo: the only ornament
            id: strip

            visible: root.azulejo
            x: Theme.r2
            width: parent.width - 2 * x
            height: visible ? Theme.fs(30) : 0
            source: root.azulejo ? "qrc:/table/azulejo.svg" : ""
            sourceSize.width: Theme.fs(30)
            sourceSize.height: Theme.fs(30)
            fillMode: Image.Tile
            Accessible.ignored: true
        }

        Column {
            id: heading

            x: root.pad
            y: strip.height + Math.min(root.pad, Theme.sp(6))
            width: root.innerW - headRow.width - (headRow.width > 0 ? Theme.sp(4) : 0)

            Suited {
                width: parent.width
                words: root.title
                size: root.azulejo ? 34 : 28
                serif: true
                strong: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            Suited {
                visible: words !== ""
                width: parent.width
                words: root.note
                size: 15
                color: Theme.ink2
                wrapMode: Text.Wrap
            }
        }

        Row {
            id: headRow

            x: parent.width - width - root.pad
            y: heading.y + (heading.height - height) / 2
            spacing: Theme.sp(3)
        }

        Scroller {
            id: body

            x: root.pad - 6
            y: heading.y + heading.height + Theme.sp(4)
            width: root.innerW + 6 + Theme.sp(4) // the bar beside what it scrolls
            height: Math.max(0, parent.height - y - footArea.height)
            contentHeight: column.height + Theme.sp(2)

            Column {
                id: column

                x: 6
                y: Theme.sp(1)
                width: root.innerW
                spacing: Theme.sp(3)
            }
        }

        Item {
            id: footArea

            y: parent.height - height
            width: parent.width
            height: footFlow.children.length > 0 ? footFlow.height + 2 * root.pad * 0.75 : root.pad

            Flow {
                id: footFlow

                x: root.pad
                y: root.pad * 0.75
                width: root.innerW
                spacing: Theme.sp(2.5)
            }
        }
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.sheet
            easing.type: Easing.OutCubic
        }
    }
}
