// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/answering.h"
#include "app/table/hint.h"
#include "app/table/looking.h"

// What is worth knowing about a card.
struct CardNotes
{
    Q_GADGET
    QML_VALUE_TYPE(cardNotes)
    Q_PROPERTY(QString name MEMBER name CONSTANT) // as it is spoken
    Q_PROPERTY(QStringList notes MEMBER notes CONSTANT)

public:
    QString name;
    QStringList notes;

    friend bool operator==(const CardNotes &, const CardNotes &) = default;
};

// Helps the viewer: hints, the section of the rules for what is on the screen, notes about a card, and the
// table in words for those who do not see.
class Assistant : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(Hint *hint READ hint CONSTANT)

public:
    Assistant(Picture &picture, Narrator &narrator, Answering &answering, const Looking &looking,
        QObject *parent = nullptr);

    // What is asked of the best player in the viewer's place; nothing if it is not the viewer's turn.
    void setQuestion(std::function<std::optional<Asked>()> question) { m_question = std::move(question); }

    // One step further each time; back again; away.
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void lessHint() { m_hint.back(); }
    Q_INVOKABLE void hideHint() { m_hint.forget(); }
    // Does what the hint says.
    Q_INVOKABLE void playHint();
    // The section of the rules about what is on the screen.
    [[nodiscard]] Q_INVOKABLE QString section() const;
    // By the card's code; blank for what is no card.
    [[nodiscard]] Q_INVOKABLE CardNotes aboutCard(const QString &code) const;
    // "hand", "table", "score", "moves", "turn", "stake", or "again": what was said last. In words, and said.
    Q_INVOKABLE QString tellAbout(const QString &what);
    void retranslate() { m_hint.retranslate(m_picture.names()); }

    [[nodiscard]] Hint *hint() { return &m_hint; }

Q_SIGNALS:
    void decided(const sobremesa::Action &action);

private:
    void follow();
    [[nodiscard]] QStringList onTheTable() const;
    [[nodiscard]] QString score() const;
    [[nodiscard]] QString hand() const;
    [[nodiscard]] QString moves() const;
    [[nodiscard]] QString turn() const;
    [[nodiscard]] QString stake() const;

    Picture &m_picture;
    Narrator &m_narrator;
    Answering &m_answering;
    const Looking &m_looking;
    Hint m_hint;
    std::function<std::optional<Asked>()> m_question;
};
