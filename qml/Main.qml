// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components
import Sobremesa.Pages
import Sobremesa.Table

// The window: one screen at a time, each made when it is first wanted.
Window {
    id: root

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 560
    visible: true
    title: "Sobremesa"
    color: Theme.wood

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    Loader {
        id: place

        anchors.fill: parent
        focus: true
    }

    function showPlace() {
        if (Program.atTable)
            place.setSource("qrc:/qt/qml/Sobremesa/Table/TablePage.qml", {
                "controller": Program.table
            });
        else
            place.setSource("qrc:/qt/qml/Sobremesa/Pages/HomePage.qml", {});
    }

    Connections {
        target: Program

        function onAtTableChanged() {
            root.showPlace();
        }
    }

    Component.onCompleted: root.showPlace()
}
