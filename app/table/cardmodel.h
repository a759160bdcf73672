// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/cardplaces.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

// Every card of the pack as one row that never goes away: the picture of a card moves from place to place and
// turns, it is never made anew. Which card it shows is known only where the viewer knows it.
class CardModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(int revision READ revision NOTIFY revised)
    Q_PROPERTY(bool asideOpen READ asideOpen WRITE setAsideOpen NOTIFY asideOpenChanged)
    Q_PROPERTY(bool handsOpen MEMBER m_handsOpen NOTIFY handsOpenChanged)

public:
    enum Role {
        CodeRole = Qt::UserRole, // of the record; empty: not known
        ZoneRole, // CardModel::Zone
        OwnerRole, // seat, side or number
        SlotRole, // place in the zone, from 0
        CountRole, // cards in the zone
        FaceUpRole,
        MarkRole, // "", selected, target, hint, refused; laid: the last one on the table; taken: together
        BadgeRole, // numbers of the answers that it belongs to
        UsableRole, // may be played or chosen now
        SpokenRole, // accessible name, with place and state
        TrumpRole, // a trump of the moment
        WhyRole, // why a refused card cannot be played
        DelayRole, // milliseconds before its next movement begins
        SweptRole, // its last movement was a sweep to a pile
    };
    enum Zone { Stock, Hand, Table, Captured, Discards, Meld, Trick, Aside };
    Q_ENUM(Zone)

    // How one card is marked for the question of the moment.
    struct Mark
    {
        QString mark;
        QString badge;
        bool usable = false;
        QString spoken; // after the name: "can be played"
        QString why {}; // it cannot be played

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    using Lie = CardPlaces::Lie;

    // What the game knows of its cards: where each belongs in a sorted hand, and which are trumps.
    struct Ways
    {
        std::function<int(sobremesa::Card)> order;
        std::function<bool(sobremesa::Card)> trump;
    };

    explicit CardModel(QObject *parent = nullptr);

    void setWays(Ways ways) { m_ways = std::move(ways); }
    // The cards that an answer would make trumps; none: the trumps of the moment.
    void setPreviewed(sobremesa::CardList trumps);
    // The order of the hand and the trumps may have changed.
    void askAgain();

    // Lays all cards as they lie in these zones, keeping every picture where it can.
    void arrange(const sobremesa::Zones &zones, const sobremesa::GameInfo &game, sobremesa::Seat viewer);
    // Moves or shows cards as the viewer perceived it. The gap is the delay from one card to the next.
    void follow(const sobremesa::Event &event, int gap);
    // The card of this event takes these where they lie: they come together before they are moved away.
    void bringTogether(const sobremesa::Event &played,
        const std::vector<std::pair<sobremesa::Place, sobremesa::Card>> &taken);
    // What was laid on the table last and lies there as it was.
    void setLaidLast(std::optional<sobremesa::Card> card);
    [[nodiscard]] Lie lie(int row) const { return m_places.lie(row); }
    // The cards in the middle, without one that is upon those it takes.
    [[nodiscard]] int tableCards() const { return m_places.tableCards(); }
    // Every hand that is known lies face up, whosever it is.
    void setAllKnown(bool known) { m_allKnown = known; }
    // While the screen goes from one person to another every hand lies face down.
    void cover(bool covered);
    // Sorts the viewer's hand as the game wants it; a hand that the player has ordered stays as it is.
    void sortHand();
    Q_INVOKABLE void moveInHand(int row, int slot);
    // Lays the viewer's hand in this order, until the next deal.
    void orderHand(const sobremesa::CardList &order);
    [[nodiscard]] bool isHandOrdered() const { return m_handOrdered; }
    // The viewer's hand as it lies.
    [[nodiscard]] sobremesa::CardList handCards() const;
    // How many cards lie in the zone; owner -1: whosever they are.
    [[nodiscard]] Q_INVOKABLE int countIn(int zone, int owner) const;
    // Cards of this seat's hand that lie face up.
    [[nodiscard]] Q_INVOKABLE int countOpen(int owner) const;
    // Marks cards by their code, and rows, which come first; all others lose their marks.
    void mark(const std::map<sobremesa::Card, Mark> &marks, const std::map<int, Mark> &rows = {});
    // The rows of these cards where they lie together outside the hands; an unknown card is the top of the
    // stock. Empty if they lie nowhere.
    [[nodiscard]] std::vector<int> rowsOf(const sobremesa::CardList &cards) const;
    void retranslate();
    // Cards laid aside lie face up, as far as the viewer knows them; the game's table says so.
    [[nodiscard]] bool asideOpen() const { return m_asideOpen; }
    void setAsideOpen(bool open);

    [[nodiscard]] sobremesa::Card card(int row) const { return m_places.at(row).card; }
    [[nodiscard]] sobremesa::Place place(int row) const { return m_places.at(row).place; }
    [[nodiscard]] int slot(int row) const { return m_places.at(row).slot; }
    // Who played a card is told by these, seat by seat.
    void setNames(const QStringList &names) { m_names = names; }
    // The cards of a zone as spoken words, in order.
    [[nodiscard]] QStringList spokenCards(sobremesa::Place place) const;
    // Grows with every movement.
    [[nodiscard]] int revision() const { return m_revision; }
    // True if the cards lie as these zones say.
    [[nodiscard]] bool agrees(const sobremesa::Zones &zones) const;
    // Where in a meld a card is laid off is not told with its movement.
    [[nodiscard]] bool meldsLieRight(const sobremesa::Zones &zones) const
    {
        return m_places.meldsLieRight(zones);
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void revised();
    void handArranged(); // by its owner
    void asideOpenChanged();
    void handsOpenChanged();

private:
    // What is shown of a picture beside its card and its place.
    struct Look
    {
        bool faceUp = false;
        int delay = 0;
        bool swept = false;
        Mark mark {};
    };
    using Rows = CardPlaces::Rows;

    [[nodiscard]] Look &look(int row) { return m_looks[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const Look &look(int row) const { return m_looks[static_cast<std::size_t>(row)]; }
    [[nodiscard]] sobremesa::Place ownHand() const { return { sobremesa::Zone::Hand, m_viewer }; }
    [[nodiscard]] bool isOpen(sobremesa::Place place, sobremesa::Card card) const;
    [[nodiscard]] bool shows(int row, sobremesa::Card card) const;
    [[nodiscard]] Rows showing(const Rows &rows, const sobremesa::CardList &cards) const;
    [[nodiscard]] bool isMeant(int row, const sobremesa::CardList &hand) const;
    [[nodiscard]] bool isTrump(int row) const;
    [[nodiscard]] QString spokenPlace(int row) const;
    [[nodiscard]] QString spoken(int row) const;
    [[nodiscard]] QString badge(int row) const;
    [[nodiscard]] QString markOf(int row) const;
    void turn(sobremesa::Place place);
    void layHand(const Rows &rows);
    void followMark(const sobremesa::Event &event, const Rows &moved);
    void markLaid(int row);
    void keepOrder(const Rows &before);
    void noteDrawn(const sobremesa::Event &event, const Rows &moved);
    void changed(const Rows &rows);
    void allChanged(const QList<int> &roles = {});
    void revise();

    Ways m_ways;
    sobremesa::CardList m_previewed;
    const sobremesa::GameInfo *m_game = nullptr;
    sobremesa::Seat m_viewer = 0;
    QStringList m_names; // of the seats
    bool m_handOrdered = false;
    bool m_dealt = false; // since the deal something else has moved
    Rows m_fresh; // drawn just now
    int m_laid = -1; // the row of the card that was laid last
    bool m_covered = false;
    bool m_asideOpen = false;
    bool m_allKnown = false;
    bool m_handsOpen = false; // so do cards of other hands that have been laid open
    int m_revision = 0;
    CardPlaces m_places;
    std::vector<Look> m_looks; // row by row
};
