// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/offermodel.h"

#include <algorithm>
#include <utility>

using namespace sobremesa;

void OfferModel::set(std::vector<Offer> offers, const TableNames &names)
{
    std::stable_sort(offers.begin(), offers.end(),
        [](const Offer &left, const Offer &right) { return left.order < right.order; });
    beginResetModel();
    m_offers = std::move(offers);
    m_names = names;
    m_sure = -1;
    m_hinted = -1;
    endResetModel();
    Q_EMIT countChanged();
    Q_EMIT sureChanged();
    Q_EMIT hintedChanged();
}

bool OfferModel::asksOnceMore(int row)
{
    if (!m_offers[static_cast<std::size_t>(row)].final || m_sure == row)
        return false;
    stopAsking();
    m_sure = row;
    Q_EMIT dataChanged(index(row), index(row), { SureRole });
    Q_EMIT sureChanged();
    return true;
}

void OfferModel::stopAsking()
{
    const int row = std::exchange(m_sure, -1);
    if (row < 0)
        return;
    Q_EMIT dataChanged(index(row), index(row), { SureRole });
    Q_EMIT sureChanged();
}

void OfferModel::setHinted(const std::optional<Action> &action)
{
    const auto found = std::find_if(m_offers.begin(), m_offers.end(),
        [&](const Offer &offer) { return action && offer.closed.empty() && offer.action == *action; });
    const int row = found == m_offers.end() ? -1 : static_cast<int>(found - m_offers.begin());
    if (row == m_hinted)
        return;
    m_hinted = row;
    Q_EMIT hintedChanged();
}

int OfferModel::rowOf(const QString &wanted) const
{
    for (int row = 0; row < rowCount() && !wanted.isEmpty(); ++row) {
        if (key(row).compare(wanted, Qt::CaseInsensitive) == 0)
            return row;
    }
    return -1;
}

int OfferModel::rowOfCode(const QString &wanted) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (code(row) == wanted)
            return row;
    }
    return -1;
}

QString OfferModel::code(int row) const
{
    const Offer &offer = m_offers[static_cast<std::size_t>(row)];
    return QString::fromStdString(printMove(offer.action, m_names.game->verbs, *m_names.game->pack));
}

QString OfferModel::key(int row) const
{
    const char letter = m_offers[static_cast<std::size_t>(row)].letter;
    if (letter == enterLetter)
        return QStringLiteral("Enter");
    if (letter != 0)
        return QString(QLatin1Char(letter));
    const Offer &offer = m_offers[static_cast<std::size_t>(row)];
    if (!offer.group.empty() || !offer.closed.empty())
        return {}; // it has its number among its group, or cannot be said
    return row < 9 ? QString::number(row + 1) : row == 9 ? QStringLiteral("0") : QString();
}

OfferButton OfferModel::button(int row) const
{
    const Offer &offer = m_offers[static_cast<std::size_t>(row)];
    return { gameText(offer.title, m_names), gameText(offer.worth, m_names), kind(row), key(row), row,
        code(row), gameText(offer.closed, m_names), {} };
}

QList<OfferButton> OfferModel::buttons() const
{
    QList<OfferButton> list;
    QString group;
    for (int row = 0; row < rowCount(); ++row) {
        const Offer &offer = m_offers[static_cast<std::size_t>(row)];
        const QString name = gameText(offer.group, m_names);
        if (name.isEmpty()) {
            list.append(button(row));
        } else if (name == group) {
            list.back().parts.append(button(row));
        } else {
            OfferButton whole;
            whole.title = name;
            whole.kind = QStringLiteral("secondary");
            whole.key = offer.groupLetter == 0 ? QString() : QString(QLatin1Char(offer.groupLetter));
            whole.parts = { button(row) };
            list.append(whole);
        }
        group = name;
    }
    return list;
}

QString OfferModel::spoken() const
{
    QStringList parts;
    for (int row = 0; row < rowCount(); ++row) {
        const Offer &offer = m_offers[static_cast<std::size_t>(row)];
        parts.append(
            QStringList { key(row), gameText(offer.title, m_names), gameText(offer.worth, m_names) }.join(
                QLatin1Char(' ')));
    }
    return parts.join(QStringLiteral("; "));
}

int OfferModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

QVariant OfferModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const Offer &offer = m_offers[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole:
        return gameText(offer.title, m_names);
    case WorthRole:
        return gameText(offer.worth, m_names);
    case KindRole:
        return kind(index.row());
    case KeyRole:
        return key(index.row());
    case ConcernsRole:
        return codesOf(offer.concerns, *m_names.game->pack);
    case OrderRole:
        return offer.order;
    case SureRole:
        return index.row() == m_sure;
    default:
        return {};
    }
}

QHash<int, QByteArray> OfferModel::roleNames() const
{
    return { { TitleRole, "title" }, { WorthRole, "worth" }, { KindRole, "kind" }, { KeyRole, "key" },
        { ConcernsRole, "concerns" }, { OrderRole, "order" }, { SureRole, "sure" } };
}

// Among captures the order is fixed and the first is primary; never the best because it is the best.
QString OfferModel::kind(int row) const
{
    const Offer &offer = m_offers[static_cast<std::size_t>(row)];
    if (offer.manner == Manner::Danger)
        return QStringLiteral("danger");
    const bool primary = row == 0 && offer.spot != Spot::Beside
        && (offer.manner == Manner::Primary || offer.spot == Spot::Card);
    return primary ? QStringLiteral("primary") : QStringLiteral("secondary");
}
