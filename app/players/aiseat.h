// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/ai/reasons.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <memory>

// Who is asked, and what that seat sees: all that a computer player gets.
struct Asked
{
    sobremesa::Observation observation;
    sobremesa::Level level;
    std::uint64_t seed = 0;
    std::vector<sobremesa::Action>
        refused {}; // offers that the table has turned down since the position arose
};

// What the seats answered, in the order asked; nothing where a seat lets its right pass.
using Answers = std::vector<std::optional<sobremesa::Action>>;

// Lets computer players think in a worker of the lowest priority, on copies. A new question, or forget(),
// makes the answer to the old one worthless, and it never arrives.
class AiSeat : public QObject
{
    Q_OBJECT

public:
    explicit AiSeat(QObject *parent = nullptr);
    ~AiSeat() override;
    Q_DISABLE_COPY_MOVE(AiSeat)

    void ask(std::vector<Asked> seats);
    // What the best player thinks of the actions of one seat, and why the best of them rather than this one,
    // or the next best.
    void askAdvice(const Asked &seat, const std::optional<sobremesa::Action> &other = std::nullopt);
    void forget();
    void forgetAdvice() { drop(m_advice); }

Q_SIGNALS:
    void answered(const Answers &answers);
    void advised(const sobremesa::Advices &advices, const sobremesa::Explanation &why);

private:
    struct Question
    {
        QPointer<QFutureWatcherBase> watcher;
        std::shared_ptr<sobremesa::StopFlag> stop = std::make_shared<sobremesa::StopFlag>(false);
    };
    void drop(Question &question);

    QThreadPool m_pool;
    Question m_question;
    Question m_advice;
};
