// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Sobremesa.App

// What appears is said too: screen readers pass over it where the focus is not.
QtObject {
    id: root

    property string words // said anew whenever they change; empty: nothing to say
    property string said

    function say() {
        if (root.words === root.said)
            return;
        root.said = root.words;
        if (Settings.spokenAnnouncements)
            Voice.say(root.words);
    }

    onWordsChanged: root.say()
    Component.onCompleted: root.say()
}
