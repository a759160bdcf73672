// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// What the screen below asks of the window.
Item {
    id: root

    required property Screens screens

    signal menuWanted

    Connections {
        target: root.screens.screen
        ignoreUnknownSignals: true

        function onSetupRequested(game: string) {
            root.screens.layTable(game);
        }

        function onPlayRequested(game: string) {
            root.screens.setup.game = game;
            root.screens.deal();
        }

        function onContinueRequested(game: real) {
            Program.resume(game);
        }

        function onDealRequested() {
            root.screens.deal();
        }

        function onCoachAnswered(wanted: bool) {
            Program.wantCoach(root.screens.setup.game, wanted);
        }

        function onCancelled() {
            root.screens.showPlace();
        }

        function onLearnRequested(game: string) {
            root.screens.showLessons(game);
        }

        function onLessonRequested(lesson: string) {
            Program.school.start(lesson);
        }

        function onLessonAboutRequested(lesson: string, section: string) {
            root.screens.showLesson(lesson, section);
        }

        function onBackRequested() {
            root.screens.showLessons("");
        }

        function onGamesRequested() {
            root.screens.showGames();
        }

        function onBranchRequested() {
            if (Program.review.retrying)
                Program.review.playOn();
            else
                Program.games.playOn();
        }

        function onNextRequested() {
            Program.review.nextTry();
        }

        function onReviewRequested() {
            Program.review.open(Program.review.game);
        }

        function onHomeRequested() {
            if (Program.review.retrying)
                Program.review.retry.close();
            else if (Program.games.replaying)
                Program.games.replay.close();
            else if (Program.school.atLesson)
                Program.school.table.leave();
            else
                Program.goHome();
        }

        function onMenuRequested() {
            root.menuWanted();
        }

        function onRulesRequested(game: var) {
            root.screens.showRules(game ?? root.screens.learning, "");
        }

        function onRuleRequested(section: string) {
            root.screens.showRules(Program.school.atLesson ? Program.school.table.game.id : Program.table.game.id, section);
        }

        function onSettingsRequested() {
            root.screens.showOver("Pages/SettingsPage", {});
        }

        function onHelpRequested() {
            root.screens.showOver("Pages/HelpPage", {});
        }
    }
}
