// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windowplace.h"

#include <QSettings>

#include <algorithm>

namespace {

constexpr int settleMilliseconds = 300;
constexpr int leastInSight = 80; // pixels of the window by which it can be taken hold of
constexpr QSize leastSize { 480, 560 };

constexpr auto placeKey = "window/place";
constexpr auto fillsKey = "window/fills";

// The screen on which most of the window would be seen; none if it cannot be reached by the pointer.
const QRect *screenOf(const QRect &place, const QList<QRect> &screens)
{
    const auto seen = [&](const QRect &screen) {
        const QRect part = screen & place;
        return qint64(part.width()) * part.height();
    };
    const auto best = std::max_element(screens.begin(), screens.end(),
        [&](const QRect &one, const QRect &other) { return seen(one) < seen(other); });
    if (best == screens.end())
        return nullptr;
    const QRect part = *best & place;
    return part.width() >= leastInSight && part.height() >= leastInSight ? &*best : nullptr;
}

QRect inside(QRect place, const QRect &screen)
{
    place.setSize(place.size().boundedTo(screen.size()));
    place.moveRight(std::min(place.right(), screen.right()));
    place.moveBottom(std::min(place.bottom(), screen.bottom()));
    place.moveTopLeft({ std::max(place.x(), screen.x()), std::max(place.y(), screen.y()) });
    return place;
}

bool fills(QWindow::Visibility visibility)
{
    return visibility == QWindow::Maximized || visibility == QWindow::FullScreen;
}

} // namespace

WindowPlace::WindowPlace(QWindow &window, QSettings &store)
    : m_window(window)
    , m_store(store)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(settleMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &WindowPlace::remember);
    const auto later = [this] { m_timer.start(); };
    connect(&window, &QWindow::xChanged, this, later);
    connect(&window, &QWindow::yChanged, this, later);
    connect(&window, &QWindow::widthChanged, this, later);
    connect(&window, &QWindow::heightChanged, this, later);
    connect(&window, &QWindow::visibilityChanged, this, later);
}

QVariantMap WindowPlace::kept(const QSettings &store, const QList<QRect> &screens)
{
    QVariantMap wanted;
    const QString state = store.value(fillsKey).toString();
    if (state == QLatin1String("screen"))
        wanted["visibility"] = QWindow::FullScreen;
    else if (state == QLatin1String("desktop"))
        wanted["visibility"] = QWindow::Maximized;
    const QRect place = store.value(placeKey).toRect();
    if (place.width() < leastSize.width() || place.height() < leastSize.height())
        return wanted;
    const QRect *screen = screenOf(place, screens);
    const QRect shown = screen ? inside(place, *screen) : place;
    wanted["width"] = shown.width();
    wanted["height"] = shown.height();
    if (screen) {
        wanted["x"] = shown.x();
        wanted["y"] = shown.y();
    }
    return wanted;
}

void WindowPlace::remember()
{
    const QWindow::Visibility visibility = m_window.visibility();
    if (visibility == QWindow::Windowed)
        m_store.setValue(placeKey, m_window.geometry());
    if (visibility == QWindow::Windowed || fills(visibility))
        m_store.setValue(fillsKey,
            visibility == QWindow::FullScreen      ? "screen"
                : visibility == QWindow::Maximized ? "desktop"
                                                   : "");
}
