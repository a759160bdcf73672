// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;

// What every QML engine of the program and of its tests needs before the first file: import path and
// pictures.
void setUpEngine(QQmlEngine &engine);
