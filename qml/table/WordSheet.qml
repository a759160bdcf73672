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

    signal chosen(string code)

    // Other words while it stands; the same ones keep their buttons, and the focus.
    function change(parts: list<offerButton>) {
        const spelt = list => Array.from(list).map(part => [part.row, part.code, part.title, part.worth]).join();
        if (spelt(parts) === spelt(root.parts))
            return;
        root.parts = parts;
        root.go(0);
    }

    function choose(place: int): bool {
        if (place < 0 || place >= root.parts.length)
            return false;
        const code = root.parts[place].code;
        root.close();
        root.chosen(code);
        return true;
    }

    wanted: 460
    onPartsChanged: {
        if (root.parts.length === 0)
            root.close();
    }
    onAboutToShow: {
        first.focus = true;
        const button = buttons.itemAt(0);
        if (button !== null)
            button.focus = true;
    }

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
