// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/icons/iconprovider.h"

#include <QPainter>
#include <QStringList>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <string_view>

namespace {

struct Icon
{
    std::string_view name;
    std::string_view path; // on a grid of 24
};

constexpr Icon icons[] = {
    { "again", "M20 12a8 8 0 1 1-2.500-5.800 M20 3v4.500h-4.500" },
    { "around-left", "M20 18C12 19 6 14 5 6 M1.500 10.500L5 5l4 5" },
    { "around-right", "M4 18C12 19 18 14 19 6 M15 10l4-5 3.500 5.500" },
    { "back", "M15 5l-7 7 7 7" },
    { "book",
        "M4 5c3-1.500 6-1 8 .8C14 4 17 3.500 20 5v14c-3-1.500-6-1-8 .8-2-1.800-5-2.300-8-.8z M12 6v13.500" },
    { "branch", "M6 4v16 M6 16c0-5 11-3 11-9 M13.500 10.500L17 7l3.500 3.500" },
    { "cards", "M4 7l9-3 5 14-9 3z M15 5.500l5 1-2.500 12" },
    { "chart", "M4 20h16 M7 17v-5 M12 17V6 M17 17v-8" },
    { "check", "M5 12.500l4.500 4.500L19 7" },
    { "computer", "M4 5h16v11H4z M9 20h6 M12 16v4" },
    { "cross", "M6 6l12 12 M18 6L6 18" },
    { "down", "M6 9l6 6 6-6" },
    { "exit", "M10 4H5v16h5 M14 8l4 4-4 4 M18 12H9" },
    { "eye", "M2 12c5-8 15-8 20 0-5 8-15 8-20 0z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" },
    { "flag", "M5 21V4 M5 5h13l-3 4 3 4H5" },
    { "folder", "M3 6h6l2 2.500h10V19H3z" },
    { "forward", "M9 5l7 7-7 7" },
    { "full", "M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5" },
    { "gear", "M4 7h9 M17 7h3 M15 4.500v5 M4 17h3 M11 17h9 M9 14.500v5" },
    { "hint", "M9 18h6 M10 21h4 M12 3a6.500 6.500 0 0 1 4 11.600V16H8v-1.400A6.500 6.500 0 0 1 12 3z" },
    { "home", "M4 11 12 4l8 7 M6 10v9h12v-9 M10 19v-5h4v5" },
    { "info", "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M12 11v6 M12 7.500v.5" },
    { "keyboard",
        "M3 7h18v11H3z M6.500 10.500h.5 M10 10.500h.5 M13.500 10.500h.5 M17 10.500h.5 M7.500 14.500h9" },
    { "learn", "M2 9l10-5 10 5-10 5z M6 11.500V16c3.500 3 8.500 3 12 0v-4.500 M22 9v6" },
    { "left", "M19 12H5 M11 6l-6 6 6 6" },
    { "lock", "M6 11h12v9H6z M8.500 11V8a3.500 3.500 0 0 1 7 0v3" },
    { "log", "M5 4h14v16H5z M8 8.500h8 M8 12h8 M8 15.500h5" },
    { "menu", "M4 7h16 M4 12h16 M4 17h16" },
    { "minus", "M5 12h14" },
    { "mute", "M3.500 9.500h4L12.500 5v14l-5-4.500h-4z M16 9.500l5 5 M21 9.500l-5 5" },
    { "next", "M6 5l9 7-9 7z M18 5v14" },
    { "pause", "M9 5v14 M15 5v14" },
    { "pen", "M5 19l1-4L16.500 4.500l3 3L9 18z M14 7l3 3" },
    { "person", "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M4.500 20c1.500-7 13.500-7 15 0" },
    { "play", "M8 5l11 7-11 7z" },
    { "plus", "M12 5v14 M5 12h14" },
    { "previous", "M18 5l-9 7 9 7z M6 5v14" },
    { "redo", "M15 6l5 5-5 5 M20 11H10a5 5 0 0 0 0 10h3" },
    { "right", "M5 12h14 M13 6l6 6-6 6" },
    { "seal",
        "M12 3l2.500 2 3.200-.3.800 3.100 2.700 1.700L20 12.500l1.200 3-2.700 1.700-.8 3.100-3.200-.3L12 "
        "22l-2.500-2-3.200.3-.8-3.100-2.700-1.700L4 12.500l-1.200-3 2.700-1.700.8-3.100 3.200.3z M8.500 "
        "12.500l2.500 2.500 4.500-5" },
    { "save", "M12 4v10 M8 10.500l4 4 4-4 M5 15v5h14v-5" },
    { "search", "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z M15.500 15.500L20 20" },
    { "share", "M12 3v12 M8 7l4-4 4 4 M5 12v8h14v-8" },
    { "sign-ace-clubs",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M13.500 10.500h2.600 M9 15.500c1.500 1.500 4.500 "
        "1.500 6 0" },
    { "sign-ace-swords",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M7.500 8c.8-1.300 2.200-1.300 3 0 M13.500 8c.8-1.300 "
        "2.200-1.300 3 0 M9 11.500h.4 M14.600 11.500h.4 M9.500 16h5" },
    { "sign-blind",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M7.500 10.500c.8 1 2.200 1 3 0 M13.500 10.500c.8 1 2.200 1 3 0 "
        "M9.500 16h5" },
    { "sign-false-ace",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M14.600 10.500h.4 M12 13.700a2.200 2.500 0 1 1 0 "
        "5 2.200 2.500 0 0 1 0-5z" },
    { "sign-flor",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M14.600 10.500h.4 M6 14.500c.6 2 2.900 2 3.500 0 "
        "M14.500 14.500c.6 2 2.900 2 3.500 0 M11.300 16h1.400" },
    { "sign-points",
        "M14 2.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z M10.500 8.500h.4 M15.800 10.800h.4 M10 "
        "14l5 2 M7 18l-3 4" },
    { "sign-seven-coins",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M14.600 10.500h.4 M7.500 15c1 1.500 2.500 1.500 4 "
        "1.500" },
    { "sign-seven-swords",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M14.600 10.500h.4 M16.500 15c-1 1.500-2.500 "
        "1.500-4 1.500" },
    { "sign-three",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M14.600 10.500h.4 M9 15.500h6 M10.500 "
        "15.500v1.800 M12 15.500v1.800 M13.500 15.500v1.800" },
    { "sign-two",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9 10.500h.4 M14.600 10.500h.4 M12 14.300a1.400 1.400 0 1 1 0 "
        "2.800 1.400 1.400 0 0 1 0-2.800z" },
    { "sort", "M7 5v14 M4 16l3 3 3-3 M13 6h8 M13 12h6 M13 18h4" },
    { "sound",
        "M3.500 9.500h4L12.500 5v14l-5-4.500h-4z M15.500 9.500a4 4 0 0 1 0 5 M18 6.500a8 8 0 0 1 0 11" },
    { "star",
        "M12 3.500l2.600 5.300 5.900.8-4.300 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800L3.500 "
        "9.600l5.900-.8z" },
    { "swap", "M4 9h14l-4-4 M20 15H6l4 4" },
    { "table", "M4 5h16v14H4z M4 10h16 M4 14.500h16 M10 5v14" },
    { "trash", "M5 7h14 M9.500 7V4.500h5V7 M7 7l1 13h8l1-13 M10.500 11v5.500 M13.500 11v5.500" },
    { "undo", "M9 6L4 11l5 5 M4 11h10a5 5 0 0 1 0 10h-3" },
    { "up", "M6 15l6-6 6 6" },
};

const Icon *find(const QString &name)
{
    const std::string wanted = name.toStdString();
    const auto *found = std::ranges::find(icons, std::string_view(wanted), &Icon::name);
    return found == std::end(icons) ? nullptr : found;
}

QByteArray drawing(const Icon &icon, const QString &colour)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='"
        + QByteArray(icon.path.data(), static_cast<qsizetype>(icon.path.size())) + "' fill='none' stroke='#"
        + colour.toLatin1() + "' stroke-width='1.9' stroke-linecap='round' stroke-linejoin='round'/></svg>";
}

} // namespace

IconProvider::IconProvider()
    : QQuickImageProvider(QQuickImageProvider::Image)
{
}

QImage IconProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    const QStringList parts = id.split('/');
    const QSize pixels(std::max(1, requestedSize.width()), std::max(1, requestedSize.height()));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (size != nullptr)
        *size = pixels;
    const Icon *icon = parts.size() == 2 ? find(parts[0]) : nullptr;
    if (icon == nullptr)
        return image;
    QPainter painter(&image);
    QSvgRenderer(drawing(*icon, parts[1])).render(&painter);
    return image;
}

bool hasIcon(const QString &name)
{
    return find(name) != nullptr;
}
