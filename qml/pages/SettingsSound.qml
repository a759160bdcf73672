// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How loud the table is.
Column {
    id: root

    Heading {
        text: qsTr("Sound")
    }

    WordSetting {
        objectName: "sound"
        width: root.width
        label: qsTr("Volume")
        note: qsTr("of cards, words and points; %1 switches it off and on", "a key").arg(Commands.find("sound").key)
        values: ["off", "quiet", "normal"]
        words: [qsTr("Off"), qsTr("Quiet"), qsTr("Normal")]
        value: Settings.sound
        onChosen: value => {
            Settings.sound = value;
            Sounds.play(Sounds.Knock); // so that it is heard what was chosen
        }
    }
}
