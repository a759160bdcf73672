// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tableseats.h"

#include "app/catalog/words.h"
#include "app/text/people.h"

#include <utility>

using namespace sobremesa;

namespace {

constexpr int thinkingMilliseconds = 500; // of waiting in which nothing needs to be said

} // namespace

TableSeats::TableSeats(QObject *parent)
    : QAbstractListModel(parent)
{
    m_thinkingTimer.setSingleShot(true);
    m_thinkingTimer.setInterval(thinkingMilliseconds);
    connect(&m_thinkingTimer, &QTimer::timeout, this, &TableSeats::showThinking);
}

void TableSeats::set(const std::vector<Player> &players, const Observation &seen, const TableNames &names)
{
    const int count = static_cast<int>(players.size());
    const bool teams = sideCount(seen.position) < count;
    beginResetModel();
    m_plates.clear();
    m_spoken.assign(players.size(), {});
    m_styles.clear();
    for (const Player &player : players)
        m_styles.push_back(styleOf(player));
    for (int seat = 0; seat < count; ++seat) {
        Plate plate;
        plate.name = names.seats.value(seat);
        plate.tile = players[static_cast<std::size_t>(seat)].tile;
        if (teams) {
            const bool ours =
                sideOf(seen.position, static_cast<Seat>(seat)) == sideOf(seen.position, seen.viewer);
            plate.team = ours ? QStringLiteral("a") : QStringLiteral("b");
        }
        plate.after = (seat - seen.viewer + count) % count;
        m_plates.push_back(plate);
    }
    endResetModel();
    Q_EMIT countChanged();
}

void TableSeats::update(const Observation &seen, const TableNames &names, SeatSet turns)
{
    SeatSet others = turns;
    if (others.contains(seen.viewer))
        others.remove(seen.viewer);
    awaitOthers(others);
    for (int row = 0; row < rowCount(); ++row) {
        const auto seat = static_cast<Seat>(row);
        Plate plate = m_plates[static_cast<std::size_t>(row)];
        plate.name = names.seats.value(row);
        plate.turn = turns.contains(seat);
        plate.line = gameText(seatLineOf(seen, seat), names);
        if (plate.turn && seat == seen.viewer && m_played)
            plate.line = tr("your turn");
        else if (m_thinking && m_awaited.contains(seat))
            plate.line = tr("thinking");
        plate.manner = worded("engine", labelOf(m_styles[static_cast<std::size_t>(row)]));
        if (plate.line.isEmpty() && m_played)
            plate.line = plate.manner;
        plate.part = gameText(seatRoleOf(seen, seat), names);
        put(row, plate);
    }
}

void TableSeats::setOthersThink(bool think)
{
    if (think == m_othersThink)
        return;
    m_othersThink = think;
    awaitOthers({}); // to be told anew
}

void TableSeats::awaitOthers(SeatSet others)
{
    if (others == m_awaited)
        return;
    m_awaited = others;
    m_thinking = false;
    if (others.empty() || !m_played || !m_othersThink)
        m_thinkingTimer.stop();
    else
        m_thinkingTimer.start();
}

void TableSeats::showThinking()
{
    m_thinking = true;
    for (int row = 0; row < rowCount(); ++row) {
        if (!m_awaited.contains(static_cast<Seat>(row)))
            continue;
        Plate plate = m_plates[static_cast<std::size_t>(row)];
        plate.line = tr("thinking");
        put(row, plate);
    }
}

void TableSeats::say(Seat seat, const Told &told, const TableNames &names)
{
    if (seat >= m_plates.size())
        return;
    for (int row = 0; told.best && row < rowCount(); ++row) {
        Spoken &other = m_spoken[static_cast<std::size_t>(row)];
        if (std::exchange(other.word.best, false))
            speak(row, names);
    }
    hear(m_spoken[seat], told);
    speak(seat, names);
}

void TableSeats::settle(const Observation &seen, const TableNames &names)
{
    for (int row = 0; row < rowCount(); ++row) {
        Spoken standing;
        for (const Told &told : standingOf(seen, static_cast<Seat>(row)))
            hear(standing, told);
        m_spoken[static_cast<std::size_t>(row)] = std::move(standing);
        speak(row, names);
    }
}

void TableSeats::retranslate(const TableNames &names)
{
    for (int row = 0; row < rowCount(); ++row)
        speak(row, names);
}

void TableSeats::hear(Spoken &spoken, const Told &told)
{
    (told.whisper ? spoken.sign : spoken.word) = told;
}

void TableSeats::speak(int row, const TableNames &names)
{
    const Spoken &spoken = m_spoken[static_cast<std::size_t>(row)];
    Plate plate = m_plates[static_cast<std::size_t>(row)];
    plate.bubble = gameText(spoken.word.bubble, names);
    plate.loud = spoken.word.large;
    plate.best = spoken.word.best;
    plate.sign = gameText(spoken.sign.bubble, names);
    plate.meaning = gameText(spoken.sign.under, names);
    plate.secret = spoken.sign.secret;
    put(row, plate);
}

int TableSeats::tile(Seat seat) const
{
    return seat < m_plates.size() ? m_plates[seat].tile : 0;
}

void TableSeats::put(int row, const Plate &plate)
{
    if (m_plates[static_cast<std::size_t>(row)] == plate)
        return;
    m_plates[static_cast<std::size_t>(row)] = plate;
    Q_EMIT dataChanged(index(row), index(row));
}

int TableSeats::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_plates.size());
}

QVariant TableSeats::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const Plate &plate = m_plates[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return plate.name;
    case TileRole:
        return plate.tile;
    case LineRole:
        return plate.line;
    case PartRole:
        return plate.part;
    case TeamRole:
        return plate.team;
    case TurnRole:
        return plate.turn;
    case BubbleRole:
        return plate.bubble;
    case LoudRole:
        return plate.loud;
    case BestRole:
        return plate.best;
    case SignRole:
        return plate.sign;
    case MeaningRole:
        return plate.meaning;
    case SecretRole:
        return plate.secret;
    case MannerRole:
        return plate.manner;
    case AfterRole:
        return plate.after;
    default:
        return {};
    }
}

QHash<int, QByteArray> TableSeats::roleNames() const
{
    return { { NameRole, "name" }, { TileRole, "tile" }, { LineRole, "line" }, { PartRole, "part" },
        { TeamRole, "team" }, { TurnRole, "turn" }, { BubbleRole, "bubble" }, { LoudRole, "loud" },
        { BestRole, "best" }, { SignRole, "sign" }, { MeaningRole, "meaning" }, { SecretRole, "secret" },
        { MannerRole, "manner" }, { AfterRole, "after" } };
}
