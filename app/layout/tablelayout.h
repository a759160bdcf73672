// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/bubbles.h"
#include "app/layout/frame.h"
#include "app/layout/laidcards.h"
#include "app/layout/lying.h"
#include "app/layout/table.h"
#include "app/table/handgroups.h"

#include <QQmlParserStatus>
#include <QTimer>

#include <array>

// Where everything lies in a window with a table: worked out anew when a size, a count or what is to lie
// there changes, not by every card. What a game wants of its table are the properties below "wishes", set by
// the game's own furniture.
class TableLayout : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    QML_ELEMENT
    Q_INTERFACES(QQmlParserStatus)

    // ---- the window
    Q_PROPERTY(QSizeF window MEMBER m_window NOTIFY asked)
    Q_PROPERTY(qreal windowScale MEMBER m_windowScale NOTIFY asked)
    Q_PROPERTY(qreal textScale MEMBER m_textScale NOTIFY asked)
    Q_PROPERTY(bool scored MEMBER m_scored NOTIFY asked) // there is a score for the strip
    Q_PROPERTY(int deal MEMBER m_deal NOTIFY asked)
    Q_PROPERTY(bool straight MEMBER m_straight NOTIFY asked) // no fan
    // ---- the people and cards
    Q_PROPERTY(CardModel *cards READ cards WRITE setCards NOTIFY cardsChanged)
    Q_PROPERTY(int players MEMBER m_players NOTIFY asked)
    Q_PROPERTY(int viewer MEMBER m_viewer NOTIFY asked)
    Q_PROPERTY(bool clockwise MEMBER m_clockwise NOTIFY asked)
    Q_PROPERTY(QList<HandPart> groups MEMBER m_groups NOTIFY asked) // of the hand
    Q_PROPERTY(int ownSide MEMBER m_ownSide NOTIFY asked)
    // ---- wishes
    Q_PROPERTY(Seating seating MEMBER m_seating NOTIFY asked)
    Q_PROPERTY(Backs backs MEMBER m_backs NOTIFY asked)
    Q_PROPERTY(Middle middle MEMBER m_middle NOTIFY asked)
    Q_PROPERTY(bool stock MEMBER m_stock NOTIFY asked)
    Q_PROPERTY(bool captured MEMBER m_captured NOTIFY asked)
    Q_PROPERTY(bool takenAtPlates MEMBER m_takenAtPlates NOTIFY asked)
    Q_PROPERTY(qreal mostBar MEMBER m_mostBar NOTIFY asked)
    Q_PROPERTY(bool bubblesBelow MEMBER m_bubblesBelow NOTIFY bubblesAsked)
    // ---- what stands on the table, by its size; empty: nothing
    Q_PROPERTY(qreal bar MEMBER m_bar NOTIFY asked) // the height of a question with its answers
    Q_PROPERTY(QSizeF words MEMBER m_words NOTIFY asked) // beside the cloth
    Q_PROPERTY(bool wordsAbove MEMBER m_wordsAbove NOTIFY asked)
    Q_PROPERTY(QSizeF corner MEMBER m_corner NOTIFY asked) // a paper in the upper left corner
    Q_PROPERTY(QSizeF slip MEMBER m_slip NOTIFY asked) // a paper at the end of the runner
    Q_PROPERTY(QSizeF paper MEMBER m_paper NOTIFY asked) // on the runner, open
    Q_PROPERTY(QSizeF tag MEMBER m_tag NOTIFY asked) // and folded
    Q_PROPERTY(QSizeF order MEMBER m_order NOTIFY asked)
    Q_PROPERTY(bool orderOpen MEMBER m_orderOpen NOTIFY asked)
    Q_PROPERTY(bool playing MEMBER m_playing NOTIFY asked) // the runner is for tricks
    Q_PROPERTY(
        QSizeF pairRoom MEMBER m_pairRoom NOTIFY asked) // above (width) and below (height) a row in pairs
    Q_PROPERTY(
        QList<QRectF> covered MEMBER m_covered NOTIFY bubblesAsked) // rectangles that no bubble may cover
    // ---- how cards lie, as the game tells it
    Q_PROPERTY(bool pairs MEMBER m_pairs NOTIFY asked)
    Q_PROPERTY(QList<int> pairOrder MEMBER m_pairOrder NOTIFY asked)
    Q_PROPERTY(int tricksAside MEMBER m_tricksAside NOTIFY asked)
    Q_PROPERTY(QList<int> allAside MEMBER m_allAside NOTIFY asked)
    Q_PROPERTY(QList<int> open MEMBER m_open NOTIFY asked)
    Q_PROPERTY(QList<int> down MEMBER m_down NOTIFY asked)
    Q_PROPERTY(QList<int> pale MEMBER m_pale NOTIFY asked)
    Q_PROPERTY(QList<int> meldOwners MEMBER m_meldOwners NOTIFY asked)

    // ---- the answers: the window
    Q_PROPERTY(bool portrait READ isPortrait NOTIFY framed)
    Q_PROPERTY(bool wide READ isWide NOTIFY framed)
    Q_PROPERTY(qreal barHeight READ barHeight NOTIFY framed)
    Q_PROPERTY(qreal stripHeight READ stripHeight NOTIFY framed)
    Q_PROPERTY(qreal railWidth READ railWidth NOTIFY framed)
    Q_PROPERTY(QRectF cloth READ cloth NOTIFY framed)
    Q_PROPERTY(QRectF table READ table NOTIFY framed)
    // ---- the answers: the table
    Q_PROPERTY(LaidCards *spots READ spots CONSTANT)
    Q_PROPERTY(int revision READ revision NOTIFY laidOut) // grows when something lies otherwise
    Q_PROPERTY(Form form READ form NOTIFY laidOut) // of the plates
    Q_PROPERTY(bool bare READ bare NOTIFY laidOut) // piles show their number alone
    Q_PROPERTY(qreal hand READ hand NOTIFY laidOut) // height of a card there
    Q_PROPERTY(qreal handTop READ handTop NOTIFY laidOut)
    Q_PROPERTY(qreal barEnd READ barEnd NOTIFY laidOut) // lower end of the answers
    Q_PROPERTY(qreal barWidth READ barWidth NOTIFY barWidthChanged) // the most that the answers may take
    Q_PROPERTY(qreal barMost READ barMost NOTIFY framed) // the most that they may be high
    Q_PROPERTY(qreal barMiddle READ barMiddle NOTIFY laidOut)
    Q_PROPERTY(qreal barKept READ barKept NOTIFY roomKept) // the height that stays free for the answers
    Q_PROPERTY(QRectF play READ play NOTIFY laidOut) // the free middle
    Q_PROPERTY(QRectF runner READ runner NOTIFY laidOut)
    Q_PROPERTY(QRectF slipPlace READ slipPlace NOTIFY laidOut)
    Q_PROPERTY(bool folded READ isFolded NOTIFY laidOut) // the paper is a tag
    Q_PROPERTY(QRectF paperPlace READ paperPlace NOTIFY laidOut)
    Q_PROPERTY(QRectF orderPlace READ orderPlace NOTIFY laidOut)
    Q_PROPERTY(bool orderBeside READ isOrderBeside NOTIFY laidOut)
    Q_PROPERTY(QRectF pairBlock READ pairBlock NOTIFY laidOut)
    Q_PROPERTY(QRectF pairOthers READ pairOthers NOTIFY laidOut)
    Q_PROPERTY(qreal pairDivider READ pairDivider NOTIFY laidOut)
    Q_PROPERTY(int bubbleRevision READ bubbleRevision NOTIFY bubblesLaid)

public:
    enum Seating { Around, Columns };
    Q_ENUM(Seating)
    enum Backs { Fan, Stack, InRow };
    Q_ENUM(Backs)
    enum Middle { Grid, Stay, Tricks, Piles };
    Q_ENUM(Middle)
    enum Form { Full, Small, Brief, Chip };
    Q_ENUM(Form)
    enum Pile { StockPile, DiscardPile, OtherPile, OwnPile };
    Q_ENUM(Pile)
    enum Tail { Left, Right, Top, Bottom };
    Q_ENUM(Tail)

    explicit TableLayout(QObject *parent = nullptr);

    [[nodiscard]] CardModel *cards() const { return m_spots->cards(); }
    void setCards(CardModel *cards);

    // What is written on the plate of a seat, by its sizes.
    Q_INVOKABLE void setPlate(int seat, QSizeF name, QSizeF role, QSizeF line, bool team, bool turn);
    // The width of a pile's number with its label, and without.
    Q_INVOKABLE void setPill(int pile, qreal width, qreal bare);
    // What a bubble takes; empty: it is not there.
    Q_INVOKABLE void setBubble(int bubble, int seat, QSizeF size, QSizeF brief);

    [[nodiscard]] Q_INVOKABLE QRectF plate(int seat) const;
    [[nodiscard]] Q_INVOKABLE QRectF pile(int pile) const;
    [[nodiscard]] Q_INVOKABLE qreal pileCard(int pile) const; // height of its cards
    [[nodiscard]] Q_INVOKABLE QRectF melds(int seat) const; // the room for them
    [[nodiscard]] Q_INVOKABLE QRectF label(int group) const; // the line above cards that belong together
    [[nodiscard]] Q_INVOKABLE bool isLower(int slot) const; // in the lower row of the hand
    [[nodiscard]] Q_INVOKABLE QRectF pairCard(int position) const;
    [[nodiscard]] Q_INVOKABLE QRectF bubble(int bubble) const; // empty: it has no place yet
    [[nodiscard]] Q_INVOKABLE TableLayout::Tail tail(int bubble) const;
    [[nodiscard]] Q_INVOKABLE qreal tip(int bubble) const; // where on that side, as a share of it
    [[nodiscard]] Q_INVOKABLE bool isBrief(int bubble) const; // there is room for the smaller one alone

    [[nodiscard]] bool isPortrait() const { return m_frame.portrait; }
    [[nodiscard]] bool isWide() const { return m_frame.wide; }
    [[nodiscard]] qreal barHeight() const { return m_frame.bar; }
    [[nodiscard]] qreal stripHeight() const { return m_frame.strip; }
    [[nodiscard]] qreal railWidth() const { return m_frame.rail; }
    [[nodiscard]] QRectF cloth() const { return m_frame.cloth; }
    [[nodiscard]] QRectF table() const { return m_frame.table; }
    [[nodiscard]] LaidCards *spots() const { return m_spots; }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] Form form() const { return Form(m_laid.form); }
    [[nodiscard]] bool bare() const { return m_laid.bare || m_papers.bare; }
    [[nodiscard]] qreal hand() const { return m_laid.hand; }
    [[nodiscard]] qreal handTop() const { return m_laid.handTop; }
    [[nodiscard]] qreal barEnd() const { return m_laid.barEnd(); }
    [[nodiscard]] qreal barWidth() const { return m_laid.barWidth; }
    [[nodiscard]] qreal barMost() const;
    [[nodiscard]] qreal barMiddle() const { return m_laid.barMiddle; }
    [[nodiscard]] qreal barKept() const { return m_barKept; }
    [[nodiscard]] QRectF play() const { return m_laid.play; }
    [[nodiscard]] QRectF runner() const;
    [[nodiscard]] QRectF slipPlace() const { return m_laid.slip; }
    [[nodiscard]] bool isFolded() const { return m_papers.folded; }
    [[nodiscard]] QRectF paperPlace() const { return m_papers.paper; }
    [[nodiscard]] QRectF orderPlace() const { return m_papers.order; }
    [[nodiscard]] bool isOrderBeside() const { return m_papers.ordersBeside; }
    [[nodiscard]] QRectF pairBlock() const { return m_pairsLaid.block; }
    [[nodiscard]] QRectF pairOthers() const;
    [[nodiscard]] qreal pairDivider() const { return m_pairsLaid.divider; }
    [[nodiscard]] int bubbleRevision() const { return m_bubbleRevision; }

    void classBegin() override { m_complete = false; }
    void componentComplete() override;

Q_SIGNALS:
    void asked();
    void cardsChanged();
    void framed();
    void laidOut();
    void barWidthChanged();
    void roomKept();
    void bubblesAsked();
    void bubblesLaid();

private:
    struct Bubble
    {
        int seat = 0;
        QSizeF size;
        QSizeF brief;
        sobremesa::layout::BubbleLaid laid;
    };

    // As long as this is the same, what has had its room keeps it.
    struct Moment
    {
        QSizeF window;
        qreal textScale = 0;
        int deal = 0;
        int players = 0;
        bool playing = false;
        bool pairs = false;

        friend bool operator==(const Moment &, const Moment &) = default;
        // The same table, perhaps in another deal or phase of it.
        [[nodiscard]] bool isTableOf(const Moment &other) const
        {
            return window == other.window && textScale == other.textScale && players == other.players
                && pairs == other.pairs;
        }
    };

    void lay();
    void layOnce();
    void forgetRoom();
    void keepRoom();
    void layFrame();
    void layCards();
    void layBubbles();
    [[nodiscard]] sobremesa::layout::TableAsked ask() const;
    [[nodiscard]] sobremesa::layout::Lying lying() const;
    [[nodiscard]] sobremesa::layout::PapersLaid papers(const sobremesa::layout::TableAsked &asked) const;
    [[nodiscard]] sobremesa::layout::PairsLaid pairs(const sobremesa::layout::TableAsked &asked) const;
    [[nodiscard]] std::vector<sobremesa::layout::Taken> taken() const;
    [[nodiscard]] int countIn(CardModel::Zone zone, int owner = -1) const;

    QSizeF m_window { 1280, 800 };
    qreal m_windowScale = 1;
    qreal m_textScale = 1;
    bool m_scored = false;
    int m_deal = 0;
    bool m_straight = false;
    int m_players = 2;
    int m_viewer = 0;
    bool m_clockwise = true;
    QList<HandPart> m_groups;
    int m_ownSide = 0;
    Seating m_seating = Around;
    Backs m_backs = Fan;
    Middle m_middle = Grid;
    bool m_stock = true;
    bool m_captured = true;
    bool m_takenAtPlates = false;
    qreal m_mostBar = 100'000;
    bool m_bubblesBelow = false;
    qreal m_bar = 0;
    QSizeF m_words;
    bool m_wordsAbove = false;
    QSizeF m_corner;
    QSizeF m_slip;
    QSizeF m_paper;
    QSizeF m_tag;
    QSizeF m_order;
    bool m_orderOpen = false;
    bool m_playing = false;
    QSizeF m_pairRoom;
    QList<QRectF> m_covered;
    bool m_pairs = false;
    QList<int> m_pairOrder;
    int m_tricksAside = 0;
    QList<int> m_allAside;
    QList<int> m_open;
    QList<int> m_down;
    QList<int> m_pale;
    QList<int> m_meldOwners;
    std::vector<sobremesa::layout::PlateWords> m_plates;
    std::array<sobremesa::layout::Pill, sobremesa::layout::pileCount> m_pills {};

    bool m_complete = true;
    bool m_laying = false;
    bool m_again = false;
    int m_revision = 0;
    int m_bubbleRevision = 0;
    sobremesa::layout::Frame m_frame;
    sobremesa::layout::TableAsked m_asked;
    sobremesa::layout::TableLaid m_laid;
    sobremesa::layout::Lying m_lying;
    sobremesa::layout::PapersLaid m_papers;
    sobremesa::layout::PairsLaid m_pairsLaid;
    sobremesa::layout::CardSpots m_finder;
    LaidCards *m_spots;
    std::map<int, Bubble> m_bubbles;
    QTimer m_bubbleTimer;
    Moment m_moment;
    qreal m_barKept = 0;
    std::array<qreal, 2> m_barBefore {}; // what was kept last before play and in it
    qreal m_wordsKept = 0;
    QTimer m_keepTimer;
};
