// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/aiseat.h"
#include "app/text/gametext.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

// What the best player would do in the viewer's place, told in steps: where to look, which action, how much
// each one is worth. The thinking is done beside the window and never holds it up.
class Hint : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)

public:
    enum Step { None, Where, Which, HowMuch };
    Q_ENUM(Step)

    explicit Hint(QObject *parent = nullptr);

    void ask(const Asked &seat);
    // The best actions, as the seat is shown them now.
    void show(const sobremesa::Advices &advices, const sobremesa::Observation &seen, const TableNames &names);
    void further();
    void back();
    void forget();

    [[nodiscard]] int step() const { return m_rows.isEmpty() ? None : m_step; }
    [[nodiscard]] bool isThinking() const { return m_thinking; }
    // Where to look, or from the second step on what to do.
    [[nodiscard]] QString words() const;
    // { words, worth, share, best }: what the actions are worth, from the third step on.
    [[nodiscard]] QVariantList rows() const { return step() < HowMuch ? QVariantList() : m_rows; }
    // What the worths are, and how far off they may be.
    [[nodiscard]] QString source() const { return m_source; }
    // What is hinted at; known from the second step on.
    [[nodiscard]] std::optional<sobremesa::Action> action() const;

Q_SIGNALS:
    void advised(const sobremesa::Advices &advices);
    void changed();

private:
    AiSeat m_advisor;
    std::optional<sobremesa::Action> m_action;
    QString m_where;
    QString m_which;
    QString m_source;
    QVariantList m_rows;
    int m_step = None;
    bool m_thinking = false;
};
