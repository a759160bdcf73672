// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/inquiry.h"
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"

#include <QObject>

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
    void forgetAdvice() { m_advice.drop(); }

Q_SIGNALS:
    void answered(const Answers &answers);
    void advised(const sobremesa::Advices &advices, const sobremesa::Explanation &why);

private:
    Thinkers m_pool;
    Inquiry m_question;
    Inquiry m_advice;
};
