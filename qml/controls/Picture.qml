// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A drawing, made for the size at which it is shown.
Image {
    sourceSize.width: Math.ceil(width)
    sourceSize.height: Math.ceil(height)
    Accessible.ignored: true
}
