// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/choice.h"
#include "app/table/hint.h"
#include "app/table/opponents.h"
#include "app/table/teller.h"

#include <QVariantMap>

#include <memory>

// The table as one person sees it: models to look at, and one way in. It is ahead of the picture: what it
// says is final before an animation begins. It hands out nothing but what the viewer's seat may know.
class TableController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(GameView *game READ game CONSTANT)
    Q_PROPERTY(Teller *teller READ teller CONSTANT)
    Q_PROPERTY(CardModel *cards READ cards CONSTANT)
    Q_PROPERTY(TableSeats *seats READ seats CONSTANT)
    Q_PROPERTY(OfferModel *answers READ answers CONSTANT)
    Q_PROPERTY(OfferModel *asides READ asides CONSTANT)
    Q_PROPERTY(Pace *pace READ pace CONSTANT)
    Q_PROPERTY(Hint *hint READ hint CONSTANT)
    Q_PROPERTY(QString question READ question NOTIFY askedChanged)
    Q_PROPERTY(QString remark READ remark NOTIFY askedChanged)
    Q_PROPERTY(bool lifted READ isLifted NOTIFY askedChanged)
    Q_PROPERTY(bool plainTurn READ isPlainTurn NOTIFY askedChanged)
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY askedChanged)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY askedChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY askedChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY askedChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    Q_PROPERTY(bool still READ isStill NOTIFY stillChanged)
    Q_PROPERTY(bool looking READ isLooking NOTIFY lookingChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool demo READ demo WRITE setDemo NOTIFY demoChanged)
    Q_PROPERTY(QString curtain READ curtain NOTIFY curtainChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY overChanged)
    Q_PROPERTY(QVariantMap outcome READ outcome NOTIFY overChanged)

public:
    explicit TableController(QObject *parent = nullptr);
    // With a shelf of its own in this folder.
    explicit TableController(const QString &folder, QObject *parent = nullptr);
    explicit TableController(Shelf &shelf, QObject *parent = nullptr);

    [[nodiscard]] GameView *game() { return &m_game; }
    [[nodiscard]] const GameView *game() const { return &m_game; }
    [[nodiscard]] Teller *teller() { return &m_teller; }
    [[nodiscard]] CardModel *cards() { return &m_cards; }
    [[nodiscard]] TableSeats *seats() { return &m_seats; }
    [[nodiscard]] OfferModel *answers() { return &m_answers; }
    [[nodiscard]] OfferModel *asides() { return &m_asides; }
    [[nodiscard]] Pace *pace() { return &m_pace; }
    [[nodiscard]] Hint *hint() { return &m_hint; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString remark() const; // below the question
    [[nodiscard]] bool isLifted() const { return !m_choice.isEmpty(); }
    // An answer on offer is about several cards of the hand: presses choose them one by one.
    [[nodiscard]] bool isChoosing() const { return m_choice.takesSeveral(); }
    [[nodiscard]] bool myTurn() const;
    // Nothing but a card of the hand is asked for.
    [[nodiscard]] bool isPlainTurn() const { return m_answers.rowCount() == 0 && !m_choice.takesSeveral(); }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return m_session.hasGame() && m_session.canRedo(); }
    [[nodiscard]] bool isRunning() const { return m_story.isRunning() || m_session.isSaving(); }
    [[nodiscard]] bool isStill() const { return m_still; }
    [[nodiscard]] bool isLooking() const { return m_looking; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] bool demo() const { return m_demo; }
    void setDemo(bool demo);
    // Whose turn it is to look at the screen, where several persons share it; empty: the viewer's.
    [[nodiscard]] QString curtain() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] QVariantMap outcome() const;
    // True while nothing moves and nobody is about to do anything but the viewer.
    [[nodiscard]] bool isAtRest() const;
    // The game itself, for its file; null before there is one.
    [[nodiscard]] const sobremesa::Match *match() const;

    // ---- games
    [[nodiscard]] std::optional<sobremesa::Refusal> begin(sobremesa::Opening opening,
        std::vector<Player> players, Session::Keeping keeping = Session::Keeping::Now);
    void show(sobremesa::Match match, std::vector<Player> players);
    // A game from the shelf: resumed() follows, or a notice.
    void resume(GameId id) { m_session.resume(id); }
    // Another deal with the same people and rules; the same number deals the same cards.
    Q_INVOKABLE void playAgain();
    // Back to where the cards of this deal had just been dealt.
    Q_INVOKABLE void restart();
    // The same packs, but everybody gets the cards of a neighbour.
    Q_INVOKABLE void exchangeSeats();
    Q_INVOKABLE void dealByNumber(const QString &number);
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
    void askedChanged();
    void runningChanged();
    void stillChanged();
    void lookingChanged();
    void noticeChanged();
    void demoChanged();
    void overChanged();
    void curtainChanged();
    // Somebody sits at a game from the shelf.
    void resumed();
    // A press that the rules refuse: the card's row (or -1), why, and the rule's section.
    void refused(int row, const QString &why, const QString &rule);

private:
    void connectParts();
    void layTable();
    void sitDown();
    void tellStep(std::size_t step);
    void hear(const Story::Beat &beat);
    void forgetEnding();
    void hearDeal(const Story::Beat &beat);
    void gatherCards();
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

    std::unique_ptr<Shelf> m_ownShelf;
    Session m_session;
    Pace m_pace;
    Opponents m_opponents;
    CardModel m_cards;
    Choice m_choice;
    TableSeats m_seats;
    GameView m_game;
    Teller m_teller;
    OfferModel m_answers;
    OfferModel m_asides;
    Story m_story;
    sobremesa::Seat m_next = sobremesa::nobody; // the person behind the curtain
    Hint m_hint;
    QTimer m_bubbleTimer;
    QTimer m_stillTimer;
    QTimer m_sureTimer;
    QString m_notice;
    QString m_lookedSection; // of the line whose position is looked at
    bool m_still = false;
    bool m_looking = false;
    bool m_demo = false;
    bool m_demonstrate = false;
    bool m_present = false; // somebody sits at the table: computers may go on
};
