// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginesetup.h"

#include "app/cards/cardprovider.h"
#include "app/cards/cardsigns.h"
#include "app/icons/iconprovider.h"
#include "app/shell/making.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QScreen>

void setUpEngine(QQmlEngine &engine)
{
    engine.addImportPath("qrc:/qt/qml"); // the default only from Qt 6.5 on
    engine.setIncubationController(new Making(&engine)); // before a window brings its own
    engine.addImageProvider("icon", new IconProvider);
    const QScreen *screen = QGuiApplication::primaryScreen();
    const QSize pixels = screen ? screen->size() * screen->devicePixelRatio() : QSize(1920, 1080);
    engine.addImageProvider("cards", new CardProvider(":/cards/", cardKilobytesFor(pixels)));
    engine.addImageProvider("card-signs", new CardSigns(":/cards/"));
    engine.addImageProvider("table", new CardProvider(":/table/", 4 * 1024));
}
