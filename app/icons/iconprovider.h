// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

// "image://icon/<name>/<rrggbb>": the line icons of the program in any one colour.
class IconProvider : public QQuickImageProvider
{
public:
    IconProvider();
    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;
};

// Whether there is an icon of that name.
[[nodiscard]] bool hasIcon(const QString &name);
