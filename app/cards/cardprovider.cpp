// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards/cardprovider.h"

#include <QPainter>
#include <QRunnable>
#include <QSvgRenderer>

namespace {

constexpr int cacheKilobytes = 12 * 1024;
constexpr QSize standardSize { 106, 164 };

class Response : public QQuickImageResponse
{
public:
    [[nodiscard]] QQuickTextureFactory *textureFactory() const override
    {
        return QQuickTextureFactory::textureFactoryForImage(m_image);
    }
    void finish(const QImage &image)
    {
        m_image = image;
        Q_EMIT finished();
    }

private:
    QImage m_image;
};

} // namespace

CardProvider::CardProvider()
    : m_cache(cacheKilobytes)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(1000);
}

CardProvider::~CardProvider()
{
    m_pool.clear();
    m_pool.waitForDone();
}

// The engine keeps a response alive until it has reported that it is finished.
QQuickImageResponse *CardProvider::requestImageResponse(const QString &id, const QSize &requestedSize)
{
    auto *response = new Response;
    const QSize size = requestedSize.isEmpty() ? standardSize : requestedSize;
    m_pool.start([this, response, id, size] { response->finish(draw(id, size)); });
    return response;
}

QImage CardProvider::draw(const QString &id, QSize size)
{
    const QString key = id + QLatin1Char('@') + QString::number(size.width()) + QLatin1Char('x')
        + QString::number(size.height());
    {
        const QMutexLocker lock(&m_mutex);
        if (const QImage *known = m_cache.object(key))
            return *known;
    }
    QSvgRenderer renderer(QStringLiteral(":/cards/") + id + QStringLiteral(".svg"));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    const QMutexLocker lock(&m_mutex);
    m_cache.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024));
    return image;
}
