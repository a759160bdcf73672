// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Below the table at which a decision is taken again: what it came to, and how to go on.
Item {
    id: root

    required property RetryTable retry

    readonly property bool answered: root.retry.state === RetryTable.Right || root.retry.state === RetryTable.Shown
    readonly property real buttonH: Math.max(Theme.fs(24) + Theme.sp(4), 40)

    signal nextRequested
    signal branchRequested

    height: grid.height + Theme.sp(4)
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Try again")

    Flow {
        id: grid

        x: Theme.sp(3)
        y: Theme.sp(2)
        width: root.width - 2 * x
        spacing: Theme.sp(2)

        Column {
            width: Math.max(Theme.fs(240), Math.min(grid.width, grid.width - buttons.width - grid.spacing))

            Suited {
                width: parent.width
                words: root.retry.words
                size: 17
                serif: true
                strong: true
                color: Theme.woodInk
                wrapMode: Text.Wrap
            }

            Repeater {
                model: root.retry.reasons

                Txt {
                    required property string modelData

                    width: parent?.width ?? 0
                    text: modelData
                    size: 14
                    color: Theme.woodInk
                    wrapMode: Text.Wrap
                }
            }
        }

        Flow {
            id: buttons

            readonly property list<Item> all: [next, showMe, again, branch]
            readonly property real oneLine: Array.from(buttons.all).reduce((sum, button) => sum + (button.visible ? button.implicitWidth + buttons.spacing : 0), 0)

            width: Math.min(grid.width, buttons.oneLine)
            spacing: Theme.sp(1.5)

            BidButton {
                id: next

                objectName: "next"
                visible: root.answered
                implicitHeight: root.buttonH
                title: root.retry.more ? qsTr("Next") : qsTr("Done")
                glyph: root.retry.more ? "next" : "check"
                key: qsTr("Enter")
                kind: "primary"
                tight: true
                onClicked: root.nextRequested()
            }

            BidButton {
                id: showMe

                objectName: "showme"
                visible: root.retry.state !== RetryTable.Showing && root.retry.state !== RetryTable.Shown
                implicitHeight: root.buttonH
                title: root.retry.state === RetryTable.Right ? qsTr("See how it goes on") : qsTr("Show me")
                glyph: "eye"
                key: Settings.singleLetters ? "S" : ""
                tight: true
                onClicked: root.retry.show()
            }

            BidButton {
                id: again

                visible: root.retry.canUndo
                implicitHeight: root.buttonH
                title: qsTr("Again")
                glyph: "again"
                tight: true
                onClicked: root.retry.again()
            }

            BidButton {
                id: branch

                visible: root.answered
                implicitHeight: root.buttonH
                title: qsTr("Play on from here")
                glyph: "branch"
                tight: true
                onClicked: root.branchRequested()
            }
        }
    }
}
