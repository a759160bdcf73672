// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/cardmodel.h"
#include "app/table/dealaccount.h"
#include "app/table/gameview.h"
#include "app/table/pace.h"
#include "app/table/tableseats.h"

#include <QTimer>

// What a seat says, until something else happens.
struct Saying
{
    Q_GADGET
    QML_VALUE_TYPE(saying)
    Q_PROPERTY(QString verb MEMBER verb CONSTANT) // empty: nothing
    Q_PROPERTY(int word MEMBER word CONSTANT) // the verb's word; -1: none
    Q_PROPERTY(QStringList cards MEMBER cards CONSTANT)
    Q_PROPERTY(QStringList lit MEMBER lit CONSTANT) // those of them that count

public:
    QString verb;
    int word = -1;
    QStringList cards;
    QStringList lit;

    friend bool operator==(const Saying &, const Saying &) = default;
};

// The table as it has been told: cards, seats with their words, score, stakes, facts, the account of a deal.
// It shows the position after any number of actions at once, or plays what leads from one to the next, event
// by event. The match may be further, and need not be played by anybody; everything on the screen reads the
// picture, and nothing in it is more than its view may know.
class Picture : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(GameView *game READ game CONSTANT)
    Q_PROPERTY(CardModel *cards READ cards CONSTANT)
    Q_PROPERTY(TableSeats *seats READ seats CONSTANT)
    Q_PROPERTY(DealAccount *account READ account CONSTANT)
    Q_PROPERTY(Saying saying READ saying NOTIFY sayingChanged)
    Q_PROPERTY(int step READ stepNumber NOTIFY stepChanged) // so many actions have been told
    Q_PROPERTY(bool dealing READ isDealing NOTIFY dealingChanged) // a deal has begun, its cards come

public:
    explicit Picture(const Pace &pace, QObject *parent = nullptr);

    // A match before its story: all cards are in the stock, nobody has said anything. The match stays where
    // it is and must outlive its picture.
    void layOut(const sobremesa::Match &match, const std::vector<Player> &players, View view);
    // The table after so many actions, at most as many as there are; `still`: nothing moves there.
    void showStep(std::size_t step);
    // The same step with other eyes.
    void setView(View view);
    // One thing that has happened. The gap is the delay from one card to the next.
    void play(const Beat &beat, int gap);
    // After a story: every card lies where it belongs, and those awaited have their ring.
    void settle();
    // A story is being told: nobody is awaited.
    void setBusy(bool busy);
    // Everything that stands there in today's language.
    void retranslate();

    [[nodiscard]] GameView *game() { return &m_game; }
    [[nodiscard]] const GameView *game() const { return &m_game; }
    [[nodiscard]] CardModel *cards() { return &m_cards; }
    [[nodiscard]] const CardModel *cards() const { return &m_cards; }
    [[nodiscard]] TableSeats *seats() { return &m_seats; }
    [[nodiscard]] const TableSeats *seats() const { return &m_seats; }
    [[nodiscard]] DealAccount *account() { return &m_account; }
    [[nodiscard]] const DealAccount *account() const { return &m_account; }
    [[nodiscard]] Saying saying() const { return m_saying; }
    [[nodiscard]] bool isDealing() const { return m_dealing; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] int stepNumber() const { return static_cast<int>(m_step); }
    [[nodiscard]] View view() const { return m_view; }

    // ---- for those who tell of it. Precondition: there is a match.
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    [[nodiscard]] const sobremesa::Match &match() const { return *m_match; }
    [[nodiscard]] Witness witness() const { return { *m_match, m_view }; }
    // What the view knows at this step, and who is who for it.
    [[nodiscard]] const sobremesa::Observation &seen() const { return m_seen; }
    [[nodiscard]] const TableNames &names() const { return m_names; }
    [[nodiscard]] QString text(const sobremesa::Text &text) const { return gameText(text, m_names); }

Q_SIGNALS:
    void sayingChanged();
    void stepChanged();
    void dealingChanged();
    // The match or the view is another one.
    void viewChanged();

private:
    void gather();
    void layCards(std::size_t step);
    void name();
    void refresh();
    void refreshSeats();
    void startDeal(const Beat &beat);
    void book(const Beat &beat);
    void say(const Beat &beat);
    void setSaying(Saying saying);
    void setStep(std::size_t step);
    void setDealing(bool dealing);

    const Pace &m_pace;
    const sobremesa::Match *m_match = nullptr;
    std::vector<Player> m_players;
    View m_view;
    TableNames m_names;
    sobremesa::Observation m_seen;
    Booked m_booked; // as it has been told
    int m_deal = 0;
    std::size_t m_step = 0;
    bool m_busy = false;
    bool m_dealing = false;
    CardModel m_cards;
    TableSeats m_seats;
    GameView m_game;
    DealAccount m_account;
    Saying m_saying;
    QTimer m_bubbleTimer;
};

// Seats and sides as this seat calls them.
[[nodiscard]] TableNames namesFor(
    const sobremesa::Position &position, const std::vector<Player> &players, sobremesa::Seat viewer);
