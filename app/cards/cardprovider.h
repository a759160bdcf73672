// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QQuickImageProvider>

// Faces and backs, "french/7h" or "backs/azulejo", drawn from their SVG files at exactly the pixels wanted,
// never on the thread of the window: the engine's own reader thread draws, and ends before the engine does.
class CardProvider : public QQuickImageProvider
{
public:
    CardProvider();

    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;

private:
    QCache<QString, QImage> m_cache; // of the reader thread alone
};
