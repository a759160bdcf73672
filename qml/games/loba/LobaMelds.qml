// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Whose melds lie on the table.
Item {
    id: root

    required property TableController controller

    readonly property int mostMelds: 20
    readonly property var facts: root.controller.game.facts
    readonly property int revision: root.controller.cards.revision
    property list<int> counts // cards of each meld
    readonly property list<int> owners: (root.facts.melds ?? []).map(meld => meld[1]) // by a meld's number, from 0
    readonly property list<int> meldOwners: Array.from(root.owners).filter((owner, number) => (root.counts[number] ?? 0) > 0)
    // What is being laid down belongs to the player whose turn it is.
    readonly property list<int> allOwners: Array.from({
        "length": root.mostMelds
    }, (none, number) => root.owners[number] ?? root.facts.turn ?? 0)

    // Only where melds have changed do their cards look for their places anew.
    function count() {
        const counts = Array.from({
            "length": root.mostMelds
        }, (none, number) => root.controller.cards.countIn(CardModel.Meld, number));
        if (counts.join() !== Array.from(root.counts).join())
            root.counts = counts;
    }

    onRevisionChanged: root.count()
}
