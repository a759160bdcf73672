// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// The cards as they lay when the decision was taken; those of what was done and of what was better are marked.
Column {
    id: root

    required property Review review

    readonly property reviewDecision decision: root.review.decision
    readonly property real cardH: Theme.fs(root.decision.cards.length > 3 ? 78 : 112)

    function markOf(code: string, own: bool): string {
        if (!own)
            return "";
        if (Array.from(root.decision.best).includes(code))
            return "hint";
        return Array.from(root.decision.played).includes(code) ? "selected" : "";
    }

    spacing: Theme.sp(2.5)

    Repeater {
        model: root.decision.cards

        Column {
            id: row

            required property reviewCards modelData

            width: root.width
            spacing: Theme.sp(1)
            Accessible.role: Accessible.StaticText
            Accessible.focusable: false
            Accessible.name: row.modelData.name + ": " + Array.from(row.modelData.codes).join(" ")

            Txt {
                text: row.modelData.name
                size: 13
                color: Theme.clothInk
                Accessible.ignored: true
            }

            Item {
                readonly property int count: row.modelData.codes.length
                readonly property real cardW: root.cardH * Theme.ratio(root.review.pack)

                width: row.width
                height: root.cardH + Theme.sp(1.5)

                Repeater {
                    model: row.modelData.codes

                    CardFace {
                        id: face

                        required property string modelData
                        required property int index
                        readonly property real step: row === null ? 0 : Math.min(face.width + Theme.sp(2), (row.width - face.width) / Math.max(1, row.modelData.codes.length - 1))

                        x: face.index * face.step
                        y: Theme.sp(1)
                        h: root.cardH
                        code: face.modelData
                        pack: root.review.pack
                        covered: face.step < face.width && face.index + 1 < (row?.modelData.codes.length ?? 0)
                        mark: root.markOf(face.modelData, row?.modelData.own ?? false) // the row goes first
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
