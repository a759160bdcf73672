// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// What the page that lies over the screen asks of the window.
Item {
    id: root

    required property Screens screens

    signal aboutWanted
    signal openWanted

    Connections {
        target: root.screens.shown
        ignoreUnknownSignals: true

        function onBackRequested() {
            if (root.screens.page === "Review/ReviewPage")
                root.screens.leaveReview();
            else
                root.screens.uncover();
        }

        function onReviewRequested(game: real) {
            Program.review.open(game);
        }

        function onPracticeRequested(game: string, drill: string) {
            root.screens.practise(game, drill);
        }

        function onRulesRequested() {
            root.screens.showRules(Program.table.game.id, "");
        }

        function onAboutRequested() {
            root.aboutWanted();
        }

        function onContinueRequested(game: real) {
            Program.resume(game);
        }

        function onOpenRequested() {
            root.openWanted();
        }

        function onLessonRequested(lesson: string, section: string) {
            root.screens.showLesson(lesson, section);
        }
    }
}
