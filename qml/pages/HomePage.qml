// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Components

// The way in: go on where you were, or choose a game.
ScreenFrame {
    id: root

    Txt {
        x: Theme.sp(12)
        y: Theme.sp(9)
        text: "Sobremesa"
        size: 52
        serif: true
        strong: true
        color: Theme.clothInk
    }
}
