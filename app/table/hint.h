// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "app/text/gametext.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

// One of the actions that a hint weighs.
struct WeighedAction
{
    Q_GADGET
    QML_VALUE_TYPE(weighedAction)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(QString worth MEMBER worth CONSTANT) // how many points less than the best, with its sign
    Q_PROPERTY(double share MEMBER share CONSTANT) // of the longest bar, -1 to 0
    Q_PROPERTY(bool best MEMBER best CONSTANT)
    Q_PROPERTY(bool asGood MEMBER asGood CONSTANT) // no less than the best, as far as its number shows

public:
    QString words;
    QString worth;
    double share = 0;
    bool best = false;
    bool asGood = false;

    friend bool operator==(const WeighedAction &, const WeighedAction &) = default;
};

// `points` are counted from the best action on, 0 or less; `longest`: those of the longest bar.
[[nodiscard]] WeighedAction weighed(const QString &words, double points, double longest);

// What the best player would do in the viewer's place, told in steps: where to look, which action and not
// which other one, why, how much each one is worth. The thinking is done beside the window and never holds it
// up.
class Hint : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an Assistant")
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    // What makes the difference, from the third step on; whole sentences.
    Q_PROPERTY(QList<QString> reasons READ reasons NOTIFY changed)
    // What the actions are worth, at the last step.
    Q_PROPERTY(QList<WeighedAction> rows READ rows NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)

public:
    enum Step { None, Where, Which, Why, HowMuch };
    Q_ENUM(Step)

    explicit Hint(QObject *parent = nullptr);

    // `other`: what the best action is compared with; otherwise the next best one.
    void ask(const Asked &seat, const std::optional<sobremesa::Action> &other = std::nullopt);
    // The best actions, as the seat is shown them now.
    void show(const sobremesa::Advices &advices, const sobremesa::Explanation &why,
        const sobremesa::Observation &seen, const TableNames &names);
    // The same hint in today's language.
    void retranslate(const TableNames &names);
    void further();
    void back();
    void forget();

    [[nodiscard]] int step() const { return m_rows.isEmpty() ? None : m_step; }
    [[nodiscard]] bool isThinking() const { return m_thinking; }
    // Where to look, or from the second step on what to do.
    [[nodiscard]] QString words() const;
    [[nodiscard]] QStringList reasons() const { return step() < Why ? QStringList() : m_reasons; }
    // What is new at this step, for those who do not see.
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] QList<WeighedAction> rows() const
    {
        return step() < HowMuch ? QList<WeighedAction>() : m_rows;
    }
    // What the worths are, and how far off they may be.
    [[nodiscard]] QString source() const { return m_source; }
    // What is hinted at; known from the second step on.
    [[nodiscard]] std::optional<sobremesa::Action> action() const;

Q_SIGNALS:
    void advised(const sobremesa::Advices &advices, const sobremesa::Explanation &why);
    void changed();

private:
    void write(const TableNames &names);
    void writeWhich(const TableNames &names);
    [[nodiscard]] double writeRows(const TableNames &names);
    void writeReasons(const TableNames &names);
    [[nodiscard]] QString equalWords() const;

    AiSeat m_advisor;
    sobremesa::Advices m_advices; // those that are shown, the best first
    sobremesa::Explanation m_why;
    std::optional<sobremesa::Observation> m_seen;
    QString m_where;
    QString m_which;
    QString m_source;
    QStringList m_reasons;
    QList<WeighedAction> m_rows;
    int m_step = None;
    bool m_thinking = false;
};
