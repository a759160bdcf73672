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
    const bool anotherPack = total != m_sprites.size();
    if (anotherPack) { // nobody looks before every picture has its place
        beginResetModel();
        m_sprites.assign(total, {});
        m_zones.clear();
    }
    const Rows before = m_zones[{ Kind::Hand, viewer }];
    m_fresh.clear();
    m_laid = -1;
    m_together = 0;
    lay(zones);
    if (anotherPack)
        endResetModel();
    keepOrder(before);
    sortHand();
    if (!m_sprites.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    revise();
}

void CardModel::lay(const Zones &zones)
{
    assignRows(zones);
    for (const ZoneCards &zone : zones) {
        const Rows &rows = m_zones[zone.place];
        for (std::size_t slot = 0; slot < rows.size(); ++slot) {
            const Card card = zone.cards[slot];
            m_sprites[static_cast<std::size_t>(rows[slot])] = { card, zone.place, int(slot),
                isOpen(zone.place, card), 0, false, {}, {} };
        }
    }
}

// A picture stays with its card where it lies, or else goes with it; what is left stands for whatever is not
// known.
void CardModel::assignRows(const Zones &zones)
{
    std::map<Place, Rows> laid;
    std::vector<bool> used(m_sprites.size(), false);
    for (const Fit fit : { Fit::CardAndPlace, Fit::Card, Fit::Any }) {
        for (const ZoneCards &zone : zones) {
            Rows &rows = laid[zone.place];
            rows.resize(zone.cards.size(), -1);
            for (std::size_t slot = 0; slot < rows.size(); ++slot) {
                if (rows[slot] < 0)
                    rows[slot] = take(fit, zone.place, zone.cards[slot], used);
            }
        }
    }
    m_zones = std::move(laid);
}

// The row of a picture that fits and is still free, now used; -1 if there is none.
int CardModel::take(Fit fit, Place place, Card card, std::vector<bool> &used) const
{
    for (std::size_t row = 0; row < m_sprites.size(); ++row) {
        const Sprite &sprite = m_sprites[row];
        const bool same = card.known() && sprite.card == card;
        if (used[row] || (fit != Fit::Any && !same) || (fit == Fit::CardAndPlace && sprite.place != place))
            continue;
        used[row] = true;
        return static_cast<int>(row);
    }
    return -1;
}

void CardModel::follow(const Event &event, int gap)
{
    Rows &to = m_zones[event.to];
    Rows moved;
    int delay = 0;
    for (const Card card : event.cards) {
        const int row = find(event.from, card, moved);
        if (row < 0)
            continue;
        Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
        if (event.from != event.to) {
            std::erase(m_zones[event.from], row);
            to.push_back(row);
        }
        sprite.card = card.known() ? card : sprite.card;
        if (!card.known() && event.to.zone != Kind::Captured)
            sprite.card = Card {};
        sprite.swept = event.to.zone == Kind::Captured;
        sprite.delay = delay;
        sprite.faceUp = isOpen(event.to, sprite.card) || (event.kind == EventKind::Shown && card.known());
        sprite.place = event.to;
        sprite.mark = {};
        letGo(sprite);
        delay += gap;
        moved.push_back(row);
    }
    renumber(event.from);
    renumber(event.to);
    noteDrawn(event, moved);
    followMark(event, moved);
    if (event.to == Place { Kind::Hand, m_viewer }) {
        m_handOrdered = m_handOrdered && to.size() > moved.size(); // a new hand
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

// The one on the table that is taken first stays where it is; on an empty table the one that takes them.
void CardModel::bringTogether(const Event &played, const std::vector<std::pair<Place, Card>> &taken)
{
    Rows together;
    for (const auto &[place, card] : taken) {
        if (const int row = find(place, card, together); row >= 0)
            together.push_back(row);
    }
    const int taker = find(played.to, played.cards.empty() ? Card {} : played.cards[0], together);
    if (together.empty() || taker < 0)
        return;
    const bool onTable = m_sprites[static_cast<std::size_t>(together[0])].place == played.to;
    const Rows &table = m_zones[played.to];
    m_heldCards = static_cast<int>(table.size()) - (onTable ? 1 : 0);
    for (const int row : table) {
        Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
        sprite.held = { sprite.slot, m_heldCards, -1, 0 };
    }
    const int place = m_sprites[static_cast<std::size_t>(onTable ? together[0] : taker)].slot;
    together.push_back(taker);
    m_together = static_cast<int>(together.size());
    for (int part = 0; part < m_together; ++part) {
        Sprite &sprite = m_sprites[static_cast<std::size_t>(together[static_cast<std::size_t>(part)])];
        sprite.held = { place, m_heldCards, part, m_together };
        if (part + 1 < m_together)
            sprite.card = taken[static_cast<std::size_t>(part)].second;
        sprite.faceUp = sprite.card.known();
        sprite.swept = false;
        sprite.delay = 0;
    }
    changed(together);
    revise();
}

// One of those together leaves; with the last of them everything lies again as it is counted.
void CardModel::letGo(Sprite &sprite)
{
    const bool together = sprite.held.part >= 0;
    sprite.held = {};
    if (!together || --m_together > 0)
        return;
    for (Sprite &other : m_sprites)
        other.held = {};
}

CardModel::Lie CardModel::lie(int row) const
{
    const Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
    if (sprite.held.count > 0)
        return sprite.held;
    return { sprite.slot, static_cast<int>(m_zones.at(sprite.place).size()), -1, 0 };
}

int CardModel::tableCards() const
{
    return m_together > 0 ? m_heldCards : countIn(Table, -1);
}

void CardModel::setLaidLast(std::optional<Card> card)
{
    markLaid(card ? find({ Kind::Table, 0 }, *card, {}) : -1);
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
    const Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
    if (sprite.held.part >= 0)
        return QStringLiteral("taken");
    return sprite.mark.mark.isEmpty() && row == m_laid ? QStringLiteral("laid") : sprite.mark.mark;
}

std::vector<int> CardModel::rowsOf(const CardList &cards) const
{
    for (const auto &zone : m_zones) {
        if (zone.first.zone == Kind::Hand || cards.empty())
            continue;
        std::vector<int> found = rowsIn(zone.second, cards);
        if (found.size() == cards.size())
            return found;
    }
    return {};
}

// The rows of one zone that show these cards; an unknown card is the top of the stock.
std::vector<int> CardModel::rowsIn(const Rows &rows, const CardList &cards) const
{
    std::vector<int> found;
    for (const Card card : cards) {
        const auto fits = [&](int row) {
            const Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
            const bool top = sprite.place.zone == Kind::Stock && sprite.slot == 0;
            return std::find(found.begin(), found.end(), row) == found.end()
                && (card.known() ? sprite.faceUp && sprite.card == card : top);
        };
        const auto row = std::find_if(rows.rbegin(), rows.rend(), fits);
        if (row != rows.rend())
            found.push_back(*row);
    }
    return found;
}

void CardModel::cover(bool covered)
{
    m_covered = covered;
    const Place hand { Kind::Hand, m_viewer };
    for (const int row : m_zones[hand]) {
        Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
        sprite.faceUp = isOpen(hand, sprite.card);
        sprite.mark = {};
    }
    changed(m_zones[hand]);
}

void CardModel::setAsideOpen(bool open)
{
    if (open == m_asideOpen)
        return;
    m_asideOpen = open;
    for (auto &[place, rows] : m_zones) {
        if (place.zone != Kind::Aside)
            continue;
        for (const int row : rows) {
            Sprite &sprite = m_sprites[static_cast<std::size_t>(row)];
            sprite.faceUp = isOpen(place, sprite.card);
        }
        changed(rows);
    }
    Q_EMIT asideOpenChanged();
}

int CardModel::countIn(int zone, int owner) const
{
    int count = 0;
    for (const auto &[place, rows] : m_zones) {
        if (static_cast<int>(place.zone) == zone && (owner < 0 || place.owner == owner))
            count += static_cast<int>(rows.size());
    }
    return count;
}

bool CardModel::meldsLieRight(const Zones &zones) const
{
    return std::all_of(zones.begin(), zones.end(), [&](const ZoneCards &zone) {
        const auto found = m_zones.find(zone.place);
        if (zone.place.zone != Kind::Meld || found == m_zones.end())
            return true;
        return std::equal(found->second.begin(), found->second.end(), zone.cards.begin(), zone.cards.end(),
            [this](int row, Card wanted) { return card(row) == wanted; });
    });
}

int CardModel::countOpen(int owner) const
{
    const auto hand = m_zones.find({ Kind::Hand, static_cast<std::uint8_t>(owner) });
    if (hand == m_zones.end())
        return 0;
    return static_cast<int>(std::count_if(hand->second.begin(), hand->second.end(),
        [this](int row) { return m_sprites[static_cast<std::size_t>(row)].faceUp; }));
}

void CardModel::mark(const std::map<Card, Mark> &marks, const std::map<int, Mark> &rows)
{
    const CardList hand = handCards(); // where there are two of a card, the one held is meant
    for (std::size_t row = 0; row < m_sprites.size(); ++row) {
        Sprite &sprite = m_sprites[row];
        const bool held = std::find(hand.begin(), hand.end(), sprite.card) != hand.end();
        const bool here =
            sprite.place.zone == Kind::Hand ? sprite.place.owner == m_viewer : sprite.faceUp && !held;
        const auto found = sprite.card.known() && here ? marks.find(sprite.card) : marks.end();
        const auto own = rows.find(static_cast<int>(row));
        const Mark wanted = own != rows.end() ? own->second : found == marks.end() ? Mark {} : found->second;
        if (wanted == sprite.mark)
            continue;
        sprite.mark = wanted;
        changed({ static_cast<int>(row) });
    }
}

void CardModel::retranslate()
{
    if (!m_sprites.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { SpokenRole });
}

QStringList CardModel::spokenCards(Place place) const
{
    QStringList words;
    const auto zone = m_zones.find(place);
    for (const int row : zone == m_zones.end() ? Rows {} : zone->second)
        words.append(cardName(m_sprites[static_cast<std::size_t>(row)].card, *m_game));
    return words;
}

bool CardModel::agrees(const Zones &zones) const
{
    return std::all_of(zones.begin(), zones.end(), [&](const ZoneCards &zone) {
        const auto found = m_zones.find(zone.place);
        std::vector<Card> shown;
        for (const int row : found == m_zones.end() ? Rows {} : found->second)
            shown.push_back(m_sprites[static_cast<std::size_t>(row)].card);
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
    return parent.isValid() ? 0 : static_cast<int>(m_sprites.size());
}

QVariant CardModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const Sprite &sprite = m_sprites[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CodeRole:
        return sprite.faceUp ? QString::fromStdString(m_game->pack->code(sprite.card)) : QString();
    case ZoneRole:
        return static_cast<int>(sprite.place.zone);
    case OwnerRole:
        return sprite.place.owner;
    case SlotRole:
        return sprite.slot;
    case CountRole:
        return static_cast<int>(m_zones.at(sprite.place).size());
    case FaceUpRole:
        return sprite.faceUp;
    case MarkRole:
        return markOf(index.row());
    case BadgeRole:
        return badge(index.row());
    case UsableRole:
        return sprite.mark.usable;
    case SpokenRole:
        return spoken(sprite);
    case TrumpRole:
        return isTrump(sprite);
    case WhyRole:
        return sprite.mark.why;
    case DelayRole:
        return sprite.delay;
    case SweptRole:
        return sprite.swept;
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

// The picture that stands for the card there and is not one of those that have been found: the one that shows
// it, else an unknown one.
int CardModel::find(Place place, Card card, const Rows &found) const
{
    const auto zone = m_zones.find(place);
    if (zone == m_zones.end())
        return -1;
    Rows rows = zone->second;
    std::erase_if(rows, [&](int row) { return std::find(found.begin(), found.end(), row) != found.end(); });
    const auto shows = [&](int row) { return m_sprites[static_cast<std::size_t>(row)].card == card; };
    const auto known = std::find_if(rows.begin(), rows.end(), shows);
    if (card.known() && known != rows.end())
        return *known;
    const auto unknown = [&](int row) { return !m_sprites[static_cast<std::size_t>(row)].card.known(); };
    const auto blank = std::find_if(rows.begin(), rows.end(), unknown);
    if (blank != rows.end())
        return *blank;
    return rows.empty() ? -1 : rows.front();
}

// Where it lies among the others, where that says something.
QString CardModel::spokenPlace(const Sprite &sprite) const
{
    const int count = static_cast<int>(m_zones.at(sprite.place).size());
    const int number = sprite.slot + 1;
    const bool isMine = sprite.place.owner == m_viewer;
    switch (sprite.place.zone) {
    case Kind::Hand:
        return isMine ? tr("%1 of %2 in your hand").arg(number).arg(count) : QString();
    case Kind::Table:
        return tr("%1 of %2 on the table").arg(number).arg(count);
    case Kind::Meld:
        return tr("%1 of %2 in meld %3").arg(number).arg(count).arg(sprite.place.owner + 1);
    case Kind::Discards: // a number would change with every discard, and readers drop what comes in floods
        return number == count ? tr("on top of the discards") : tr("in the discards");
    case Kind::Trick:
        return isMine ? tr("played by you", "a card")
                      : tr("played by %1", "a card").arg(m_names.value(sprite.place.owner));
    default:
        return {};
    }
}

QString CardModel::spoken(const Sprite &sprite) const
{
    const QString name = cardName(sprite.faceUp ? sprite.card : Card {}, *m_game);
    QStringList parts { name };
    const QString where = spokenPlace(sprite);
    if (!where.isEmpty())
        parts.append(where);
    if (isTrump(sprite))
        parts.append(tr("trump"));
    if (sprite.held.part >= 0)
        parts.append(tr("is taken", "a card on the table"));
    else if (m_laid >= 0 && &sprite == &m_sprites[static_cast<std::size_t>(m_laid)])
        parts.append(tr("just laid", "a card on the table"));
    if (!sprite.mark.spoken.isEmpty())
        parts.append(sprite.mark.spoken);
    return listed(parts);
}

void CardModel::renumber(Place place)
{
    const Rows &rows = m_zones[place];
    for (std::size_t slot = 0; slot < rows.size(); ++slot)
        m_sprites[static_cast<std::size_t>(rows[slot])].slot = static_cast<int>(slot);
    changed(rows);
}

void CardModel::changed(const Rows &rows)
{
    for (const int row : rows)
        Q_EMIT dataChanged(index(row), index(row));
}

void CardModel::revise()
{
    ++m_revision;
    Q_EMIT revised();
}
