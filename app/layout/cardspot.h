// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/spot.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

// Where one card lies, as QML reads it.
class CardSpot : public sobremesa::layout::Spot
{
    Q_GADGET
    QML_VALUE_TYPE(cardSpot)
    Q_PROPERTY(qreal x MEMBER x) // of its middle
    Q_PROPERTY(qreal y MEMBER y)
    Q_PROPERTY(qreal h MEMBER h) // its height; 0: it is not to be seen
    Q_PROPERTY(qreal r MEMBER r) // degrees
    Q_PROPERTY(int z MEMBER z)
    Q_PROPERTY(qreal o MEMBER o) // opacity
    Q_PROPERTY(bool open MEMBER open) // all of its pile is to be seen

public:
    CardSpot() = default;
    explicit CardSpot(const Spot &spot)
        : Spot(spot)
    {
    }

    friend bool operator==(const CardSpot &one, const CardSpot &other)
    {
        return static_cast<const Spot &>(one) == static_cast<const Spot &>(other);
    }
};
