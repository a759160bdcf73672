// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/dealaccount.h"
#include "app/table/gameview.h"
#include "app/table/logmodel.h"
#include "app/table/pointstoast.h"
#include "app/table/story.h"

// Puts what happens into words: the log, points, what is being said, and one sentence for those who do not
// see.
class Teller : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(LogModel *log READ log CONSTANT)
    Q_PROPERTY(PointsToast *toast READ toast CONSTANT)
    Q_PROPERTY(DealAccount *account READ account CONSTANT)
    // What a seat has just said, until something else happens: "verb", "word", "cards", and which of them are
    // "lit".
    Q_PROPERTY(QVariantMap saying READ saying NOTIFY sayingChanged)
    // The last thing that happened, as a sentence.
    Q_PROPERTY(QString status READ status NOTIFY statusChanged)

public:
    Teller(const Session &session, const GameView &game, const TableSeats &seats, const Pace &pace,
        QObject *parent = nullptr);

    // What the viewer perceives of an action, or of what went before the first one.
    [[nodiscard]] std::vector<Story::Beat> beatsOf(std::size_t step) const;
    [[nodiscard]] std::vector<Story::Beat> openingBeats() const;
    // The section of the rules that a beat is about.
    [[nodiscard]] QString sectionOf(const Story::Beat &beat) const;

    // Tells one beat; what is booked at the end of a deal comes on its account where that is wanted.
    void hear(const Story::Beat &beat);
    void announce(const QString &sentence);
    // The same sentence as before is said again.
    void announceAgain(const QString &sentence);
    // The log anew, in today's language and for today's viewer.
    void rewriteLog();
    void clear();

    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] PointsToast *toast() { return &m_toast; }
    [[nodiscard]] DealAccount *account() { return &m_account; }
    [[nodiscard]] QVariantMap saying() const { return m_saying; }
    [[nodiscard]] QString status() const { return m_status; }

Q_SIGNALS:
    void sayingChanged();
    void statusChanged();
    // Something that the log tells of ("trick_won" …), a new "deal", cards "shown"; -1: no seat or side.
    void noted(const QString &what, int seat, int side);
    // The cards that a side has taken are counted: what is said to each of them.
    void counted(int side, const QList<int> &numbers);

private:
    [[nodiscard]] std::vector<Story::Beat> beatsOf(
        const std::vector<sobremesa::Event> &events, std::size_t step) const;
    [[nodiscard]] std::vector<LogModel::Line> linesOf(const Story::Beat &beat);
    [[nodiscard]] LogModel::Line headingOf(const sobremesa::Event &deal);
    [[nodiscard]] int tileOf(const sobremesa::Event &event) const;
    void keepSaying(const Story::Beat &beat);
    void logBeat(const Story::Beat &beat);
    [[nodiscard]] bool addToAccount(const Story::Beat &beat);
    void toastPoints(const Story::Beat &beat);
    void passOn(const Story::Beat &beat);

    const Session &m_session;
    const GameView &m_game;
    const TableSeats &m_seats;
    LogModel m_log;
    PointsToast m_toast;
    DealAccount m_account;
    QVariantMap m_saying;
    QString m_status;
    int m_dealsLogged = 0;
};
