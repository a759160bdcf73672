// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/books/books.h"
#include "app/players/inquiry.h"
#include "engine/ai/reasons.h"
#include "engine/ai/review.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>

// A game, and what may be said of its decisions; shared with the worker that judges them.
struct ReviewedGame
{
    explicit ReviewedGame(sobremesa::Match whole)
        : match(std::move(whole))
        , reviewed(match, sobremesa::findBook(match.game()))
    {
    }
    Q_DISABLE_COPY_MOVE(ReviewedGame)
    ~ReviewedGame() = default;

    const sobremesa::Match match;
    const sobremesa::Reviewed reviewed;
};

// What was found out about one decision; nothing where it cannot be judged.
struct JudgedDecision
{
    std::size_t action = 0;
    std::optional<sobremesa::Decision> decision;
    std::optional<sobremesa::Topic> kind; // of error, where it cost much
};

// Judges decisions beside the window, one after the other, at the lowest priority, and not at all while it
// rests.
class Judging : public QObject
{
    Q_OBJECT

public:
    explicit Judging(QObject *parent = nullptr);
    ~Judging() override;
    Q_DISABLE_COPY_MOVE(Judging)

    // These actions of the game, whatever was asked before.
    void begin(std::shared_ptr<const ReviewedGame> game, const std::vector<std::size_t> &actions);
    void stop();
    void setResting(bool resting);
    [[nodiscard]] bool isBusy() const { return !m_waiting.empty(); }

Q_SIGNALS:
    void judged(const JudgedDecision &found);
    // Nothing is left to be judged.
    void finished();

private:
    void next();
    void hear(const JudgedDecision &found);

    Thinkers m_pool;
    Inquiry m_question;
    std::shared_ptr<const ReviewedGame> m_game;
    std::deque<std::size_t> m_waiting; // the first of them is being judged
    bool m_resting = false;
};

// Costly is a third of the unit of errors or more.
[[nodiscard]] bool isCostly(const ReviewedGame &game, std::size_t action, double loss);
// What speaks for the best action rather than for another one.
[[nodiscard]] sobremesa::Explanation explained(
    const ReviewedGame &game, const sobremesa::Decision &decision, const sobremesa::Action &other);
