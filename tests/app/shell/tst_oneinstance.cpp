// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/oneinstance.h"

#include <QFile>
#include <QFutureWatcher>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtConcurrentRun>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using Role = OneInstance::Role;

class TestOneInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void handsOverWhatItWasStartedWith();
    void foldersDoNotMeet();
    void staysAwayFromADeadSocket();
    void takesNoNonsense_data();
    void takesNoNonsense();
    void beginsAloneBesideOneThatHangs();
    void aLongPathIsNoTrouble();

private:
    [[nodiscard]] Role claimBeside(const QString &folder, const Call &call);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestOneInstance::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toLocal8Bit());
}

// As another program would, while this one goes on.
Role TestOneInstance::claimBeside(const QString &folder, const Call &call)
{
    const QFuture<Role> role = QtConcurrent::run([&] { return OneInstance(folder).claim(call); });
    if (!QTest::qWaitFor([&] { return role.isFinished(); }, 10'000))
        qFatal("no answer");
    return role.result();
}

void TestOneInstance::handsOverWhatItWasStartedWith()
{
    OneInstance first(m_folder->path());
    QCOMPARE(first.claim({}), Role::First);
    Call heard;
    int calls = 0;
    connect(&first, &OneInstance::called, this, [&](const Call &call) {
        heard = call;
        ++calls;
    });
    const Call call { { "sobremesa", QString::fromUtf8("mi última.sobremesa") }, "/some/where", "token-1" };
    QCOMPARE(claimBeside(m_folder->path(), call), Role::Second);
    QTRY_COMPARE(calls, 1);
    QCOMPARE(heard.arguments, call.arguments);
    QCOMPARE(heard.folder, call.folder);
    QCOMPARE(heard.token, call.token);
    QCOMPARE(claimBeside(m_folder->path(), call), Role::Second);
    QTRY_COMPARE(calls, 2);
}

void TestOneInstance::foldersDoNotMeet()
{
    const QTemporaryDir other;
    OneInstance first(m_folder->path());
    OneInstance second(other.path());
    QVERIFY(first.address() != second.address());
    QCOMPARE(first.claim({}), Role::First);
    QCOMPARE(second.claim({}), Role::First);
}

// What a killed program leaves behind.
void TestOneInstance::staysAwayFromADeadSocket()
{
#ifdef Q_OS_UNIX
    OneInstance instance(m_folder->path());
    const QByteArray path = instance.address().toLocal8Bit();
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path.constData(), sizeof(address.sun_path));
    const int dead = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(::bind(dead, reinterpret_cast<const sockaddr *>(&address), sizeof(address)), 0);
    ::close(dead);
    QVERIFY(QFile::exists(instance.address()));
    QCOMPARE(instance.claim({}), Role::First);
    QCOMPARE(claimBeside(m_folder->path(), {}), Role::Second);
#endif
}

void TestOneInstance::takesNoNonsense_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no JSON") << QByteArray("hello\n");
    QTest::newRow("another document") << QByteArray("[1, 2]\n");
    QTest::newRow("endless") << QByteArray(300'000, 'x');
}

void TestOneInstance::takesNoNonsense()
{
    QFETCH(QByteArray, words);
    OneInstance first(m_folder->path());
    QCOMPARE(first.claim({}), Role::First);
    const QSignalSpy called(&first, &OneInstance::called);
    QLocalSocket socket;
    socket.connectToServer(first.address());
    QVERIFY(socket.waitForConnected());
    socket.write(words);
    QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QCOMPARE(called.size(), 0);
    QCOMPARE(claimBeside(m_folder->path(), {}), Role::Second);
}

// Its event loop does not run: it has the games open and does not answer.
void TestOneInstance::beginsAloneBesideOneThatHangs()
{
    OneInstance first(m_folder->path());
    QCOMPARE(first.claim({}), Role::First);
    QFuture<Role> role = QtConcurrent::run([&] { return OneInstance(m_folder->path()).claim({}); });
    role.waitForFinished();
    QCOMPARE(role.result(), Role::Alone);
}

void TestOneInstance::aLongPathIsNoTrouble()
{
    qunsetenv("XDG_RUNTIME_DIR");
    const QString folder = m_folder->filePath(QString(120, 'a'));
    OneInstance first(folder);
    QCOMPARE(first.claim({}), Role::First);
    QCOMPARE(claimBeside(folder, {}), Role::Second);
}

QTEST_GUILESS_MAIN(TestOneInstance)
#include "tst_oneinstance.moc"
