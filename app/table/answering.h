// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/choice.h"
#include "app/table/picture.h"

#include <QElapsedTimer>

#include <functional>

// The question to the viewer and the ways to answer it: the offers, the cards that are lifted from the hand,
// what the rules refuse and why, and words that are asked once more because they cannot be taken back.
class Answering : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(OfferModel *answers READ answers CONSTANT)
    Q_PROPERTY(OfferModel *asides READ asides CONSTANT) // words that may be said out of turn
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString remark READ remark NOTIFY changed) // below the question
    Q_PROPERTY(bool lifted READ isLifted NOTIFY changed)
    // Something is asked now; not while the table tells what has happened.
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    // An answer on offer is about several cards of the hand: presses choose them one by one.
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY changed)
    // Nothing but a card of the hand is asked for.
    Q_PROPERTY(bool plainTurn READ isPlainTurn NOTIFY changed)

public:
    explicit Answering(Picture &picture, QObject *parent = nullptr);

    // What the viewer is asked in this position; nothing: whatever is pressed has no effect.
    void ask(std::optional<sobremesa::Observation> seen);
    // Brings the table to where it can be answered, before every press of a card; false: the press was for
    // something else.
    void setReadying(std::function<bool()> ready) { m_ready = std::move(ready); }
    // The same question in today's language.
    void retranslate() { refresh(); }
    // The hint points at this.
    void setHinted(const std::optional<sobremesa::Action> &action);
    // The card of this action has stopped halfway.
    void setKeptBack(const std::optional<sobremesa::Action> &action);
    void refuse(const sobremesa::Refusal &refusal, int row = -1);

    // A press on a card: plays it if there is one way, asks if there are several, chooses if it belongs to
    // one answer.
    Q_INVOKABLE void press(int row);
    // Whether the card may be let go anywhere on the runner; what belongs to a pile goes there alone.
    Q_INVOKABLE bool goesAnywhere(int row) const;
    // The card is let go on another one, or on the runner (row -1).
    Q_INVOKABLE void drop(int row, int onto);
    Q_INVOKABLE void answer(int row);
    Q_INVOKABLE void sayAside(int row);
    // A word out of turn by its spelling in a record. While nothing is asked it is kept for the next
    // question, and said if it is on offer then.
    Q_INVOKABLE void say(const QString &code);
    // A digit or letter; false if it means nothing now.
    Q_INVOKABLE bool key(const QString &key);
    // An answer or a word on offer has this key.
    [[nodiscard]] Q_INVOKABLE bool takesKey(const QString &key) const;
    // Typed while others are awaited: it counts if the next question comes soon and has an answer with this
    // key.
    Q_INVOKABLE void keepKey(const QString &key);
    // Looks at an answer without giving it: the cards show what it would make of them; -1: at none.
    Q_INVOKABLE void lookAt(int row);
    Q_INVOKABLE void putBack();

    [[nodiscard]] OfferModel *answers() { return &m_answers; }
    [[nodiscard]] const OfferModel *answers() const { return &m_answers; }
    [[nodiscard]] OfferModel *asides() { return &m_asides; }
    [[nodiscard]] const OfferModel *asides() const { return &m_asides; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString remark() const;
    // What the viewer is about to do: the card that is lifted or has stopped halfway.
    [[nodiscard]] std::optional<sobremesa::Action> considered() const;
    [[nodiscard]] bool isAsked() const { return m_seen.has_value(); }
    [[nodiscard]] bool isLifted() const { return !m_choice.isEmpty() || m_early; }
    [[nodiscard]] bool isChoosing() const { return m_choice.takesSeveral(); }
    [[nodiscard]] bool isPlainTurn() const { return m_answers.rowCount() == 0 && !isChoosing(); }
    // The table waits for the viewer.
    [[nodiscard]] bool isMyTurn() const;

Q_SIGNALS:
    void changed();
    void decided(const sobremesa::Action &action);
    // A press that the rules refuse: the card's row (or -1), why, and the rule's section.
    void refused(int row, const QString &why, const QString &rule);
    // A digit is about to press this card: it has the focus now, and Enter means it.
    void keyed(int row);
    // To be said to those who do not see.
    void announced(const QString &sentence);

private:
    void refresh();
    void mark();
    void markHinted(std::map<sobremesa::Card, CardModel::Mark> &marks);
    void markKeptBack(std::map<sobremesa::Card, CardModel::Mark> &marks) const;
    void markRefused(std::map<sobremesa::Card, CardModel::Mark> &marks) const;
    void pressHand(int row);
    void pressTarget(int row);
    void lift(int row);
    void keepCard(int row);
    void useEarly();
    void useEarlyWord();
    void explain(int row);
    void give(OfferModel &offers, int row);
    [[nodiscard]] bool isMeant(OfferModel &offers, int row);
    [[nodiscard]] std::optional<sobremesa::Refusal> refusalOf(sobremesa::Card card) const;
    [[nodiscard]] std::vector<sobremesa::Offer> offers() const;
    [[nodiscard]] bool digitsMeanCards(int row) const;
    [[nodiscard]] bool isOwn(int row) const;
    [[nodiscard]] bool othersAreAwaited() const;

    Picture &m_picture;
    CardModel &m_cards;
    Choice m_choice;
    OfferModel m_answers;
    OfferModel m_asides;
    std::optional<sobremesa::Observation> m_seen; // the position of the question
    std::optional<sobremesa::Action> m_hinted;
    std::optional<sobremesa::Action> m_keptBack;
    std::function<bool()> m_ready;
    QTimer m_sureTimer;
    std::optional<sobremesa::Card> m_early; // chosen while others were awaited
    QString m_earlyKey;
    QString m_earlyWord;
    QElapsedTimer m_sinceKey;
    int m_looked = -1; // the answer that is looked at
};
