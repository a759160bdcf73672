// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// After a game was deleted: how it comes back, for ten seconds.
Rectangle {
    id: root

    property bool shown: false

    signal undone

    function show() {
        root.shown = true;
        away.restart();
    }

    visible: root.shown
    width: row.width + Theme.sp(8)
    height: row.height + Theme.sp(3)
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.edge
    border.width: Theme.border
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    readonly property Said said: Said {
        words: root.shown ? words.text : ""
    }

    Shadow {
        depth: 5
        radius: root.radius
    }

    Timer {
        id: away

        interval: 10000
        onTriggered: root.shown = false
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.sp(4)

        Txt {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Deleted.")
            Accessible.ignored: true
        }

        BidButton {
            objectName: "undelete"
            title: qsTr("Undo")
            glyph: "undo"
            tight: true
            onClicked: {
                root.shown = false;
                root.undone();
            }
        }
    }
}
