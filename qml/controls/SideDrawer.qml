// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A sheet that slides in from the right edge and holds what has no room beside the table.
T.Popup {
    id: root

    property string title
    property string subtitle // what else there is to know of it, in full
    property alias body: holder

    readonly property FocusKeeper keeper: FocusKeeper {}

    parent: T.Overlay.overlay
    modal: true
    focus: true
    width: parent ? Math.min(parent.width * 0.92, Theme.fs(340)) : 0
    height: parent ? parent.height : 0
    x: parent ? parent.width - width : 0
    padding: Theme.sp(3)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: root.keeper.keep(root.parent)
    onClosed: root.keeper.giveBack(root.parent)

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: Rectangle {
        color: Theme.wood
    }

    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: Theme.joined([root.title, root.subtitle])

        Txt {
            id: heading

            anchors.left: parent.left
            anchors.right: close.left
            height: close.height
            text: root.title
            size: 19
            serif: true
            strong: true
            color: Theme.woodInk
        }

        ToolIcon {
            id: close

            anchors.right: parent.right
            focus: true
            name: qsTr("Close")
            glyph: "cross"
            onClicked: root.close()
        }

        Txt {
            id: more

            anchors.top: heading.bottom
            width: parent.width
            visible: root.subtitle !== ""
            text: root.subtitle
            size: 14
            wrapMode: Text.Wrap
            color: Theme.woodInk
            opacity: 0.86
        }

        Scroller {
            anchors.fill: parent
            anchors.topMargin: close.height + (more.visible ? more.height : 0) + Theme.sp(2)
            contentHeight: holder.childrenRect.height

            Item {
                id: holder

                width: parent.width
                height: childrenRect.height
            }
        }
    }

    enter: Transition {
        NumberAnimation {
            property: "x"
            from: root.parent ? root.parent.width : 0
            duration: Theme.reducedMotion ? 0 : Theme.sheet
            easing.type: Easing.OutCubic
        }
    }
}
