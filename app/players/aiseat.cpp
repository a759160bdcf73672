// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/players/aiseat.h"

#include "engine/ai/ranking.h"

using namespace sobremesa;

AiSeat::AiSeat(QObject *parent)
    : QObject(parent)
{
}

AiSeat::~AiSeat()
{
    forget();
    m_pool.waitForDone();
}

void AiSeat::ask(std::vector<Asked> seats)
{
    m_question.ask(
        m_pool, this,
        [seats = std::move(seats)](const StopFlag *stop) {
            Answers answers;
            for (const Asked &asked : seats)
                answers.push_back(choose(asked.observation, asked.level, asked.seed, stop, asked.refused));
            return answers;
        },
        [this](const Answers &answers) { Q_EMIT answered(answers); });
}

void AiSeat::askAdvice(const Asked &seat, const std::optional<Action> &other)
{
    using Advised = std::pair<Advices, Explanation>;
    m_advice.ask(
        m_pool, this,
        [seat, other](const StopFlag *stop) {
            const Observation &seen = seat.observation;
            Advices advices = ranked(seen, appraise(seen, seat.level, seat.seed, stop));
            Explanation why = explain(seen, advices, other, stop, seat.level.book);
            return Advised { std::move(advices), std::move(why) };
        },
        [this](const Advised &found) { Q_EMIT advised(found.first, found.second); });
}

void AiSeat::forget()
{
    m_question.drop();
    m_advice.drop();
}
