// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards/cardprovider.h"

#include <QPainter>
#include <QSvgRenderer>

namespace {

constexpr int cacheKilobytes = 12 * 1024;
constexpr QSize standardSize { 106, 164 };

QImage drawn(const QString &id, QSize size)
{
    QSvgRenderer renderer(QStringLiteral(":/cards/") + id + QStringLiteral(".svg"));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

CardProvider::CardProvider()
    : QQuickImageProvider(Image, ForceAsynchronousImageLoading)
    , m_cache(cacheKilobytes)
{
}

QImage CardProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    const QSize wanted = requestedSize.isEmpty() ? standardSize : requestedSize;
    if (size)
        *size = wanted;
    const QString key = QStringLiteral("%1@%2x%3").arg(id).arg(wanted.width()).arg(wanted.height());
    if (const QImage *known = m_cache.object(key))
        return *known;
    QImage image = drawn(id, wanted);
    m_cache.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024));
    return image;
}
