// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App

// Where somebody sits has changed: another screen follows.
Item {
    id: root

    required property Screens screens

    Connections {
        target: Program

        function onAtTableChanged() {
            if (Program.atTable)
                root.screens.sit();
            else
                root.screens.showPlace();
        }

        function onTableLaid() {
            root.screens.sit();
        }
    }

    Connections {
        target: Program.games

        function onReplayingChanged() {
            root.screens.showPlace();
            if (!Program.games.replaying)
                root.screens.showGames(); // from a film one comes back to the list
        }
    }

    Connections {
        target: Program.review

        function onShownChanged() {
            if (Program.review.shown)
                root.screens.showReview();
            else if (root.screens.page === "Review/ReviewPage")
                root.screens.uncover();
        }

        function onRetryingChanged() {
            const from = root.screens.reviewFrom;
            root.screens.showPlace();
            if (!Program.review.retrying && Program.review.shown) {
                root.screens.showReview(); // from the table one comes back to what was looked at
                root.screens.reviewFrom = from;
            }
        }
    }

    Connections {
        target: Program.school

        function onAtLessonChanged() {
            // From a lesson one comes back to its path, or to the table where it was asked for.
            const back = root.screens.lookingUp && !Program.school.atLesson;
            root.screens.learning = back ? "" : Program.school.path.game;
            if (back)
                root.screens.lookingUp = false;
            root.screens.showPlace();
        }
    }

    Connections {
        target: Program.school.practice

        function onRunningChanged() {
            const practisedFrom = root.screens.practisedFrom, reviewFrom = root.screens.reviewFrom;
            root.screens.showPlace();
            if (Program.school.practice.running)
                return;
            root.screens.practisedFrom = "";
            if (practisedFrom === "History/GamesPage") {
                root.screens.showGames();
            } else if (practisedFrom !== "" && Program.review.shown) {
                root.screens.showReview();
                root.screens.reviewFrom = reviewFrom;
            }
        }
    }
}
