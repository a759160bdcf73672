// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/findings.h"
#include "app/review/judging.h"
#include "app/review/retrytable.h"
#include "app/review/reviewvalues.h"
#include "app/shelf/shelf.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <map>

class ReviewWords;

// A kept game looked at again: luck and skill apart, what could be expected at each decision, and the
// costliest ones. Decisions are judged beside the window, each by what its seat could know; what was found is
// kept with the game.
class Review : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Program")
    Q_PROPERTY(bool shown READ isShown NOTIFY shownChanged) // somebody looks at it
    Q_PROPERTY(double game READ game NOTIFY gameChanged) // its id on the shelf; 0: none
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameChanged) // "porrazo"
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    Q_PROPERTY(QString line READ line NOTIFY gameChanged)
    Q_PROPERTY(QString pack READ pack NOTIFY gameChanged)
    Q_PROPERTY(GameOutcome outcome READ outcome NOTIFY gameChanged) // with the proof of the fair deal
    Q_PROPERTY(int judged READ judged NOTIFY changed) // so many decisions, of everybody,
    Q_PROPERTY(int all READ all NOTIFY changed) // of so many
    Q_PROPERTY(bool ready READ isReady NOTIFY changed) // all have been judged
    Q_PROPERTY(int costlyCount READ costlyCount NOTIFY changed) // that cost much: three at most
    Q_PROPERTY(QList<ReviewPoint> points READ points NOTIFY changed)
    Q_PROPERTY(QStringList deals READ deals NOTIFY gameChanged) // "Deal 1"
    Q_PROPERTY(double luckFrom READ luckFrom NOTIFY gameChanged) // points from which luck is marked
    Q_PROPERTY(QString luckLegend READ luckLegend NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed) // "Where the 13 points went"
    Q_PROPERTY(QString doubt READ doubt NOTIFY changed) // "± 1.6"
    Q_PROPERTY(QList<ReviewBar> bars READ bars NOTIFY changed)
    Q_PROPERTY(QList<ReviewCostly> costly READ costly NOTIFY changed)
    Q_PROPERTY(QString nothingCostly READ nothingCostly NOTIFY changed) // empty: something was
    Q_PROPERTY(int current READ current NOTIFY currentChanged) // a point; -1: none
    Q_PROPERTY(ReviewDecision decision READ decision NOTIFY decisionChanged)
    Q_PROPERTY(bool openHands READ isOpenHands WRITE setOpenHands NOTIFY decisionChanged)
    Q_PROPERTY(QStringList people READ people NOTIFY gameChanged) // whose decisions; one or more persons
    Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(RetryTable *retry READ retry CONSTANT)
    Q_PROPERTY(bool retrying READ isRetrying NOTIFY retryingChanged)

public:
    Review(Shelf &shelf, TableController &table, QObject *parent = nullptr);
    ~Review() override;
    Q_DISABLE_COPY_MOVE(Review)

    // Begins to judge a game that is over; nobody looks yet. Of none, if it is not kept.
    Q_INVOKABLE void prepare(qint64 id);
    // This game is played on: what was found of it is of no use.
    void forget(qint64 id);
    // Judges it, and shows it.
    Q_INVOKABLE void open(qint64 id);
    Q_INVOKABLE void close();
    // While a game is played nothing is judged.
    void setResting(bool resting) { m_judging.setResting(resting); }
    // What has been found so far goes to the shelf: the program ends.
    void keep();

    Q_INVOKABLE void choose(int point);
    Q_INVOKABLE void step(int by) { choose(m_current + by); }
    // The chosen decision on the real table: to find the better action, or to see it played on.
    Q_INVOKABLE void tryAgain();
    Q_INVOKABLE void showOn();
    // The costliest, one after the other.
    Q_INVOKABLE void tryAll();
    Q_INVOKABLE void nextTry();
    // A game of its own from where the tried position stands.
    Q_INVOKABLE void playOn();

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] double game() const { return static_cast<double>(m_id); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString line() const;
    [[nodiscard]] QString pack() const;
    [[nodiscard]] GameOutcome outcome() const;
    [[nodiscard]] int judged() const { return m_found.judged(); }
    [[nodiscard]] int all() const { return m_found.all(); }
    [[nodiscard]] bool isReady() const { return m_found.isWhole(); }
    [[nodiscard]] int costlyCount() const { return static_cast<int>(m_costly.size()); }
    [[nodiscard]] QList<ReviewPoint> points() const { return m_points; }
    [[nodiscard]] QStringList deals() const;
    [[nodiscard]] double luckFrom() const;
    [[nodiscard]] QString luckLegend() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString doubt() const;
    [[nodiscard]] QList<ReviewBar> bars() const { return m_bars; }
    [[nodiscard]] QList<ReviewCostly> costly() const { return m_costly; }
    [[nodiscard]] QString nothingCostly() const;
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] ReviewDecision decision() const { return m_decision; }
    [[nodiscard]] bool isOpenHands() const { return m_openHands; }
    [[nodiscard]] QStringList people() const;
    [[nodiscard]] int person() const { return static_cast<int>(m_person); }
    [[nodiscard]] RetryTable *retry() { return &m_retry; }
    [[nodiscard]] bool isRetrying() const { return m_retrying; }
    void setOpenHands(bool open);
    void setPerson(int person);

Q_SIGNALS:
    void shownChanged();
    void gameChanged();
    void changed();
    void currentChanged();
    void decisionChanged();
    void retryingChanged();
    // A sentence for the player.
    void said(const QString &sentence);
    // A game lies on the table, to be played.
    void laid();

private:
    struct Loaded
    {
        std::shared_ptr<const ReviewedGame> game; // none: nothing of it can be read
        QString refusal;
    };

    [[nodiscard]] static Loaded loaded(const KeptGame &kept);
    void drop();
    void arrive(const GameRow &row, const Loaded &loaded);
    void recall(const GameReview &kept);
    void hear(const JudgedDecision &found);
    void retell();
    void findCurrent();
    void rankCostly(const ReviewWords &words);
    void wordPoints(const ReviewWords &words);
    void tellDecision();
    [[nodiscard]] QString drillFor(const ReviewPoint &point) const;
    void askWhy();
    void setRetrying(bool retrying);
    void layRetry(bool show);
    // None as long as it is being read.
    [[nodiscard]] const ReviewedGame *played() const { return m_found.game().get(); }
    [[nodiscard]] sobremesa::Seat seat() const;
    [[nodiscard]] TableNames names() const;

    Shelf &m_shelf;
    TableController &m_table;
    Judging m_judging;
    RetryTable m_retry;
    Findings m_found;
    GameId m_id = noGame;
    GameRow m_row;
    std::vector<sobremesa::Seat> m_persons;
    std::size_t m_person = 0; // whose decisions are looked at
    int m_asked = 0; // counts games that were asked for: only the last one is used
    QTimer m_telling;
    sobremesa::Bars m_sum;
    QList<ReviewPoint> m_points;
    QList<ReviewCostly> m_costly;
    QList<ReviewBar> m_bars;
    ReviewDecision m_decision;
    std::map<std::size_t, sobremesa::Explanation> m_why; // by action
    std::optional<std::size_t> m_chosen; // the action that the player wants to look at
    int m_current = -1;
    int m_trying = -1; // which of the costliest, when all are tried
    bool m_shown = false;
    bool m_openHands = false;
    bool m_retrying = false;
    bool m_unsaved = false;
};
