// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginesetup.h"

#include "app/cards/cardprovider.h"
#include "app/icons/iconprovider.h"

#include <QQmlEngine>

void setUpEngine(QQmlEngine &engine)
{
    engine.addImportPath("qrc:/qt/qml"); // the default only from Qt 6.5 on
    engine.addImageProvider("icon", new IconProvider);
    engine.addImageProvider("cards", new CardProvider);
}
