// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Components
import Sobremesa.Table

// Truco: the score is kept with beans, malas and buenas.
GameTable {
    id: root

    showStock: false
    showCaptured: false
    furniture: ScoreBeans {
        width: parent ? parent.width : 0
        sides: root.sides.map(side => ({
                    "name": side.name,
                    "team": side.team,
                    "score": Number(side.score),
                    "words": side.note
                }))
        half: Number(root.facts.half ?? 15)
    }
}
