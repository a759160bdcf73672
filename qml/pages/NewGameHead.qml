// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// Which game, and its presets.
Item {
    id: root

    required property GameSetup setup

    readonly property bool below: measure.reach + cards.width + presets.implicitWidth + Theme.sp(12) > width

    height: root.below ? words.y + Math.max(words.height, cards.height) + Theme.sp(3) + presets.height : Math.max(words.height, cards.height, presets.height)

    Measure { // what the title wants must not follow from what it is given
        id: measure

        font: title.font
        text: title.text
    }

    CardTrio {
        id: cards

        visible: root.width > Theme.fs(400)
        y: (Math.max(words.height, height) - height) / 2
        codes: Array.from(root.setup.cards)
        pack: root.setup.pack
        h: Theme.fs(62)
        step: 0.4
    }

    Column {
        id: words

        anchors.verticalCenter: cards.verticalCenter
        x: cards.visible ? cards.width + Theme.sp(5) : 0
        width: (root.below ? root.width : presets.x - Theme.sp(3)) - x

        Txt {
            id: title

            width: parent.width
            text: qsTr("New %1 game").arg(root.setup.name)
            size: 28
            serif: true
            strong: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Prose {
            width: parent.width
            text: root.setup.sentence
            size: 14
            color: Theme.ink2
        }
    }

    Segmented {
        id: presets

        readonly property var ready: root.setup.options.presets

        visible: root.setup.options.presets.length > 0
        x: root.below ? 0 : root.width - width
        y: root.below ? Math.max(words.y + words.height, cards.y + cards.height) + Theme.sp(3) : cards.y + (cards.height - height) / 2
        most: root.width
        name: qsTr("Rules as in")
        options: root.setup.options.preset < 0 ? presets.ready.concat(qsTr("Custom")) : presets.ready
        current: root.setup.options.preset < 0 ? root.setup.options.presets.length : root.setup.options.preset
        onChosen: index => root.setup.options.choosePreset(index)
    }
}
