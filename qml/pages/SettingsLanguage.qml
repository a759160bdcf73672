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

    SwitchSetting {
        property bool mute: false // the system has no voice of this language

        objectName: "own voice"
        width: root.width
        visible: Voice.hasOwn
        label: qsTr("The computer’s own voice")
        note: mute ? qsTr("The system has no voice for this language: install one, then switch this on again") : qsTr("says what happens where no screen reader runs")
        on: Settings.ownVoice
        onSwitched: on => {
            Settings.ownVoice = on;
            mute = on && !Voice.tryOwn(qsTr("This is how it sounds."));
            if (!on)
                Voice.hush();
        }
    }

    OptionRow {
        width: root.width
        label: qsTr("Where games are kept")
        note: Program.files.gamesFolder

        BidButton {
            title: qsTr("Show")
            glyph: "folder"
            tight: true
            onClicked: Program.files.showGames()
        }
    }
}
