// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Which language is read and spoken, and where games are kept.
Column {
    id: root

    Heading {
        text: qsTr("Language and data")
    }

    WordSetting {
        width: root.width
        label: qsTr("Language")
        values: ["system", "en", "es", "ja"]
        words: [qsTr("System"), "English", "Español", "日本語"]
        value: Settings.language
        onChosen: value => Settings.language = value
    }

    SwitchSetting {
        width: root.width
        label: qsTr("Spoken announcements")
        note: qsTr("a screen reader says what happens at the table")
        on: Settings.spokenAnnouncements
        onSwitched: on => Settings.spokenAnnouncements = on
    }

    OptionRow {
        width: root.width
        label: qsTr("Where games are kept")
        note: Program.gamesFolder

        BidButton {
            title: qsTr("Show")
            glyph: "folder"
            tight: true
            onClicked: Program.showGames()
        }
    }
}
