// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/database.h"
#include "app/shelf/gamerows.h"
#include "tests/app/shelf/asking.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

namespace {

// The first eight digits of every step that was released: a new one gets a line, an old one never changes.
const QStringList released { "8e0c170d", "559be24e" };

constexpr const char *first[] = { "CREATE TABLE thing (name TEXT)", "INSERT INTO thing VALUES ('kept')",
    nullptr };
constexpr const char *second[] = { "ALTER TABLE thing ADD COLUMN size INTEGER NOT NULL DEFAULT 3", nullptr };
constexpr const char *wrong[] = { "ALTER TABLE thing ADD COLUMN size INTEGER", "CREATE NONSENSE", nullptr };
constexpr Migration one[] = { first };
constexpr Migration two[] = { first, second };
constexpr Migration broken[] = { first, wrong };

QString digestOf(Migration step)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (Migration statement = step; *statement; ++statement)
        hash.addData(QByteArray(*statement));
    return QString::fromLatin1(hash.result().toHex().left(8));
}

QVariant valueIn(Database &base, const QByteArray &statement)
{
    QVariant found;
    const SqlFailure failure = base.read([&](Sql &sql) { found = sql.value(statement); });
    return failure.fault == Fault::None ? found : QVariant();
}

} // namespace

class TestMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void releasedStepsNeverChange();
    void fromEveryVersion_data();
    void fromEveryVersion();
    void keepsWhatIsThereAndACopy();
    void aStepThatFailsChangesNothing();
    void anotherProgramsFileIsLeftAlone();
};

void TestMigrations::releasedStepsNeverChange()
{
    QStringList digests;
    for (const Migration step : migrations())
        digests.append(digestOf(step));
    QCOMPARE(digests, released);
}

void TestMigrations::fromEveryVersion_data()
{
    QTest::addColumn<int>("version");
    for (int version = 0; version <= int(migrations().size()); ++version)
        QTest::addRow("%d", version) << version;
}

void TestMigrations::fromEveryVersion()
{
    QFETCH(int, version);
    const QTemporaryDir folder;
    if (version > 0) {
        Database old(folder.filePath("games.sqlite"));
        QCOMPARE(old.open(migrations().first(std::size_t(version))).fault, Fault::None);
        QCOMPARE(old.write([](Sql &sql) { gamerows::insert(sql, 1, smallGame(), 0); }).fault, Fault::None);
    }
    Shelf shelf(folder.path());
    const GameId id = shelf.begin(smallGame());
    shelf.append(id, 0, "a", standing(0, 0));
    QCOMPARE(gameOn(shelf, id)->actions, QStringList { "a" });
    QCOMPARE(gamesOn(shelf).all, version > 0 ? 2 : 1);
    QVERIFY(!shelf.trouble());
}

void TestMigrations::keepsWhatIsThereAndACopy()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("a.sqlite");
    {
        Database old(file);
        QCOMPARE(old.open(one).fault, Fault::None);
    }
    Database now(file);
    QCOMPARE(now.open(two).fault, Fault::None);
    QCOMPARE(valueIn(now, "SELECT name || size FROM thing").toString(), QStringLiteral("kept3"));
    QCOMPARE(valueIn(now, "PRAGMA user_version").toInt(), 2);
    Database copy(file + ".before-2");
    QCOMPARE(copy.open(one).fault, Fault::None);
    QCOMPARE(valueIn(copy, "SELECT name FROM thing").toString(), QStringLiteral("kept"));
    QCOMPARE(valueIn(copy, "SELECT size FROM thing"), QVariant());
}

void TestMigrations::aStepThatFailsChangesNothing()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("a.sqlite");
    {
        Database old(file);
        QCOMPARE(old.open(one).fault, Fault::None);
    }
    {
        Database now(file);
        QVERIFY(now.open(broken).fault != Fault::None);
        QVERIFY(!now.isOpen());
    }
    Database again(file);
    QCOMPARE(again.open(two).fault, Fault::None); // the column was not added twice
    QCOMPARE(valueIn(again, "SELECT name || size FROM thing").toString(), QStringLiteral("kept3"));
}

void TestMigrations::anotherProgramsFileIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("a.sqlite");
    static constexpr const char *foreign[] = { "CREATE TABLE recipe (name TEXT)", "PRAGMA user_version = 0",
        nullptr };
    static constexpr Migration recipes[] = { foreign };
    {
        Database other(file);
        QCOMPARE(other.open(recipes).fault, Fault::None);
        QCOMPARE(other.write([](Sql &sql) { sql.ask("PRAGMA user_version = 0"); }).fault, Fault::None);
    }
    Database now(file);
    QCOMPARE(now.open().fault, Fault::Damaged);
    QVERIFY(!QFile::exists(file + ".before-1"));
}

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
