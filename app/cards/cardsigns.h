// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QMutex>
#include <QQuickImageProvider>

// Cards for running text, "french/7h/40": index and suit side by side on a little card of so many pixels of
// height, taken from the faces with the large index. They are small and few and are drawn at once, so that a
// text never has to be laid out again; texts ask from more than one thread. Newer Qt wants them to come
// later, and leaves the room that the text names for them.
class CardSigns : public QQuickImageProvider
{
public:
    // The folder of the faces, with a slash at its end.
    explicit CardSigns(QString folder);

    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;

private:
    QString m_folder;
    QMutex m_mutex;
    QCache<QString, QImage> m_cache; // in kilobytes
};

// How wide the sign of a card ("7h", "Tc", "joker") is at a height: two figures need more.
[[nodiscard]] int cardSignWidth(const QString &code, int height);
