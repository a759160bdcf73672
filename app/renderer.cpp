// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/renderer.h"

#include <QtGlobal>

#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)

void chooseRenderer()
{
    // Direct3D and Metal are always there
}

#else

#include <QFileInfo>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace {

// On Linux a missing render node settles it without the cost of making a context.
bool hasNoGraphicsCard()
{
#ifdef Q_OS_LINUX
    return !QFileInfo::exists(QStringLiteral("/dev/dri"));
#else
    return false;
#endif
}

bool isEmulated()
{
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface))
        return true;
    const auto *name = reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    const QByteArray renderer = QByteArray(name).toLower();
    return renderer.contains("llvmpipe") || renderer.contains("softpipe") || renderer.contains("swrast");
}

} // namespace

void chooseRenderer()
{
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND"))
        return;
    if (hasNoGraphicsCard() || isEmulated())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

#endif
