// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// A line in which the red suits are red.
Txt {
    required property string words

    text: Theme.suited(words)
    textFormat: Text.StyledText
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: Voice.words(words)
}
