// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How one plays.
Column {
    id: root

    Heading {
        text: qsTr("Play")
    }

    WordSetting {
        width: root.width
        label: qsTr("To play a card")
        values: ["one", "two"]
        words: [qsTr("One click"), qsTr("Two clicks")]
        value: Settings.oneClick ? "one" : "two"
        onChosen: value => Settings.oneClick = value === "one"
    }

    WordSetting {
        width: root.width
        label: qsTr("Tell me when it is my turn")
        values: ["first", "always", "never"]
        words: [qsTr("First games"), qsTr("Always"), qsTr("Never")]
        value: Settings.sayMyTurn
        onChosen: value => Settings.sayMyTurn = value
    }

    WordSetting {
        width: root.width
        label: qsTr("Coach")
        note: qsTr("Explains what happens, and asks once before a costly move")
        values: ["off", "first", "always"]
        words: [qsTr("Off"), qsTr("First games"), qsTr("Always")]
        value: Settings.coach
        onChosen: value => Settings.coach = value
    }

    SwitchSetting {
        width: root.width
        label: qsTr("Single letters")
        note: qsTr("H for a hint, V for the last trick …; each also works with Ctrl")
        on: Settings.singleLetters
        onSwitched: on => Settings.singleLetters = on
    }
}
