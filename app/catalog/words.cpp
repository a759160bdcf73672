// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/words.h"

#include <QCoreApplication>

#include <string>

QString worded(std::string_view context, const char *source)
{
    return QCoreApplication::translate(std::string(context).c_str(), source);
}
