// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/choice.h"
#include "app/table/dealaccount.h"
#include "app/table/hint.h"
#include "app/table/logmodel.h"
#include "app/table/opponents.h"
#include "app/table/pointstoast.h"
#include "app/table/story.h"
#include "app/table/tableseats.h"

#include <QVariantMap>

// The table as one person sees it: models to look at, and one way in. It is ahead of the picture: what it
// says is final before an animation begins. It hands out nothing but what the viewer's seat may know.
class TableController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game NOTIFY gameChanged)
    Q_PROPERTY(QString name READ name NOTIFY headChanged)
    Q_PROPERTY(QString headline READ headline NOTIFY headChanged)
    Q_PROPERTY(QString pack READ pack NOTIFY gameChanged)
    Q_PROPERTY(bool clockwise READ clockwise NOTIFY gameChanged)
    Q_PROPERTY(QString dealNumber READ dealNumber NOTIFY gameChanged)
    Q_PROPERTY(int players READ players NOTIFY gameChanged)
    Q_PROPERTY(int deal READ deal NOTIFY headChanged)
    Q_PROPERTY(int viewer READ viewer NOTIFY gameChanged)
    Q_PROPERTY(CardModel *cards READ cards CONSTANT)
    Q_PROPERTY(TableSeats *seats READ seats CONSTANT)
    Q_PROPERTY(OfferModel *answers READ answers CONSTANT)
    Q_PROPERTY(OfferModel *asides READ asides CONSTANT)
    Q_PROPERTY(LogModel *log READ log CONSTANT)
    Q_PROPERTY(Pace *pace READ pace CONSTANT)
    Q_PROPERTY(QVariantMap options READ options NOTIFY gameChanged)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY scoresChanged)
    Q_PROPERTY(QVariantMap facts READ facts NOTIFY scoresChanged)
    Q_PROPERTY(QString question READ question NOTIFY askedChanged)
    Q_PROPERTY(QString remark READ remark NOTIFY askedChanged)
    Q_PROPERTY(QStringList stakes READ stakes NOTIFY scoresChanged)
    Q_PROPERTY(bool lifted READ isLifted NOTIFY askedChanged)
    Q_PROPERTY(bool plainTurn READ isPlainTurn NOTIFY askedChanged)
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY askedChanged)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY askedChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    Q_PROPERTY(bool still READ isStill NOTIFY stillChanged)
    Q_PROPERTY(bool looking READ isLooking NOTIFY lookingChanged)
    Q_PROPERTY(PointsToast *toast READ toast CONSTANT)
    Q_PROPERTY(DealAccount *account READ account CONSTANT)
    Q_PROPERTY(QVariantMap saying READ saying NOTIFY sayingChanged)
    Q_PROPERTY(QString status READ status NOTIFY statusChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY askedChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY askedChanged)
    Q_PROPERTY(Hint *hint READ hint CONSTANT)
    Q_PROPERTY(QString seal READ seal NOTIFY headChanged)
    Q_PROPERTY(bool demo READ demo WRITE setDemo NOTIFY demoChanged)
    Q_PROPERTY(QString curtain READ curtain NOTIFY curtainChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY overChanged)
    Q_PROPERTY(QVariantMap outcome READ outcome NOTIFY overChanged)

public:
    explicit TableController(QObject *parent = nullptr);
    explicit TableController(const QString &folder, QObject *parent = nullptr);

    [[nodiscard]] QString game() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString pack() const;
    [[nodiscard]] bool clockwise() const;
    [[nodiscard]] QString dealNumber() const;
    [[nodiscard]] int players() const;
    // Which of the game it is, from 1.
    [[nodiscard]] int deal() const;
    [[nodiscard]] int viewer() const { return m_viewer; }
    [[nodiscard]] CardModel *cards() { return &m_cards; }
    [[nodiscard]] TableSeats *seats() { return &m_seats; }
    [[nodiscard]] OfferModel *answers() { return &m_answers; }
    [[nodiscard]] OfferModel *asides() { return &m_asides; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] Pace *pace() { return &m_pace; }
    [[nodiscard]] QVariantList sides() const;
    // By their names on the rules page, and what the game adds for its table ("trumps", "worthNote" ...).
    [[nodiscard]] QVariantMap facts() const;
    // The rule options of this game by their names in a record.
    [[nodiscard]] QVariantMap options() const;
    [[nodiscard]] QString question() const;
    // Below the question; what is at stake, the weightiest first.
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QStringList stakes() const;
    [[nodiscard]] bool isLifted() const { return !m_choice.isEmpty(); }
    // An answer on offer is about several cards of the hand: presses choose them one by one.
    [[nodiscard]] bool isChoosing() const { return m_choice.takesSeveral(); }
    [[nodiscard]] bool myTurn() const;
    // Nothing but a card of the hand is asked for.
    [[nodiscard]] bool isPlainTurn() const { return m_answers.rowCount() == 0 && !m_choice.takesSeveral(); }
    [[nodiscard]] bool isRunning() const { return m_story.isRunning() || m_session.isSaving(); }
    [[nodiscard]] bool isStill() const { return m_still; }
    [[nodiscard]] bool isLooking() const { return m_looking; }
    [[nodiscard]] PointsToast *toast() { return &m_toast; }
    [[nodiscard]] DealAccount *account() { return &m_account; }
    // What a seat has just said, until something else happens: "verb", "word", "cards", and which of them are
    // "lit".
    [[nodiscard]] QVariantMap saying() const { return m_saying; }
    [[nodiscard]] QString status() const { return m_status; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return m_session.hasGame() && m_session.canRedo(); }
    [[nodiscard]] Hint *hint() { return &m_hint; }
    // The fingerprint of the pack, as long as the first deal lasts.
    [[nodiscard]] QString seal() const;
    [[nodiscard]] bool demo() const { return m_demo; }
    void setDemo(bool demo);
    // Whose turn it is to look at the screen, where several persons share it; empty: the viewer's.
    [[nodiscard]] QString curtain() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] QVariantMap outcome() const;
    // True while nothing moves and nobody is about to do anything but the viewer.
    [[nodiscard]] bool isAtRest() const;
    // What the viewer may know, and how everybody is called. Precondition: there is a game.
    [[nodiscard]] sobremesa::Observation seen() const { return m_session.match().observe(m_viewer); }
    // What score, seats and furniture show: the deal that has ended until the next one has begun to be told.
    [[nodiscard]] sobremesa::Observation shown() const;
    [[nodiscard]] TableNames names() const;

    // The game itself, for its file; null before there is one.
    [[nodiscard]] const sobremesa::Match *match() const
    {
        return m_session.hasGame() ? &m_session.match() : nullptr;
    }

    // ---- games
    [[nodiscard]] std::optional<sobremesa::Refusal> begin(
        sobremesa::Opening opening, std::vector<Player> players);
    void show(sobremesa::Match match, std::vector<Player> players);
    [[nodiscard]] Q_INVOKABLE bool resume(const QString &game);
    // Another deal with the same people and rules; the same number deals the same cards.
    Q_INVOKABLE void playAgain();
    // Back to where the cards of this deal had just been dealt.
    Q_INVOKABLE void restart();
    // The same packs, but everybody gets the cards of a neighbour.
    Q_INVOKABLE void exchangeSeats();
    Q_INVOKABLE void dealByNumber(const QString &number);
    // The games that can be continued: rows of { game, name, line }, the newest first.
    [[nodiscard]] Q_INVOKABLE QVariantList keptGames();
    // Leaves the table; nothing is lost.
    Q_INVOKABLE void leave();

    // ---- the viewer's doing
    // A press on a card: plays it if there is one way, asks if there are several, chooses if it belongs to
    // one answer.
    Q_INVOKABLE void press(int row);
    // The card is let go on another one, or on the runner (row -1).
    Q_INVOKABLE void drop(int row, int onto);
    Q_INVOKABLE void answer(int row);
    Q_INVOKABLE void sayAside(int row);
    // A digit or letter; false if it means nothing now.
    Q_INVOKABLE bool key(const QString &key);
    Q_INVOKABLE void putBack();
    Q_INVOKABLE void skip();
    // The person behind the curtain sits down.
    Q_INVOKABLE void raiseCurtain();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void lessHint() { m_hint.back(); }
    Q_INVOKABLE void hideHint() { m_hint.forget(); }
    Q_INVOKABLE void playHint();
    // The computer plays this one move.
    Q_INVOKABLE void demonstrate();
    Q_INVOKABLE void dismissNotice() { tellNotice({}); }
    // ---- looking
    Q_INVOKABLE void lookAt(int logRow);
    Q_INVOKABLE void lookAtLast();
    Q_INVOKABLE void stopLooking();
    // What a person who does not see asks for: "hand", "table", "score", "moves".
    Q_INVOKABLE QString tellAbout(const QString &what);
    // The section of the rules about what is on the screen.
    [[nodiscard]] Q_INVOKABLE QString section() const;
    // { name, notes }: what is worth knowing about a card, by its code.
    [[nodiscard]] Q_INVOKABLE QVariantMap aboutCard(const QString &code) const;

Q_SIGNALS:
    void gameChanged();
    void headChanged();
    void scoresChanged();
    void askedChanged();
    void runningChanged();
    void stillChanged();
    void lookingChanged();
    void sayingChanged();
    void statusChanged();
    void noticeChanged();
    void demoChanged();
    void overChanged();
    void curtainChanged();
    // Something that the log tells of ("trick_won" …), a new "deal", cards "shown"; -1: no seat or side.
    void noted(const QString &what, int seat, int side);
    // The cards that a side has taken are counted: what is said to each of them.
    void counted(int side, const QList<int> &numbers);
    // A press that the rules refuse: the card's row (or -1), why, and the rule's section.
    void refused(int row, const QString &why, const QString &rule);

private:
    void connectParts();
    void layTable();
    void sitDown();
    void tellStep(std::size_t step);
    [[nodiscard]] std::vector<Story::Beat> beatsOf(
        const std::vector<sobremesa::Event> &events, std::size_t step) const;
    void hear(const Story::Beat &beat);
    void rememberEnding();
    void forgetEnding();
    void hearDeal(const Story::Beat &beat);
    [[nodiscard]] bool addToAccount(const Story::Beat &beat);
    void gatherCards();
    void keepSaying(const Story::Beat &beat);
    void logBeat(const Story::Beat &beat);
    // The two teams of a game as the viewer calls them.
    [[nodiscard]] static QString us(bool ours);
    void passOn(const Story::Beat &beat);
    [[nodiscard]] QString dealTitle(int number) const;
    [[nodiscard]] LogModel::Line headingOf(const sobremesa::Event &deal);
    [[nodiscard]] int tileOf(const sobremesa::Event &event) const;
    [[nodiscard]] std::vector<LogModel::Line> linesOf(const Story::Beat &beat);
    void rewriteLog();
    void toastPoints(const Story::Beat &beat);
    void announce(const QString &sentence);
    void tellNotice(const QString &sentence);
    [[nodiscard]] QStringList onTheTable() const;
    void advance();
    void passScreen();
    void refreshOffers();
    void refreshMarks();
    void askComputers();
    void play(const sobremesa::Action &action, bool byViewer);
    void arrangeNow(bool still);
    void setLooking(bool looking);
    void retranslate();
    [[nodiscard]] bool isNextDealt() const;
    void lift(int row);
    void pressHand(int row);
    void pressTarget(int row);
    void refuseOthers(std::map<sobremesa::Card, CardModel::Mark> &marks) const;
    [[nodiscard]] std::optional<sobremesa::Refusal> refusalOf(sobremesa::Card card) const;
    void explain(int row);
    [[nodiscard]] bool isMeant(OfferModel &offers, int row);
    void tellRefusal(const sobremesa::Refusal &refusal, int row = -1);
    void beginAnew(std::optional<std::uint64_t> seed);
    void followHint();
    void goOnFromHere();
    void beginWith(sobremesa::Opening opening);

    GameStore m_store;
    Session m_session;
    Pace m_pace;
    Opponents m_opponents;
    CardModel m_cards;
    Choice m_choice;
    TableSeats m_seats;
    OfferModel m_answers;
    OfferModel m_asides;
    LogModel m_log;
    int m_dealsLogged = 0;
    PointsToast m_toast;
    DealAccount m_account;
    Story m_story;
    sobremesa::Seat m_viewer = 0;
    sobremesa::Seat m_next = sobremesa::nobody; // the person behind the curtain
    Hint m_hint;
    QTimer m_bubbleTimer;
    QTimer m_stillTimer;
    QTimer m_sureTimer;
    QVariantMap m_saying;
    std::optional<sobremesa::Position> m_ending; // as the deal left it that is still told
    QString m_status;
    QString m_notice;
    QString m_lookedSection; // of the line whose position is looked at
    bool m_still = false;
    bool m_looking = false;
    bool m_demo = false;
    bool m_demonstrate = false;
    bool m_present = false; // somebody sits at the table: computers may go on
};
