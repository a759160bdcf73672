// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/dimming.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

#include <algorithm>
#include <memory>

namespace {

// A region knows round shapes as rows of pixels: so many are few enough to be drawn one by one.
QRegion rounded(const QRect &rect, int corner)
{
    const int round = std::min({ corner, rect.width() / 2, rect.height() / 2 });
    if (round <= 0)
        return rect;
    const QSize size(2 * round, 2 * round);
    QRegion region = QRegion(rect.adjusted(round, 0, -round, 0)) + rect.adjusted(0, round, 0, -round);
    for (const int x : { rect.left(), rect.right() + 1 - size.width() }) {
        for (const int y : { rect.top(), rect.bottom() + 1 - size.height() })
            region += QRegion(QRect({ x, y }, size), QRegion::Ellipse);
    }
    return region;
}

} // namespace

QRegion outside(const QRect &whole, const QList<QRectF> &holes, int corner)
{
    QRegion region(whole);
    for (const QRectF &hole : holes)
        region -= rounded(hole.toRect(), corner);
    return region;
}

Dimming::Dimming(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void Dimming::setHoles(const QList<QRectF> &holes)
{
    if (m_holes == holes)
        return;
    m_holes = holes;
    update();
    Q_EMIT holesChanged();
}

void Dimming::setCorner(int corner)
{
    if (m_corner == corner)
        return;
    m_corner = corner;
    update();
    Q_EMIT cornerChanged();
}

void Dimming::setColor(const QColor &color)
{
    if (m_color == color)
        return;
    m_color = color;
    update();
    Q_EMIT colorChanged();
}

QSGNode *Dimming::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    delete old;
    auto all = std::make_unique<QSGNode>();
    for (const QRect &rect : outside(boundingRect().toAlignedRect(), m_holes, m_corner)) {
        QSGRectangleNode *part = window()->createRectangleNode();
        part->setRect(rect);
        part->setColor(m_color);
        all->appendChildNode(part); // which owns it
    }
    return all.release();
}

void Dimming::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    update();
}
