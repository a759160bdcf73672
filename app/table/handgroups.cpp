// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/handgroups.h"

using namespace sobremesa;

void HandGroups::setController(TableController *controller)
{
    if (m_controller == controller)
        return;
    if (m_controller) {
        disconnect(m_controller->cards(), nullptr, this, nullptr);
        disconnect(m_controller->game(), nullptr, this, nullptr);
        disconnect(m_controller->picture(), nullptr, this, nullptr);
    }
    m_controller = controller;
    if (m_controller) {
        connect(m_controller->cards(), &CardModel::revised, this, &HandGroups::refresh);
        connect(m_controller->game(), &GameView::headChanged, this, &HandGroups::refresh);
        connect(m_controller->picture(), &Picture::stepChanged, this, &HandGroups::refresh);
    }
    Q_EMIT controllerChanged();
    refresh();
}

int HandGroups::orderCount() const
{
    return m_controller && !m_controller->game()->id().isEmpty()
        ? static_cast<int>(handOrdersOf(m_controller->picture()->seen()).size())
        : 0;
}

bool HandGroups::isSortable() const
{
    return orderCount() > 0;
}

QString HandGroups::nextOrder() const
{
    const int count = orderCount();
    if (count == 0)
        return {};
    const auto names = handOrdersOf(m_controller->picture()->seen());
    return gameText(
        { names[static_cast<std::size_t>((m_order + 1) % count)], {} }, m_controller->picture()->names());
}

void HandGroups::sort()
{
    const int count = orderCount();
    if (count == 0)
        return;
    m_order = (m_order + 1) % count;
    arrange();
}

void HandGroups::arrange()
{
    m_controller->cards()->orderHand(orderedHandOf(m_controller->picture()->seen(), m_order));
}

// A new hand is sorted as the last one was.
void HandGroups::refresh()
{
    const bool sortable = isSortable();
    const CardList hand = sortable ? m_controller->cards()->handCards() : CardList();
    if (!hand.empty() && !m_controller->cards()->isHandOrdered()) {
        arrange(); // and comes back here
        return;
    }
    QList<HandPart> groups;
    int first = 0;
    const auto text = [this](const Text &words) { return m_controller->picture()->text(words); };
    for (const HandGroup &group :
        sortable ? handGroupsOf(m_controller->picture()->seen(), hand) : std::vector<HandGroup>()) {
        groups.append({ first, group.count, group.complete, text(group.label), text(group.brief) });
        first += group.count;
    }
    if (!sortable && m_groups.isEmpty())
        return;
    m_groups = groups;
    Q_EMIT groupsChanged();
}
