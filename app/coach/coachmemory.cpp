// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/coachmemory.h"

namespace {

constexpr qsizetype remembered = 6; // decisions of a kind
constexpr int rightEnough = 5; // of them
constexpr qsizetype afterError = 3; // decisions for which it speaks again
constexpr int silentGames = 2;
const QString prefix = QStringLiteral("coach/");
const QStringList topicNames { QStringLiteral("shows"), QStringLiteral("scored"), QStringLiteral("may"),
    QStringLiteral("move") };

QString nameOf(CoachTopic topic)
{
    return topicNames[static_cast<int>(topic)];
}

QString gameId(const QString &game)
{
    return prefix + game;
}

QString kindId(const QString &game, CoachTopic topic, const QString &kind)
{
    return gameId(game) + QLatin1Char('/') + nameOf(topic) + QLatin1Char('/') + kind;
}

QString droppedId(CoachTopic topic)
{
    return prefix + QStringLiteral("dropped/") + nameOf(topic);
}

} // namespace

CoachMemory::CoachMemory(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
    connect(&m_shelf, &Shelf::learningChanged, this, &CoachMemory::read);
}

void CoachMemory::read()
{
    m_shelf.facets(this, [this](const QList<FacetProgress> &facets) {
        for (const FacetProgress &facet : facets)
            if (facet.id.startsWith(prefix) && !m_rows.contains(facet.id))
                m_rows.insert(facet.id, facet);
    });
    m_shelf.tallies({}, this, [this](const QList<Tally> &tallies) {
        m_finished.clear();
        for (const Tally &tally : tallies)
            m_finished[tally.game] += tally.games;
        m_read = true;
        Q_EMIT changed();
    });
}

FacetProgress CoachMemory::row(const QString &id) const
{
    const auto found = m_rows.constFind(id);
    if (found != m_rows.constEnd())
        return *found;
    FacetProgress fresh;
    fresh.id = id;
    return fresh;
}

void CoachMemory::put(const FacetProgress &row)
{
    m_shelf.putFacet(row);
    m_rows.insert(row.id, row);
}

// ---- wishes. A game's own row has the answer in its box, and games without a word in `right`.

CoachWanted CoachMemory::wanted(const QString &game) const
{
    return static_cast<CoachWanted>(std::clamp(row(gameId(game)).box, 0, 2));
}

void CoachMemory::setWanted(const QString &game, bool wanted)
{
    FacetProgress own = row(gameId(game));
    own.box = static_cast<int>(wanted ? CoachWanted::Yes : CoachWanted::No);
    own.known = false;
    own.right = 0;
    put(own);
    Q_EMIT changed();
}

bool CoachMemory::isDropped(CoachTopic topic) const
{
    return row(droppedId(topic)).known;
}

bool CoachMemory::hasDropped() const
{
    for (int topic = 0; topic < coachTopics; ++topic) {
        if (isDropped(static_cast<CoachTopic>(topic)))
            return true;
    }
    return false;
}

void CoachMemory::drop(CoachTopic topic, bool dropped)
{
    if (isDropped(topic) == dropped)
        return;
    FacetProgress own = row(droppedId(topic));
    own.known = dropped;
    put(own);
    Q_EMIT changed();
}

void CoachMemory::dropNothing()
{
    for (int topic = 0; topic < coachTopics; ++topic)
        drop(static_cast<CoachTopic>(topic), false);
}

// ---- what was said

int CoachMemory::timesSaid(const QString &game, CoachTopic topic, const QString &kind) const
{
    return row(kindId(game, topic, kind)).right;
}

void CoachMemory::countSaid(const QString &game, CoachTopic topic, const QString &kind)
{
    FacetProgress own = row(kindId(game, topic, kind));
    ++own.right;
    put(own);
}

// ---- decisions

bool CoachMemory::isSilent(const QString &game, const QString &kind) const
{
    const QString last = row(kindId(game, CoachTopic::Move, kind)).lastSix;
    return last.count(QLatin1Char('r')) >= rightEnough
        && !QStringView(last).right(afterError).contains(QLatin1Char('w'));
}

void CoachMemory::addDecision(const QString &game, const QString &kind, bool costly)
{
    FacetProgress own = row(kindId(game, CoachTopic::Move, kind));
    own.lastSix = (own.lastSix + QLatin1Char(costly ? 'w' : 'r')).right(remembered);
    ++(costly ? own.wrong : own.right);
    put(own);
}

// ---- whole games

void CoachMemory::addFinished(const QString &game, bool silent)
{
    ++m_finished[game];
    FacetProgress own = row(gameId(game));
    own.right = silent ? own.right + 1 : 0;
    put(own);
}

bool CoachMemory::isNeedless(const QString &game) const
{
    return row(gameId(game)).right >= silentGames;
}

bool CoachMemory::hasLeft(const QString &game) const
{
    return row(gameId(game)).known;
}

void CoachMemory::setLeft(const QString &game, bool left)
{
    FacetProgress own = row(gameId(game));
    own.known = left;
    put(own);
    Q_EMIT changed();
}
