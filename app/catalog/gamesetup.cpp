// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/gamesetup.h"

#include "app/catalog/gamecatalog.h"
#include "app/catalog/words.h"
#include "app/settings.h"
#include "app/text/language.h"
#include "engine/games/registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using sobremesa::OptionSpec;
using sobremesa::OptionValues;

namespace {

// Only values that the option's row allows; anything else stays standard.
OptionValues readValues(const QJsonObject &object, std::span<const OptionSpec> specs)
{
    OptionValues values = sobremesa::standardOptions(specs);
    for (const OptionSpec &option : specs) {
        const std::string name(option.name);
        const QString text = object[QString::fromStdString(name)].toString();
        if (text.isEmpty())
            continue;
        if (const auto read = sobremesa::readOption(values, name, text.toStdString(), specs))
            values = *read;
    }
    return values;
}

QString writtenValue(const sobremesa::Value &value)
{
    if (const bool *yes = value.boolean())
        return *yes ? "true" : "false";
    if (const std::int64_t *number = value.integer())
        return QString::number(*number);
    return value.text() ? QString::fromStdString(*value.text()) : QString();
}

QJsonObject writeValues(const OptionValues &values, std::span<const OptionSpec> specs)
{
    QJsonObject object;
    const sobremesa::Value written = sobremesa::writeOptions(values, specs);
    if (const auto *members = written.object()) {
        for (const auto &[name, value] : *members)
            object[QString::fromStdString(name)] = writtenValue(value);
    }
    return object;
}

} // namespace

std::optional<quint64> readDeal(const QString &text)
{
    bool readable = false;
    const quint64 number = QString(text).remove(' ').toULongLong(&readable);
    return readable ? std::optional(number) : std::nullopt;
}

GameSetup::GameSetup(QObject *parent)
    : QObject(parent)
{
    connect(&Language::shared(), &Language::changed, this, &GameSetup::gameChanged);
}

void GameSetup::setGame(const QString &game)
{
    m_info = sobremesa::findGame(game.toStdString());
    m_game = m_info ? game : QString();
    m_options.setGame(m_info);
    setDeal({});
    recall();
    layTable();
    Q_EMIT gameChanged();
    Q_EMIT playersChanged();
}

QString GameSetup::name() const
{
    return m_info ? worded(m_info->id, m_info->name) : QString();
}

QString GameSetup::sentence() const
{
    return m_info ? worded(m_info->id, m_info->sentence) : QString();
}

QString GameSetup::pack() const
{
    return m_info ? QString::fromStdString(std::string(m_info->pack->id)) : QString();
}

QStringList GameSetup::cards() const
{
    return m_info ? emblemOf(*m_info) : QStringList();
}

QVariantList GameSetup::playerCounts() const
{
    QVariantList counts;
    if (!m_info)
        return counts;
    const OptionSpec &option = m_info->options.front();
    for (const sobremesa::OptionChoice &choice : option.choices)
        counts << int { choice.value };
    for (int count = option.low; option.choices.empty() && count <= option.high; ++count)
        counts << count;
    return counts;
}

void GameSetup::setPlayers(int players)
{
    if (players == this->players() || !playerCounts().contains(players))
        return;
    m_options.setPlayers(players);
    layTable();
    Q_EMIT playersChanged();
}

void GameSetup::setDeal(const QString &deal)
{
    if (deal == m_deal)
        return;
    m_deal = deal;
    Q_EMIT dealChanged();
}

bool GameSetup::dealReadable() const
{
    return m_deal.isEmpty() || readDeal(m_deal).has_value();
}

std::optional<quint64> GameSetup::seed() const
{
    return m_deal.isEmpty() ? std::nullopt : readDeal(m_deal);
}

// The engine knows which seats are a side; with options it refuses, everyone is shown alone.
void GameSetup::layTable()
{
    std::vector<int> sides;
    if (m_info) {
        const auto position = sobremesa::startGame(*m_info, { m_options.values(), {} });
        for (int seat = 0; seat < players(); ++seat)
            sides.push_back(position ? sideOf(*position, static_cast<sobremesa::Seat>(seat)) : seat);
    }
    m_seats.setTable(sides, !m_info || m_info->clockwise);
}

void GameSetup::remember()
{
    if (!m_info)
        return;
    QJsonArray seats;
    for (int seat = 0; seat < players(); ++seat) {
        const SeatPlan plan = m_seats.plan(seat);
        const bool usual = plan.name == SeatModel::tr("You") || plan.name == SeatModel::tr("Player 1");
        const QString name = usual ? QString() : plan.name;
        seats.append(QJsonObject { { "name", name }, { "tile", plan.tile }, { "level", plan.level } });
    }
    const QJsonObject setup { { "options", writeValues(m_options.values(), m_info->options) },
        { "seats", seats } };
    Settings::shared().rememberSetup(m_game, QJsonDocument(setup).toJson(QJsonDocument::Compact));
}

void GameSetup::recall()
{
    if (!m_info)
        return;
    const QByteArray kept = Settings::shared().lastSetup(m_game).toUtf8();
    const QJsonObject setup = QJsonDocument::fromJson(kept).object();
    if (setup.isEmpty())
        return;
    m_options.setValues(readValues(setup["options"].toObject(), m_info->options));
    const QJsonArray seats = setup["seats"].toArray();
    for (int seat = 0; seat < std::min<int>(static_cast<int>(seats.size()), sobremesa::maxSeats); ++seat) {
        const QJsonObject plan = seats[seat].toObject();
        m_seats.setPlan(
            seat, { plan["name"].toString(), plan["tile"].toInt(seat + 1), plan["level"].toInt(3) });
    }
}
