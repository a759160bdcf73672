// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Qt.labs.platform as Native
import Sobremesa.App

// The commands in the bar that the system draws itself, as every program has one on macOS. What stands in a menu of the
// system's own by custom goes there.
Native.MenuBar {
    id: root

    readonly property var roles: ({
            "about": Native.MenuItem.AboutRole,
            "settings": Native.MenuItem.PreferencesRole,
            "quit": Native.MenuItem.QuitRole
        })

    component Entry: Native.MenuItem {
        required property Command modelData

        text: modelData.text
        enabled: modelData.enabled
        shortcut: modelData.sequences[0] ?? ""
        role: root.roles[modelData.name] ?? Native.MenuItem.NoRole
        onTriggered: modelData.trigger()
    }

    component CommandMenu: Native.Menu {
        id: menu

        property alias commands: entries.model

        Instantiator {
            id: entries

            delegate: Entry {}
            onObjectAdded: (index, entry) => menu.insertItem(index, entry)
        }
    }

    CommandMenu {
        title: qsTr("Game")
        commands: Commands.gameMenu
    }

    CommandMenu {
        title: qsTr("Play")
        commands: Commands.playMenu
    }

    CommandMenu {
        title: qsTr("View")
        commands: Commands.viewMenu
    }

    CommandMenu {
        title: qsTr("Help")
        commands: Commands.helpMenu
    }
}
