// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls

// A test case that looks at where things stand.
TestCase {
    id: root

    when: windowShown

    // Rows, columns and lists are set out when the next picture is made: it is asked for, and waited for. A wait by the
    // clock is too short on a busy machine, and nothing comes where nothing had to be drawn again.
    function settle() {
        root.Window.window.update();
        root.waitForRendering(root.parent);
    }

    function rectOf(item: Item): rect {
        return Qt.rect(item.x, item.y, item.width, item.height);
    }

    function things(view: var): var {
        const layout = view.layout;
        const list = [];
        for (let seat = 0; seat < Program.table.game.players; ++seat)
            list.push(["plate " + seat, rectOf(view.plates.plateOf(seat))]);
        for (let pile = 0; pile < 4; ++pile)
            if (layout.pileCard(pile) > 0)
                list.push(["pile " + pile, layout.pile(pile)]);
        for (let owner = 0; owner < Program.table.game.players; ++owner)
            if (Program.table.cards.countIn(CardModel.Meld, owner) > 0)
                list.push(["melds " + owner, layout.melds(owner)]);
        if (view.answering.visible)
            list.push(["answers", rectOf(view.answering)]);
        for (let slot = 0; view.cardLayer.cardAt(CardModel.Hand, slot) !== null; ++slot)
            list.push(["hand " + slot, view.cardLayer.cardAt(CardModel.Hand, slot).place, "hand"]);
        if (view.words.count > 0)
            list.push(["words", rectOf(view.words)]);
        if (view.askedLine.visible)
            list.push(["question", rectOf(view.askedLine)]);
        for (const paper of Array.from(view.papers))
            if (paper.visible)
                list.push(["paper", rectOf(paper)]);
        return list.filter(thing => thing[1].width > 0 && thing[1].height > 0);
    }

    function verifyApart(view: var, where: string) {
        const list = things(view);
        list.forEach((one, place) => {
            const a = one[1];
            verify(a.x >= -2 && a.y >= -2 && a.x + a.width <= view.table.width + 2 && a.y + a.height <= view.table.height + 10, where + ": " + one[0] + " beyond the cloth: " + a);
            for (const other of list.slice(place + 1)) {
                const b = other[1];
                const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
                const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
                verify(across < 2 || down < 2 || one[2] === "hand" && other[2] === "hand", where + ": " + one[0] + " " + a + " upon " + other[0] + " " + b);
            }
        });
    }

    function overlap(one: rect, other: rect, most = 2): bool {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return one.width > 0 && other.width > 0 && across > most && down > most;
    }

    function itemsIn(item: Item, wanted: var): var {
        let items = wanted(item) ? [item] : [];
        for (let i = 0; i < item.children.length; ++i)
            items = items.concat(itemsIn(item.children[i], wanted));
        return items;
    }

    // No answer and no score is cut short.
    function verifyWords(view: var, where: string) {
        for (const button of itemsIn(view, item => item instanceof BidButton && item.visible))
            for (const words of itemsIn(button, item => item instanceof Text && item.visible))
                verify(!words.truncated, where + ": " + words.text + " is cut at " + Math.round(words.width) + " of " + Math.round(button.width) + ", " + words.font.pixelSize);
    }

    // No text within is cut short.
    function verifyWhole(item: Item) {
        for (const words of itemsIn(item, each => each instanceof Text && each.visible && each.opacity > 0))
            verify(!words.truncated, words.text + " is cut at " + Math.round(words.width));
    }
}
