// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/seatmodel.h"

#include "app/catalog/words.h"
#include "app/text/language.h"
#include "app/text/people.h"
#include "engine/ai/levels.h"

#include <algorithm>
#include <set>

namespace {

constexpr int longestName = 24;
constexpr int usualLevel = 3; // regular

int levelCount()
{
    return static_cast<int>(sobremesa::levels().size());
}

int partnersLeast()
{
    const auto all = sobremesa::levels();
    const sobremesa::Level &least = sobremesa::partnerLevel(all.front());
    return static_cast<int>(&least - all.data()) + 1;
}

} // namespace

SeatModel::SeatModel(QObject *parent)
    : QAbstractListModel(parent)
{
    for (std::size_t seat = 0; seat < m_plans.size(); ++seat)
        m_plans[seat] = { {}, static_cast<int>(seat) + 1, seat == 0 ? 0 : usualLevel };
    connect(&Language::shared(), &Language::changed, this, [this] {
        Q_EMIT levelsChanged();
        if (!m_sides.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    });
}

void SeatModel::setTable(const std::vector<int> &sides, bool clockwise)
{
    beginResetModel();
    m_sides = sides;
    m_clockwise = clockwise;
    endResetModel();
}

SeatPlan SeatModel::plan(int seat) const
{
    SeatPlan plan = m_plans[static_cast<std::size_t>(seat)];
    if (plan.name.isEmpty())
        plan.name = seat == 0 ? ownName() : usualName(seat);
    plan.level = plan.level == 0 ? 0 : std::max(plan.level, least(seat));
    return plan;
}

void SeatModel::setPlan(int seat, const SeatPlan &plan)
{
    SeatPlan &own = m_plans[static_cast<std::size_t>(seat)];
    own.name = plan.name.simplified().left(longestName);
    own.tile = std::clamp(plan.tile, 1, static_cast<int>(m_plans.size()));
    own.level = seat == 0 ? 0 : std::clamp(plan.level, 0, levelCount());
    changed(seat);
}

int SeatModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sides.size());
}

QVariant SeatModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    const SeatPlan seated = plan(index.row());
    switch (role) {
    case NameRole:
        return shownName(seated.name);
    case TileRole:
        return seated.tile;
    case LevelRole:
        return seated.level;
    case TeamRole:
        return team(index.row());
    case PlaceRole:
        return placeAndManner(index.row());
    case LeastRole:
        return least(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return { { NameRole, "name" }, { TileRole, "tile" }, { LevelRole, "level" }, { TeamRole, "team" },
        { PlaceRole, "place" }, { LeastRole, "least" } };
}

QStringList SeatModel::levels() const
{
    QStringList words { tr("Person") };
    for (const sobremesa::Level &level : sobremesa::levels())
        words << worded("engine", level.label);
    return words;
}

void SeatModel::setLevel(int seat, int level)
{
    if (seat <= 0 || seat >= rowCount() || level < 0 || level > levelCount())
        return;
    m_plans[static_cast<std::size_t>(seat)].level = level;
    changed(seat);
}

void SeatModel::setPerson(int seat, bool person)
{
    setLevel(seat, person ? 0 : std::max(usualLevel, least(seat)));
    changed(0);
}

void SeatModel::rename(int seat, const QString &name)
{
    if (seat < 0 || seat >= rowCount())
        return;
    m_plans[static_cast<std::size_t>(seat)].name = name.simplified().left(longestName);
    changed(seat);
}

void SeatModel::turnTile(int seat)
{
    if (seat < 0 || seat >= rowCount())
        return;
    SeatPlan &own = m_plans[static_cast<std::size_t>(seat)];
    const int wanted = own.tile % static_cast<int>(m_plans.size()) + 1;
    const auto other = std::ranges::find(m_plans, wanted, &SeatPlan::tile);
    if (other != m_plans.end())
        other->tile = own.tile;
    own.tile = wanted;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), { TileRole, PlaceRole });
}

QString SeatModel::team(int seat) const
{
    const std::set<int> sides(m_sides.begin(), m_sides.end());
    if (sides.size() == m_sides.size())
        return {};
    return m_sides[static_cast<std::size_t>(seat)] == m_sides.front() ? "a" : "b";
}

QString SeatModel::place(int seat) const
{
    const int players = rowCount();
    if (seat == 0)
        return tr("this seat is yours");
    if (team(seat) == "a")
        return tr("your partner");
    if (seat == 1 && players > 2)
        return m_clockwise ? tr("left of you") : tr("right of you");
    if (seat == players - 1 && players > 2)
        return m_clockwise ? tr("right of you") : tr("left of you");
    return tr("across from you");
}

// "across from you · bold"
QString SeatModel::placeAndManner(int seat) const
{
    const SeatPlan seated = plan(seat);
    const QString manner = worded("engine", labelOf(styleOf(seated.tile, seated.level != 0)));
    return manner.isEmpty() ? place(seat) : place(seat) + " · " + manner;
}

int SeatModel::least(int seat) const
{
    return team(seat) == "a" && seat != 0 ? partnersLeast() : 0;
}

bool SeatModel::severalPersons() const
{
    return std::ranges::count_if(m_plans.begin(), m_plans.begin() + rowCount(), [](const SeatPlan &plan) {
        return plan.level == 0;
    }) > 1;
}

// "You" is nobody's name where several look at the screen in turn.
QString SeatModel::ownName() const
{
    return severalPersons() ? tr("Player 1") : tr("You");
}

void SeatModel::changed(int seat)
{
    if (seat < rowCount())
        Q_EMIT dataChanged(index(seat), index(seat));
}
