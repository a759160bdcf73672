// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards/cardprovider.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace {

constexpr QSize standardSize { 106, 164 };

// The pixels at the end of "french/7h/106x164"; not valid if there are none.
QSize sizeIn(const QString &id)
{
    const QString last = id.section('/', -1);
    const QSize size { last.section('x', 0, 0).toInt(), last.section('x', 1, 1).toInt() };
    return size.isEmpty() ? QSize() : size;
}

QImage drawn(const QString &file, QSize size)
{
    QSvgRenderer renderer(file);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

// 54 faces and a back, in the hand, on the table, in melds and piles: at 4K 46 MB.
int cardKilobytesFor(QSize screen)
{
    constexpr int faces = 55;
    constexpr qreal sizes = 2.3; // of the largest: 1, 0.92², 0.56², and indexes alone
    const qreal height = std::clamp(0.205 * screen.height(), 84.0, 460.0);
    const qreal bytes = 4 * height * height * 0.645;
    return std::max(12 * 1024, static_cast<int>(faces * sizes * bytes / 1024));
}

CardProvider::CardProvider(QString folder, int kilobytes)
    : QQuickImageProvider(Image, ForceAsynchronousImageLoading)
    , m_folder(std::move(folder))
    , m_cache(kilobytes)
{
}

QImage CardProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    const QSize named = sizeIn(id);
    const QSize wanted = named.isValid() ? named : requestedSize.isEmpty() ? standardSize : requestedSize;
    if (size)
        *size = wanted;
    const QString name = named.isValid() ? id.section('/', 0, -2) : id;
    const QString key = QStringLiteral("%1/%2x%3").arg(name).arg(wanted.width()).arg(wanted.height());
    if (const QImage *known = m_cache.object(key))
        return *known;
    QImage image = drawn(m_folder + name + QStringLiteral(".svg"), wanted);
    m_cache.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024));
    return image;
}
