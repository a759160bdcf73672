// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// How one plays here, in a few paragraphs.
Column {
    id: root

    readonly property var parts: [
        {
            head: qsTr("Playing"),
            body: qsTr("What you can do is always on the screen: your cards and, when there is a choice, a bar with a button for each answer and what it is worth. Click a card, drag it, or press its number. A card that the rules forbid is pale; press it to see why.")
        },
        {
            head: qsTr("Taking back"),
            body: qsTr("Undo takes back your move and the computer's replies, as often as you like. Leaving never loses a game: it is saved after every move and waits on the home screen.")
        },
        {
            head: qsTr("Your games"),
            body: qsTr("Games, statistics and lessons lie in one folder on this computer; the settings show it under “Where games are kept”. To take everything to another computer, open the list of games: choose “Save everything as one file” on the old one and “Bring in everything from another computer” on the new one, where whatever it has stays. Uninstalling the program leaves the folder as it is.")
        },
        {
            head: qsTr("The other players"),
            body: qsTr("There are five levels, from beginner to master. A weaker player thinks less, forgets cards and misjudges more; nobody sees more than you would in the same seat. Some are bold or careful, talk a lot or say little. It shows where two moves are about as good, and makes nobody stronger.")
        },
        {
            head: qsTr("Hints"),
            body: qsTr("A hint comes in steps: where, which, why, how much. It knows only what you may know from your seat.")
        },
        {
            head: qsTr("Fair deals"),
            body: qsTr("The cards are shuffled before anybody plays, and the computer sees only its own. Each deal has a number; the same number gives the same cards again.")
        },
        {
            head: qsTr("Touch and game controllers"),
            body: qsTr("Tap a card or drag it; press it long to see it large. For a controller, let a program such as AntiMicroX or Steam Input turn its buttons into keys: the arrows, Enter, Tab and Esc are enough for everything.")
        },
        {
            head: qsTr("Seeing and hearing"),
            body: qsTr("Text from 80 to 200 %, high contrast, large faces, reduced motion and the volume of sounds are in the settings. Everything can be done with the keyboard, and a screen reader is told what happens; the log keeps it.")
        }
    ]

    signal rulesRequested

    spacing: Theme.sp(4)

    Repeater {
        model: root.parts

        Column {
            id: part

            required property var modelData

            width: root.width
            spacing: Theme.sp(1)

            Heading {
                text: part.modelData.head
            }

            Prose {
                width: parent.width
                text: part.modelData.body
            }
        }
    }

    BidButton {
        title: qsTr("Rules of the games")
        glyph: "book"
        onClicked: root.rulesRequested()
    }
}
