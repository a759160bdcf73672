// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QQuickImageProvider>

// Faces and backs, "french/7h/106x164" or "backs/azulejo/106x164", drawn from their SVG files at exactly the
// pixels wanted, never on the thread of the window: the engine's own reader thread draws, and ends before the
// engine does.
class CardProvider : public QQuickImageProvider
{
public:
    // The folder of the files, with a slash at its end. Of what has been drawn, so many kilobytes are kept.
    CardProvider(QString folder, int kilobytes);

    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;

private:
    QString m_folder;
    QCache<QString, QImage> m_cache; // of the reader thread alone
};

// What the cards of two packs take at the sizes in which they lie on a table that fills a screen of so many
// pixels.
[[nodiscard]] int cardKilobytesFor(QSize screen);
