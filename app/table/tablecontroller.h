// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coach/coach.h"
#include "app/table/assistant.h"
#include "app/table/outcome.h"
#include "app/table/turns.h"

#include <memory>

// The table at which people play: it deals games, lets everybody act in turn, and puts its parts together.
// What lies on it is the Picture, which the Narrator moves on; the viewer acts by Answering, looks back by
// Looking and is helped by the Assistant. Nothing is handed out but what the viewer's seat may know.
class TableController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Picture *picture READ picture CONSTANT)
    Q_PROPERTY(GameView *game READ game CONSTANT)
    Q_PROPERTY(CardModel *cards READ cards CONSTANT)
    Q_PROPERTY(Narrator *narrator READ narrator CONSTANT)
    Q_PROPERTY(Answering *answering READ answering CONSTANT)
    Q_PROPERTY(Looking *looking READ looking CONSTANT)
    Q_PROPERTY(Assistant *assistant READ assistant CONSTANT)
    Q_PROPERTY(Coach *coach READ coach CONSTANT)
    Q_PROPERTY(Turns *turns READ turns CONSTANT)
    Q_PROPERTY(Pace *pace READ pace CONSTANT)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY turnChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY turnChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY turnChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    // The picture takes new places at once; nothing flies there.
    Q_PROPERTY(bool still READ isStill NOTIFY stillChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY overChanged)
    Q_PROPERTY(GameOutcome outcome READ outcome NOTIFY overChanged)

public:
    explicit TableController(QObject *parent = nullptr);
    // With a shelf of its own in this folder.
    explicit TableController(const QString &folder, QObject *parent = nullptr);
    explicit TableController(Shelf &shelf, QObject *parent = nullptr);

    [[nodiscard]] Picture *picture() { return &m_picture; }
    [[nodiscard]] const Picture *picture() const { return &m_picture; }
    [[nodiscard]] GameView *game() { return m_picture.game(); }
    [[nodiscard]] const GameView *game() const { return m_picture.game(); }
    [[nodiscard]] CardModel *cards() { return m_picture.cards(); }
    [[nodiscard]] Narrator *narrator() { return &m_narrator; }
    [[nodiscard]] const Narrator *narrator() const { return &m_narrator; }
    [[nodiscard]] Answering *answering() { return &m_answering; }
    [[nodiscard]] Looking *looking() { return &m_looking; }
    [[nodiscard]] const Looking *looking() const { return &m_looking; }
    [[nodiscard]] Assistant *assistant() { return &m_assistant; }
    [[nodiscard]] Coach *coach() { return &m_coach; }
    [[nodiscard]] Turns *turns() { return &m_turns; }
    [[nodiscard]] Pace *pace() { return &m_pace; }
    [[nodiscard]] bool myTurn() const { return m_answering.isMyTurn(); }
    [[nodiscard]] virtual bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return m_session.hasGame() && m_session.canRedo(); }
    [[nodiscard]] bool isRunning() const { return m_narrator.isRunning() || m_session.isSaving(); }
    [[nodiscard]] bool isStill() const { return m_still; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] virtual bool isOver() const;
    [[nodiscard]] GameOutcome outcome() const;
    // True while nothing moves and nobody is about to do anything but the viewer.
    [[nodiscard]] bool isAtRest() const;
    // The same, or until somebody has read the slip that lies there.
    [[nodiscard]] bool standsStill() const;
    // Its place on the shelf; noGame if it has none.
    [[nodiscard]] GameId gameId() const { return m_session.id(); }
    // The game itself, for its file; null before there is one.
    [[nodiscard]] const sobremesa::Match *match() const;

    // ---- games
    [[nodiscard]] std::optional<sobremesa::Refusal> begin(sobremesa::Opening opening,
        std::vector<Player> players, Session::Keeping keeping = Session::Keeping::Now);
    void show(sobremesa::Match match, std::vector<Player> players, Origin origin = Origin::Record);
    // A game that nobody plays any more, with the eyes of this seat, after so many actions.
    void watch(sobremesa::Match match, std::vector<Player> players, View view, int step = 0);
    // A game from the shelf: resumed() follows, or a notice.
    void resume(GameId id) { m_session.resume(id); }
    // Another deal with the same people and rules; the same number deals the same cards.
    Q_INVOKABLE void playAgain();
    Q_INVOKABLE void dealByNumber(const QString &number);
    // The same packs, but everybody gets the cards of a neighbour.
    Q_INVOKABLE void exchangeSeats();
    // Back to where the cards of this deal had just been dealt.
    Q_INVOKABLE void restart();
    // Leaves the table; nothing is lost.
    Q_INVOKABLE void leave();

    // ---- turns
    Q_INVOKABLE virtual void undo();
    Q_INVOKABLE void redo();
    // What moves lies where it belongs, what is told is told.
    Q_INVOKABLE void skip();
    Q_INVOKABLE void dismissNotice() { tellNotice({}); }

Q_SIGNALS:
    void turnChanged();
    void runningChanged();
    void stillChanged();
    void noticeChanged();
    void overChanged();
    // Somebody sits at a game from the shelf.
    void resumed();
    // Nothing of a game from the shelf can be played by the present rules; a notice says so as well.
    void unreadable(GameId id, const QString &refusal);

protected:
    // After everything has been told: whoever may act is asked.
    virtual void advance();
    virtual void act(const sobremesa::Action &action, bool byViewer);
    // A match that is nobody's game: none of it is kept, and nobody acts unless advance() says so.
    void lay(sobremesa::Match match, std::vector<Player> players);
    // One action further, told as it happens.
    void tellAction(const sobremesa::Action &action);
    // Nothing moves; what lies there is what has been told.
    void rest();

private:
    void connectParts();
    void sitDown();
    void layOut();
    void goOnFromHere();
    void holdStill();
    void deal(sobremesa::Opening opening);
    void tellNotice(const QString &sentence);
    void decide(const sobremesa::Action &action);
    void retranslate();

    std::unique_ptr<Shelf> m_ownShelf;
    Session m_session;
    Pace m_pace;
    Picture m_picture;
    Narrator m_narrator;
    Answering m_answering;
    Looking m_looking;
    Assistant m_assistant;
    Coach m_coach;
    Turns m_turns;
    QTimer m_stillTimer;
    QString m_notice;
    bool m_still = false;
};
