// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What the program is, and under which licence.
Sheet {
    id: root

    title: "Sobremesa"
    note: qsTr("Version %1").arg(Qt.application.version)

    Prose {
        width: parent.width
        text: qsTr("A card table for Porrazo, Truco, Cuarenta, Tresillo and Loba, against the computer or with people at one screen.")
    }

    Prose {
        width: parent.width
        text: qsTr("Free software under the GNU General Public License, version 3 or later. The cards, the tiles, the cloth and the sounds were made for it and are under CC-BY-SA-4.0.")
    }

    Prose {
        width: parent.width
        text: qsTr("Made with Qt and nlohmann-json.")
        color: Theme.ink2
        size: 13
    }

    foot: [
        BidButton {
            focus: true
            title: qsTr("Close")
            key: Commands.find("back").key
            onClicked: root.close()
        }
    ]
}
