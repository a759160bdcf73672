// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "engine/ai/mistakes.h"

// What the best player thinks of the actions of one seat, found beside the window from the moment when it is
// asked: which of them cost too much, and why. A new question makes the old one worthless.
class Estimate : public QObject
{
    Q_OBJECT

public:
    explicit Estimate(QObject *parent = nullptr);
    ~Estimate() override;
    Q_DISABLE_COPY_MOVE(Estimate)

    void begin(const Asked &seat);
    void forget();
    [[nodiscard]] bool isReady() const { return m_ready; }
    // Precondition: it is ready.
    [[nodiscard]] const sobremesa::Mistakes &mistakes() const { return m_mistakes; }
    // The one that this action would be; null if it is none.
    [[nodiscard]] const sobremesa::Mistake *mistake(const sobremesa::Action &action) const;

Q_SIGNALS:
    void ready();

private:
    Thinkers m_pool;
    Inquiry m_question;
    sobremesa::Mistakes m_mistakes;
    bool m_ready = false;
};
