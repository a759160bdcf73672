// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cardmodel.h"

#include "app/table/witness.h"
#include "app/text/gametext.h"

#include <algorithm>

using namespace sobremesa;
using Kind = sobremesa::Zone;

CardModel::CardModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void CardModel::arrange(const Zones &zones, const GameInfo &game, Seat viewer)
{
    m_game = &game;
    m_viewer = viewer;
    std::size_t total = 0;
    for (const ZoneCards &zone : zones)
        total += zone.cards.size();
    const bool anotherPack = total != m_looks.size();
    if (anotherPack) { // nobody looks before every picture has its place
        beginResetModel();
        m_places.reset(total);
    }
    const Rows before = m_places.rowsIn(ownHand());
    m_fresh.clear();
    m_laid = -1;
    m_places.lay(zones);
    m_looks.assign(total, {});
    for (int row = 0; row < rowCount(); ++row)
        look(row).faceUp = isOpen(place(row), card(row));
    if (anotherPack)
        endResetModel();
    keepOrder(before);
    sortHand();
    allChanged();
    revise();
}

void CardModel::follow(const Event &event, int gap)
{
    const Rows moved = m_places.move(event);
    int delay = 0;
    for (const int row : moved) {
        const bool shown = event.kind == EventKind::Shown && card(row).known();
        look(row) = { isOpen(event.to, card(row)) || shown, delay, event.to.zone == Kind::Captured };
        delay += gap;
    }
    changed(m_places.rowsIn(event.from));
    changed(m_places.rowsIn(event.to));
    noteDrawn(event, moved);
    followMark(event, moved);
    if (event.to == ownHand()) {
        m_handOrdered = m_handOrdered && m_places.rowsIn(ownHand()).size() > moved.size(); // a new hand
        sortHand();
    }
    revise();
}

// What was laid last is marked until another card moves.
void CardModel::followMark(const Event &event, const Rows &moved)
{
    if (event.kind == EventKind::Moved && event.from != event.to)
        markLaid(laysOnTable(event) && !moved.empty() ? moved[0] : -1);
}

void CardModel::bringTogether(const Event &played, const std::vector<std::pair<Place, Card>> &taken)
{
    const Rows together = m_places.bringTogether(played, taken);
    if (together.empty())
        return;
    for (const int row : together) {
        look(row).faceUp = card(row).known();
        look(row).swept = false;
        look(row).delay = 0;
    }
    changed(together);
    revise();
}

void CardModel::setLaidLast(std::optional<Card> card)
{
    markLaid(card ? m_places.find({ Kind::Table, 0 }, *card) : -1);
}

void CardModel::markLaid(int row)
{
    const int before = std::exchange(m_laid, row);
    for (const int other : { before, row }) {
        if (other >= 0 && before != row)
            changed({ other });
    }
}

QString CardModel::markOf(int row) const
{
    if (lie(row).part >= 0)
        return QStringLiteral("taken");
    const QString &own = look(row).mark.mark;
    return own.isEmpty() && row == m_laid ? QStringLiteral("laid") : own;
}

std::vector<int> CardModel::rowsOf(const CardList &cards) const
{
    for (const auto &[place, rows] : m_places.zones()) {
        if (place.zone == Kind::Hand || cards.empty())
            continue;
        std::vector<int> found = showing(rows, cards);
        if (found.size() == cards.size())
            return found;
    }
    return {};
}

// The rows among these that show the cards.
CardModel::Rows CardModel::showing(const Rows &rows, const CardList &cards) const
{
    Rows found;
    for (const Card card : cards) {
        const auto row = std::find_if(rows.rbegin(), rows.rend(), [&](int other) {
            return shows(other, card) && std::find(found.begin(), found.end(), other) == found.end();
        });
        if (row != rows.rend())
            found.push_back(*row);
    }
    return found;
}

// An unknown card is the top of the stock.
bool CardModel::shows(int row, Card card) const
{
    const CardPlaces::Picture &own = m_places.at(row);
    return card.known() ? look(row).faceUp && own.card == card
                        : own.place.zone == Kind::Stock && own.slot == 0;
}

// Turns the cards of a zone as they lie there now.
void CardModel::turn(Place place)
{
    for (const int row : m_places.rowsIn(place))
        look(row).faceUp = isOpen(place, card(row));
    changed(m_places.rowsIn(place));
}

void CardModel::cover(bool covered)
{
    m_covered = covered;
    for (const int row : m_places.rowsIn(ownHand()))
        look(row).mark = {};
    turn(ownHand());
}

void CardModel::setAsideOpen(bool open)
{
    if (open == m_asideOpen)
        return;
    m_asideOpen = open;
    for (const auto &[place, rows] : m_places.zones()) {
        if (place.zone == Kind::Aside)
            turn(place);
    }
    Q_EMIT asideOpenChanged();
}

int CardModel::countIn(int zone, int owner) const
{
    return m_places.countIn(static_cast<Kind>(zone), owner);
}

int CardModel::countOpen(int owner) const
{
    const Rows &rows = m_places.rowsIn({ Kind::Hand, static_cast<std::uint8_t>(owner) });
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [this](int row) { return look(row).faceUp; }));
}

void CardModel::mark(const std::map<Card, Mark> &marks, const std::map<int, Mark> &rows)
{
    const CardList hand = handCards();
    for (int row = 0; row < rowCount(); ++row) {
        const auto found = isMeant(row, hand) ? marks.find(card(row)) : marks.end();
        const auto own = rows.find(row);
        const Mark wanted = own != rows.end() ? own->second : found == marks.end() ? Mark {} : found->second;
        if (wanted == look(row).mark)
            continue;
        look(row).mark = wanted;
        changed({ row });
    }
}

// Where there are two of a card, the one held is meant.
bool CardModel::isMeant(int row, const CardList &hand) const
{
    const bool held = std::find(hand.begin(), hand.end(), card(row)) != hand.end();
    const bool here =
        place(row).zone == Kind::Hand ? place(row).owner == m_viewer : look(row).faceUp && !held;
    return here && card(row).known();
}

void CardModel::retranslate()
{
    allChanged({ SpokenRole });
}

QStringList CardModel::spokenCards(Place place) const
{
    QStringList words;
    for (const int row : m_places.rowsIn(place))
        words.append(cardName(card(row), *m_game));
    return words;
}

bool CardModel::agrees(const Zones &zones) const
{
    return std::all_of(zones.begin(), zones.end(), [&](const ZoneCards &zone) {
        std::vector<Card> shown;
        for (const int row : m_places.rowsIn(zone.place))
            shown.push_back(card(row));
        std::vector<Card> wanted(zone.cards.begin(), zone.cards.end());
        if (zone.place.zone == Kind::Stock || !isOpen(zone.place, Card::joker())) // backs are alike
            return shown.size() == wanted.size();
        std::sort(shown.begin(), shown.end());
        std::sort(wanted.begin(), wanted.end());
        return shown == wanted;
    });
}

int CardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_places.count();
}

QVariant CardModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const int row = index.row();
    const CardPlaces::Picture &own = m_places.at(row);
    switch (role) {
    case CodeRole:
        return look(row).faceUp ? QString::fromStdString(m_game->pack->code(own.card)) : QString();
    case ZoneRole:
        return static_cast<int>(own.place.zone);
    case OwnerRole:
        return own.place.owner;
    case SlotRole:
        return own.slot;
    case CountRole:
        return static_cast<int>(m_places.rowsIn(own.place).size());
    case FaceUpRole:
        return look(row).faceUp;
    case MarkRole:
        return markOf(row);
    case BadgeRole:
        return badge(row);
    case UsableRole:
        return look(row).mark.usable;
    case SpokenRole:
        return spoken(row);
    case TrumpRole:
        return isTrump(row);
    case WhyRole:
        return look(row).mark.why;
    case DelayRole:
        return look(row).delay;
    case SweptRole:
        return look(row).swept;
    default:
        return {};
    }
}

QHash<int, QByteArray> CardModel::roleNames() const
{
    return { { CodeRole, "code" }, { ZoneRole, "zone" }, { OwnerRole, "owner" }, { SlotRole, "slot" },
        { CountRole, "count" }, { FaceUpRole, "faceUp" }, { MarkRole, "mark" }, { BadgeRole, "badge" },
        { UsableRole, "usable" }, { SpokenRole, "spoken" }, { TrumpRole, "trump" }, { WhyRole, "why" },
        { DelayRole, "delay" }, { SweptRole, "swept" } };
}

bool CardModel::isOpen(Place place, Card card) const
{
    switch (place.zone) {
    case Kind::Hand:
        return card.known() && (place.owner == m_viewer ? !m_covered : m_handsOpen || m_allKnown);
    case Kind::Stock: // known is only what was turned up
    case Kind::Table:
    case Kind::Discards:
    case Kind::Meld:
    case Kind::Trick:
        return card.known();
    case Kind::Aside:
        return m_asideOpen && card.known();
    case Kind::Captured:
        break;
    }
    return false;
}

// Where it lies among the others, where that says something.
QString CardModel::spokenPlace(int row) const
{
    const CardPlaces::Picture &own = m_places.at(row);
    const int count = static_cast<int>(m_places.rowsIn(own.place).size());
    const int number = own.slot + 1;
    const bool isMine = own.place.owner == m_viewer;
    switch (own.place.zone) {
    case Kind::Hand:
        return isMine ? tr("%1 of %2 in your hand").arg(number).arg(count) : QString();
    case Kind::Table:
        return tr("%1 of %2 on the table").arg(number).arg(count);
    case Kind::Meld:
        return tr("%1 of %2 in meld %3").arg(number).arg(count).arg(own.place.owner + 1);
    case Kind::Discards: // a number would change with every discard, and readers drop what comes in floods
        return number == count ? tr("on top of the discards") : tr("in the discards");
    case Kind::Trick:
        return isMine ? tr("played by you", "a card")
                      : tr("played by %1", "a card").arg(m_names.value(own.place.owner));
    default:
        return {};
    }
}

QString CardModel::spoken(int row) const
{
    const QString name = cardName(look(row).faceUp ? card(row) : Card {}, *m_game);
    QStringList parts { name };
    const QString where = spokenPlace(row);
    if (!where.isEmpty())
        parts.append(where);
    if (isTrump(row))
        parts.append(tr("trump"));
    if (lie(row).part >= 0)
        parts.append(tr("is taken", "a card on the table"));
    else if (row == m_laid)
        parts.append(tr("just laid", "a card on the table"));
    if (!look(row).mark.spoken.isEmpty())
        parts.append(look(row).mark.spoken);
    return listed(parts);
}

void CardModel::changed(const Rows &rows)
{
    for (const int row : rows)
        Q_EMIT dataChanged(index(row), index(row));
}

void CardModel::allChanged(const QList<int> &roles)
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), roles);
}

void CardModel::revise()
{
    ++m_revision;
    Q_EMIT revised();
}
