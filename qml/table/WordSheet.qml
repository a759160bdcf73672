// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Words or signs of one kind, each with what it means or is worth. They go by their numbers.
Sheet {
    id: root

    property list<offerButton> parts
    property int hintedRow: -1 // of the part that the hint means

    // The icon of a word by its spelling in a record.
    property var glyphOf: code => ""

    signal chosen(int row)

    function choose(place: int): bool {
        if (place < 0 || place >= root.parts.length)
            return false;
        const row = root.parts[place].row;
        root.close();
        root.chosen(row);
        return true;
    }

    wanted: 460
    onPartsChanged: {
        if (root.parts.length === 0)
            root.close();
    }
    onOpened: first.forceActiveFocus(Qt.TabFocusReason)

    FocusScope {
        id: first

        width: root.innerW
        height: list.height
        focus: true
        Keys.onPressed: event => event.accepted = event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && root.choose((event.key - Qt.Key_0 + 9) % 10)

        Column {
            id: list

            width: parent.width
            spacing: Theme.sp(1.5)

            Repeater {
                id: buttons

                model: root.parts

                delegate: BidButton {
                    id: button

                    required property var modelData
                    required property int index

                    title: modelData.title
                    hinted: root.hintedRow >= 0 && modelData.row === root.hintedRow
                    worth: modelData.worth
                    kind: modelData.kind
                    glyph: root.glyphOf(modelData.code)
                    glyphSize: 34
                    key: String((index + 1) % 10)
                    width: list.width
                    focus: index === 0
                    onClicked: root.choose(index)
                    Keys.onUpPressed: root.go(index - 1)
                    Keys.onDownPressed: root.go(index + 1)
                }
            }
        }
    }

    foot: BidButton {
        title: qsTr("Cancel")
        onClicked: root.close()
    }

    function go(place: int) {
        const button = buttons.itemAt(place);
        if (button !== null)
            button.forceActiveFocus(Qt.TabFocusReason);
    }
}
