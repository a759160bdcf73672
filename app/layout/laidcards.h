// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/cardspot.h"
#include "app/table/cardmodel.h"

#include <QIdentityProxyModel>

#include <functional>
#include <vector>

// The cards of a table, each with the place where it lies: the rows of a CardModel and the role `spot`. A
// card hears of its place only when it has become another one.
class LaidCards : public QIdentityProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableLayout")

public:
    static constexpr int SpotRole = Qt::UserRole + 100;
    using Finder = std::function<sobremesa::layout::Spot(const CardModel &cards, int row)>;

    using QIdentityProxyModel::QIdentityProxyModel;

    // Asked whenever a card has to be laid.
    void setFinder(Finder finder) { m_finder = std::move(finder); }
    void setCards(CardModel *cards);
    [[nodiscard]] CardModel *cards() const { return m_cards; }
    // Looks for every card's place anew.
    void lay();
    [[nodiscard]] const std::vector<CardSpot> &spots() const { return m_spots; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] std::vector<CardSpot> found() const;

    CardModel *m_cards = nullptr;
    Finder m_finder;
    std::vector<CardSpot> m_spots;
};
