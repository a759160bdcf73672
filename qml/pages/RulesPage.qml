// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls

// The rules book: the games and their chapters on the left, the text on the right; in a narrow window the chapters are
// a drawer. It opens at the section it is asked for.
PageFrame {
    id: root

    required property GameCatalog catalog
    property string game: root.catalog.first()
    property string section

    signal lessonRequested(string lesson, string section)

    title: wide || book.title === "" ? qsTr("Rulebook") : book.title
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rulebook")
    onSectionChanged: view.show(book.rowOf(root.section))

    function save() {
        files.active = true;
        files.item?.ask(root.game);
    }

    function find() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    tools: [
        Field {
            id: search

            objectName: "search"
            visible: root.width > Theme.fs(420)
            Layout.preferredWidth: Math.min(Theme.fs(240), root.width * 0.36)
            name: qsTr("Search the rules")
            placeholderText: qsTr("Search")
            onTextEdited: {
                book.search = text;
                view.show(book.nextHit(-1));
            }
            Keys.onReturnPressed: view.show(book.nextHit(view.currentIndex))
        },
        ToolIcon {
            objectName: "save"
            visible: root.width > Theme.fs(420)
            name: qsTr("Save the rules as a PDF")
            glyph: "save"
            onClicked: root.save()
        },
        ToolIcon {
            visible: !root.wide
            name: qsTr("Chapters")
            glyph: "menu"
            onClicked: drawer.open()
        }
    ]

    RulesBook {
        id: book

        game: root.game
        cardHeight: Theme.fs(18)
        cardRatio: Theme.dpr
        onChaptersChanged: view.show(book.rowOf(root.section))
    }

    Loader { // the dialog is there when it is first wanted
        id: files

        active: false
        source: "RulesDialog.qml"
    }

    SideDrawer {
        id: drawer

        title: qsTr("Chapters")
    }

    Item {
        id: left

        width: Theme.fs(270)
        height: parent.height
        visible: root.wide

        Rectangle {
            x: parent.width
            width: 1
            height: parent.height
            color: Theme.line
        }
    }

    ChapterList {
        id: chapters

        parent: root.wide ? left : drawer.body
        x: root.wide ? root.pad * 0.5 : 0
        y: root.wide ? root.pad * 0.7 : 0
        width: root.wide ? left.width - root.pad * 0.8 : (parent?.width ?? 0)
        height: root.wide ? left.height - root.pad : implicitHeight
        papered: root.wide
        catalog: root.catalog
        book: book
        current: view.currentIndex
        onGameChosen: game => root.game = game
        onChapterChosen: row => {
            drawer.close();
            view.show(row);
        }
    }

    ChapterView {
        id: view

        objectName: "text"
        x: root.wide ? left.width + root.pad : root.pad
        width: parent.width - x - root.pad * 0.4
        height: parent.height
        focus: true
        model: book
        game: root.game
        pad: root.pad
        onLessonRequested: (lesson, section) => root.lessonRequested(lesson, section)
        onSectionRequested: section => view.show(book.rowOf(section))
    }
}
