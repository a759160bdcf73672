// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Words that may be said out of turn. They stand here whenever the rules would let somebody say them, in vain or not,
// so that their coming tells nothing. Words of one group stand behind one of them.
Grid {
    id: root

    required property TableController controller
    property bool row: false
    property bool brief: false // where there is little room, without what they are worth
    property bool keys: true
    property int perRow: 100
    property real most: 10000 // the width there is
    property var glyphs: ({})
    property var glyphOf: code => ""

    readonly property list<offerButton> buttons: root.controller.answering.asides.buttons
    readonly property int count: root.buttons.length
    readonly property int across: Math.max(1, Math.min(root.count, root.perRow, root.perRow < 100 ? root.fitting : root.count))
    readonly property int fitting: { // so many in a row that no word is cut
        let closest = 1;
        for (let i = 0; i < children.length; ++i)
            closest = Math.max(closest, children[i].closest ?? 0);
        return Math.floor((root.most + root.spacing) / (closest + root.spacing));
    }
    readonly property real wish: { // of all words in one row
        let sum = 0;
        for (let i = 0; i < children.length; ++i)
            sum += children[i].whole ?? 0;
        return Math.max(1, sum);
    }
    readonly property real widest: { // one below the other they are equally wide
        let most = Theme.fs(148);
        for (let i = 0; i < children.length; ++i)
            most = Math.max(most, children[i].visible && children[i].closest !== undefined ? children[i].implicitWidth : 0);
        return Math.min(most, root.most);
    }
    readonly property real squeeze: Math.min(1, (root.most - (root.across - 1) * root.spacing) / root.wish)

    function focusFirst(): bool {
        const first = words.itemAt(0);
        if (first === null)
            return false;
        first.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    // The words behind the one with this key.
    function openGroup(key: string): bool {
        const button = Array.from(root.buttons).find(other => other.parts.length > 0 && other.key === key);
        if (button !== undefined)
            root.press(button);
        return button !== undefined;
    }

    function press(button: offerButton) {
        if (button.parts.length === 0) {
            root.controller.answering.sayAside(button.row);
            return;
        }
        sheet.title = button.title;
        sheet.parts = button.parts;
        sheet.open();
    }

    // While the table tells what another one did, nothing is asked: the sheet stays for the words that come again.
    function renew() {
        const parts = Array.from(root.buttons).find(button => button.title === sheet.title)?.parts ?? [];
        if (sheet.visible && (parts.length > 0 || root.controller.answering.asked))
            sheet.change(parts);
    }

    // The hint means this word, or one of those behind it.
    function isHinted(button: offerButton): bool {
        const row = root.controller.answering.asides.hintedRow;
        return row >= 0 && (button.row === row || button.parts.some(part => part.row === row));
    }

    columns: root.row ? root.across : 1
    layoutDirection: Qt.RightToLeft
    horizontalItemAlignment: Grid.AlignRight
    spacing: Theme.sp(1.5)

    Connections {
        target: root.controller.answering

        function onChanged() {
            root.renew();
        }
    }

    Connections {
        target: root.controller

        function onOverChanged() {
            if (root.controller.over)
                sheet.close();
        }
    }

    Repeater {
        id: words

        model: root.buttons

        delegate: BidButton {
            required property offerButton modelData
            readonly property real share: (root.most - (root.across - 1) * root.spacing) / root.across

            title: modelData.title
            worth: modelData.worth
            kind: modelData.kind
            reason: modelData.reason
            visible: reason === "" || !root.brief
            sure: modelData.row >= 0 && modelData.row === root.controller.answering.asides.sureRow
            hinted: root.isHinted(modelData)
            key: root.keys ? modelData.key : ""
            glyph: root.glyphs[modelData.key] ?? ""
            low: root.brief || worth === ""
            tight: root.row
            width: root.perRow < 100 ? share : root.row ? implicitWidth * root.squeeze : root.widest
            onClicked: root.press(modelData)
        }
    }

    WordSheet {
        id: sheet

        glyphOf: root.glyphOf
        hintedRow: root.controller.answering.asides.hintedRow
        onChosen: code => root.controller.answering.say(code)
    }
}
