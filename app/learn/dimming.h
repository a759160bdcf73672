// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QRegion>
#include <QtQml/qqmlregistration.h>

// What of the whole lies outside the holes, whose corners are as round as a circle of this radius.
QRegion outside(const QRect &whole, const QList<QRectF> &holes, int corner);

// Darkens what it lies upon but for some holes. Plain rectangles: a picture of the whole window would have to
// be painted and copied anew whenever a hole moves.
class Dimming : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QRectF> holes READ holes WRITE setHoles NOTIFY holesChanged)
    Q_PROPERTY(int corner READ corner WRITE setCorner NOTIFY cornerChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    explicit Dimming(QQuickItem *parent = nullptr);

    [[nodiscard]] QList<QRectF> holes() const { return m_holes; }
    void setHoles(const QList<QRectF> &holes);
    [[nodiscard]] int corner() const { return m_corner; }
    void setCorner(int corner);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor &color);

Q_SIGNALS:
    void holesChanged();
    void cornerChanged();
    void colorChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    QList<QRectF> m_holes;
    int m_corner = 0;
    QColor m_color = Qt::black;
};
