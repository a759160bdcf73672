// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QMutex>
#include <QQuickAsyncImageProvider>
#include <QThreadPool>

// Faces and backs, "french/7h" or "backs/azulejo", drawn from their SVG files at exactly the pixels wanted,
// never on the thread of the window.
class CardProvider : public QQuickAsyncImageProvider
{
public:
    CardProvider();
    ~CardProvider() override;
    Q_DISABLE_COPY_MOVE(CardProvider)

    QQuickImageResponse *requestImageResponse(const QString &id, const QSize &requestedSize) override;

private:
    QImage draw(const QString &id, QSize size);

    QThreadPool m_pool;
    QMutex m_mutex; // of the cache: the workers share it
    QCache<QString, QImage> m_cache;
};
