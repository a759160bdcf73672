// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards/cardsigns.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace {

// On the faces with the large index.
constexpr QRectF oneFigure { 14, 20, 110, 150 };
constexpr QRectF twoFigures { 10, 20, 176, 150 };
constexpr QRectF emblem { 14, 176, 184, 184 };

constexpr qreal margin = 0.13; // of the height, as is what follows
constexpr qreal corner = 0.17;
constexpr QColor paper { 0xff, 0xff, 0xff };
constexpr QColor edge { 0x8c, 0x7a, 0x64 };

// The ten, the three figures of a Spanish pack (10, 11, 12) and the star of the joker.
bool isWide(const QString &code)
{
    return code == QLatin1String("joker")
        || QLatin1String("TSCR").contains(code.isEmpty() ? QChar() : code.front());
}

const QRectF &indexOf(const QString &code)
{
    return isWide(code) ? twoFigures : oneFigure;
}

qreal indexWidth(const QString &code, qreal inner)
{
    return indexOf(code).width() / indexOf(code).height() * inner;
}

qreal innerHeight(int height)
{
    return height * (1 - 2 * margin);
}

// A part of a picture, as large as the place it gets.
void drawPart(QPainter &painter, QSvgRenderer &face, const QRectF &part, const QRectF &place)
{
    painter.save();
    painter.setClipRect(place);
    face.setViewBox(part);
    face.render(&painter, place);
    painter.restore();
}

void drawCard(QPainter &painter, QSize size)
{
    const qreal line = std::max(1.0, std::round(size.height() / 20.0));
    const qreal half = line / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, line));
    painter.setBrush(paper);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(half, half, -half, -half),
        corner * size.height(), corner * size.height());
}

QImage drawn(const QString &file, const QString &code, int height)
{
    QImage image(cardSignWidth(code, height), height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawCard(painter, image.size());
    QSvgRenderer face(file);
    const qreal inner = innerHeight(height);
    const qreal top = (height - inner) / 2;
    const qreal width = indexWidth(code, inner);
    drawPart(painter, face, indexOf(code), { margin * height, top, width, inner });
    drawPart(painter, face, emblem, { image.width() - margin * height - inner, top, inner, inner });
    return image;
}

// From Qt 6.7 on a rich text warns of every picture that is there when it asks.
QQmlImageProviderBase::Flags waysOfAsking()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    return QQmlImageProviderBase::ForceAsynchronousImageLoading;
#else
    return {};
#endif
}

} // namespace

int cardSignWidth(const QString &code, int height)
{
    const qreal inner = innerHeight(height);
    return static_cast<int>(std::ceil(2 * margin * height + indexWidth(code, inner) + inner));
}

CardSigns::CardSigns(QString folder)
    : QQuickImageProvider(Image, waysOfAsking())
    , m_folder(std::move(folder))
    , m_cache(2 * 1024)
{
}

QImage CardSigns::requestImage(const QString &id, QSize *size, const QSize & /*requestedSize*/)
{
    constexpr int smallest = 8;
    constexpr int largest = 400;
    const QMutexLocker lock(&m_mutex);
    if (!m_cache.contains(id)) {
        const QString code = id.section('/', 1, 1);
        const int height = std::clamp(id.section('/', 2, 2).toInt(), smallest, largest);
        const QString file = m_folder + id.section('/', 0, 0) + QStringLiteral("-large/") + code;
        auto *made = new QImage(drawn(file + QStringLiteral(".svg"), code, height));
        m_cache.insert(id, made, 1 + static_cast<int>(made->sizeInBytes() / 1024));
    }
    QImage image = *m_cache.object(id);
    if (size)
        *size = image.size();
    return image;
}
