// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/settings.h"
#include "app/shell/commands.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

constexpr int patience = 20000; // milliseconds: screens are made from their sources, also on a busy machine

// The whole window of the program, for tests that press its keys.
class OpenWindow
{
public:
    // With a game on its table. What does not work out fails the test.
    void open(const CommandLine &line)
    {
        QTest::failOnWarning(QRegularExpression("qrc:")); // of QML, not of the window system
        Settings::shared().useOnce(Settings::Speed, 0);
        Settings::shared().useOnce(Settings::Language, "en");
        QCOMPARE(Program::shared().obey(line), QString());
        m_engine = std::make_unique<QQmlApplicationEngine>();
        setUpEngine(*m_engine);
        m_engine->load(QUrl("qrc:/qt/qml/Sobremesa/Main.qml"));
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
        m_commands = m_engine->singletonInstance<Commands *>(qmlTypeId("Sobremesa.App", 1, 0, "Commands"));
        QVERIFY(m_window && m_commands);
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }

    void close()
    {
        m_engine.reset();
        Program::shared().goHome();
    }

    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    [[nodiscard]] Commands *commands() const { return m_commands; }
    [[nodiscard]] QObject *screens() const { return m_window->property("screens").value<QObject *>(); }
    // The screen: a table, a page of lessons, the home screen.
    [[nodiscard]] QObject *page() const { return m_window->property("screen").value<QObject *>(); }
    // The page that lies over it.
    [[nodiscard]] QObject *shown() const { return m_window->property("shown").value<QObject *>(); }
    // A table, made and ready.
    [[nodiscard]] bool hasTable() const
    {
        return !m_window->property("making").toBool() && page()
            && page()->property("view").value<QObject *>();
    }

private:
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Commands *m_commands = nullptr;
};
