// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/settings.h"
#include "earfixture.h"
#include "phasefixture.h"
#include "scratch.h"
#include "shelffixture.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QtQuickTest>

// Every test file runs in an engine as the program has it, with settings of its own and without motion.
class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() { m_scratch = std::make_unique<Scratch>(); }

    void qmlEngineAvailable(QQmlEngine *engine)
    {
        Settings::shared().useOnce(Settings::Speed, 0);
        Settings::shared().useOnce(Settings::Language, "en");
        Settings::shared().useOnce(Settings::Theme, "mantel");
        Settings::shared().useOnce(Settings::Coach, "off"); // nothing is stopped but where that is tested
        Program::shared().shelf().stayInMemory();
        setUpEngine(*engine);
        engine->rootContext()->setContextProperty("ear", new EarFixture(engine));
        engine->rootContext()->setContextProperty("kept", new ShelfFixture(engine));
        engine->rootContext()->setContextProperty("phases", new PhaseFixture(engine));
    }

private:
    std::unique_ptr<Scratch> m_scratch;
};

QUICK_TEST_MAIN_WITH_SETUP(qml, Setup)
#include "main.moc"
