// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "app/review/judging.h"
#include "app/table/tablecontroller.h"

// A decision of a kept game on the real table, to be taken again: whatever is within the error of the best is
// right. Nothing of it is kept.
class RetryTable : public TableController
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Review")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)
    Q_PROPERTY(bool more READ hasMore NOTIFY changed) // another one comes after this

public:
    enum State { Asked, Costs, Right, Showing, Shown };
    Q_ENUM(State)

    explicit RetryTable(Shelf &shelf, QObject *parent = nullptr);
    ~RetryTable() override;
    Q_DISABLE_COPY_MOVE(RetryTable)

    // As it was before the decision. `show`: the better action is played at once.
    void open(std::shared_ptr<const ReviewedGame> game, const sobremesa::Decision &decision,
        const std::vector<Player> &players, const QString &heading, bool show);
    void setMore(bool more);

    // From the beginning of it.
    Q_INVOKABLE void again();
    // The best action, and how the master goes on from there for everybody.
    Q_INVOKABLE void show();
    Q_INVOKABLE void close();
    void undo() override { again(); }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString heading() const { return m_heading; }
    [[nodiscard]] QString words() const { return m_words; }
    [[nodiscard]] QStringList reasons() const { return m_reasons; }
    [[nodiscard]] bool hasMore() const { return m_more; }
    [[nodiscard]] bool canUndo() const override { return m_state != Asked && m_state != Costs; }
    [[nodiscard]] bool isOver() const override { return false; }
    [[nodiscard]] const std::vector<Player> &people() const { return m_people; }

Q_SIGNALS:
    void changed();
    void closed();

protected:
    void act(const sobremesa::Action &action, bool byViewer) override;
    void advance() override;

private:
    void lay();
    void tell(State state, const QString &words, QStringList reasons = {});
    void judge(const sobremesa::Action &action);
    void think();
    void goOn(const Answers &answers);
    [[nodiscard]] const sobremesa::Advice *estimateOf(const sobremesa::Action &action) const;
    void askWhyNot(const sobremesa::Action &action);

    std::shared_ptr<const ReviewedGame> m_reviewed;
    std::optional<sobremesa::Decision> m_decision;
    std::vector<Player> m_people; // as they were
    AiSeat m_minds;
    QFutureWatcher<sobremesa::Explanation> m_why;
    State m_state = Asked;
    QString m_heading;
    QString m_words;
    QStringList m_reasons;
    bool m_more = false;
};
