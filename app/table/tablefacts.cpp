// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

using namespace sobremesa;

// What QML is told of the position as plain values.

namespace {

QVariant toVariant(const Value &value) // NOLINT(misc-no-recursion): facts are shallow
{
    if (const auto *list = value.list()) {
        QVariantList all;
        for (const Value &element : *list)
            all.append(toVariant(element));
        return all;
    }
    if (const auto *object = value.object()) {
        QVariantMap all;
        for (const auto &[key, member] : *object)
            all.insert(QString::fromStdString(key), toVariant(member));
        return all;
    }
    if (value.boolean())
        return *value.boolean();
    if (value.integer())
        return static_cast<qlonglong>(*value.integer());
    return value.text() ? QVariant(QString::fromStdString(*value.text())) : QVariant();
}

} // namespace

QVariantMap TableController::facts() const
{
    if (!m_session.hasGame())
        return {};
    const Observation now = shown();
    QVariantMap all = toVariant(sobremesa::facts(now.position)).toMap();
    all.insert(toVariant(tableFactsOf(now)).toMap());
    all.insert("worthNote", gameText(worthNoteOf(now), names()));
    return all;
}

QVariantMap TableController::options() const
{
    if (!m_session.hasGame())
        return {};
    const Opening &opening = m_session.match().opening();
    return toVariant(writeOptions(opening.setup.options, opening.game->options)).toMap();
}
