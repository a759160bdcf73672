// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/inlinevector.h"

#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace sobremesa;

using Few = InlineVector<int, 3>;

class TestInlineVector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrder();
    void endsTheProgram_data();
    void endsTheProgram();
};

void TestInlineVector::keepsTheOrder()
{
    Few few { 1, 3 };
    few.insert(1, 2);
    QVERIFY((few == Few { 1, 2, 3 }));
    few.erase(0);
    QVERIFY((few == Few { 2, 3 }));
    QVERIFY(few.remove(3));
    QVERIFY(!few.remove(3));
    QCOMPARE(few.front(), few.back());
    few.pop_back();
    QVERIFY(few.empty());
}

using Misuse = void (*)(Few &full, Few &empty);
Q_DECLARE_METATYPE(Misuse)

void TestInlineVector::endsTheProgram_data()
{
    QTest::addColumn<Misuse>("misuse");
    const auto row = [](const char *name, Misuse misuse) { QTest::newRow(name) << misuse; };
    row("push_back", [](Few &full, Few &) { full.push_back(4); });
    row("insert", [](Few &full, Few &) { full.insert(0, 4); });
    row("resize", [](Few &full, Few &) { full.resize(4); });
    row("pop_back", [](Few &, Few &empty) { empty.pop_back(); });
    row("back", [](Few &, Few &empty) { ++empty.back(); });
    row("erase", [](Few &, Few &empty) { empty.erase(0); });
}

// In a release as in a debug build.
void TestInlineVector::endsTheProgram()
{
#ifdef Q_OS_UNIX
    QFETCH(Misuse, misuse);
    Few full { 1, 2, 3 };
    Few empty;
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGILL, SIG_DFL);
        std::signal(SIGTRAP, SIG_DFL);
        std::signal(SIGABRT, SIG_DFL);
        misuse(full, empty);
        _exit(0);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
#else
    QSKIP("how a program ends is asked in the way of Unix");
#endif
}

QTEST_APPLESS_MAIN(TestInlineVector)
#include "tst_inlinevector.moc"
