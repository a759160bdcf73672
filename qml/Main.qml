// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages
import Sobremesa.Shell

// The window: its screens, and what may open over them wherever one is.
Window {
    id: root

    // Read from C++.
    readonly property alias screens: screens
    readonly property bool making: screens.making
    readonly property var screen: screens.screen
    readonly property var shown: screens.shown
    readonly property bool full: root.visibility === Window.FullScreen
    property int unfolded: Window.Windowed // how the window was before it filled the screen

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 560
    visible: true
    title: "Sobremesa"
    color: Theme.wood
    Component.onCompleted: screens.showPlace()

    function setFull(full: bool) {
        if (full && !root.full)
            root.unfolded = root.visibility;
        if (full !== root.full)
            root.visibility = full ? Window.FullScreen : root.unfolded;
    }

    function switchSound() {
        Settings.switchSound();
        soundSign.show();
        Sounds.play(Sounds.Knock);
    }

    // Only Esc that nobody else had a use for comes here.
    function leaveFull(event: var) {
        event.accepted = root.full;
        root.setFull(false);
    }

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    Binding {
        target: Theme
        property: "dpr"
        value: root.Screen.devicePixelRatio
    }

    Timer { // Qt's own dialogs close without giving the keys back to anybody
        interval: 0
        running: root.activeFocusItem === null || root.activeFocusItem === root.contentItem
        onTriggered: screens.takeKeys()
    }

    HeldKeys {
        window: root
        holding: screens.making
    }

    Screens {
        id: screens

        anchors.fill: parent
        anchors.topMargin: strip.height
        onEscaped: event => root.leaveFull(event)
    }

    KeepingStrip {
        id: strip

        width: parent.width
        words: Program.notSaved
        why: Program.notSavedWhy
        onAgain: Program.saveAgain()
    }

    WindowCommands {
        screens: screens
        barred: bar.wanted
        others: ({
                "number": () => number.openFor(Program.table.game.id),
                "save": () => files.ask(true),
                "open": () => files.ask(false),
                "about": () => about.open(),
                "report": () => report.ask(),
                "menu": () => menu.show(),
                "full": () => root.setFull(!root.full),
                "sound": () => root.switchSound(),
                "quit": () => root.close()
            })
    }

    ProgramChanges {
        screens: screens
    }

    ScreenRequests {
        screens: screens
        onMenuWanted: menu.show()
    }

    PageRequests {
        screens: screens
        onAboutWanted: about.open()
        onOpenWanted: files.ask(false)
    }

    OnDemand {
        id: menu

        function show() {
            menu.use(screens.folder + "Pages/GameMenu.qml", {
                "parent": root.contentItem
            }, rows => rows.open());
        }
    }

    DealNumberSheet {
        id: number

        function openFor(game: string) {
            screens.setup.game = game;
            open();
        }

        setup: screens.setup
        onAccepted: Program.table.dealByNumber(screens.setup.deal)
    }

    Loader { // where the system draws the menus of all programs at one place
        id: bar

        readonly property bool wanted: Qt.platform.os === "osx"

        Component.onCompleted: {
            if (bar.wanted)
                bar.setSource(screens.folder + "Shell/NativeMenus.qml", {
                    "window": root
                });
        }
    }

    AboutSheet {
        id: about
    }

    RecordFiles {
        id: files
    }

    Loader { // the dialog is loaded when it is first wanted
        id: report

        function ask() {
            report.active = true;
            report.item?.open();
        }

        active: false
        source: screens.folder + "Pages/ReportFolder.qml"
    }

    SoundSign {
        id: soundSign

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height / 6
    }

    Notice {
        words: Program.notice !== "" ? Program.notice : Settings.problems.length > 0 ? Settings.problems[0] : ""
        onDismissed: Program.notice !== "" ? Program.dismissNotice() : Settings.forgetProblem()
    }
}
