// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/savedfiles.h"

#include "app/program.h"
#include "scratch.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

// What the player saves in files of their own. What a record holds is tried in tst_recordfile, what is on
// paper in tst_pdf.
class TestSavedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesFilesByGameAndDeal();
    void writesWhatTheNameAsksFor_data();
    void writesWhatTheNameAsksFor();
    void saysWhyNothingIsWritten_data();
    void saysWhyNothingIsWritten();
    void savesNothingWhereNothingLies();
    void putsTheReportInAFolderOfItsOwn();

private:
    void sitDown();
    [[nodiscard]] QUrl in(const QString &name) const { return QUrl::fromLocalFile(m_folder->filePath(name)); }
    [[nodiscard]] SavedFiles &files() { return *m_program->files(); }
    [[nodiscard]] QByteArray head(const QString &name) const;

    Scratch m_scratch;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};

void TestSavedFiles::init()
{
    m_program = std::make_unique<Program>(nullptr);
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestSavedFiles::sitDown()
{
    CommandLine line;
    line.game = QStringLiteral("loba");
    line.seed = 11;
    QVERIFY2(m_program->obey(line).isEmpty(), qPrintable(m_program->notice()));
}

QByteArray TestSavedFiles::head(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QFile::ReadOnly) ? file.read(20) : QByteArray();
}

void TestSavedFiles::namesFilesByGameAndDeal()
{
    sitDown();
    QCOMPARE(files().usualRecordFile().fileName(), QStringLiteral("loba-11.sobremesa"));
    QCOMPARE(files().usualRulesFile(QStringLiteral("truco")).fileName(), QStringLiteral("truco.pdf"));
    QVERIFY(QDir(files().usualFolder().toLocalFile()).exists());
    for (const QUrl &file : { files().usualRecordFile(), files().usualRulesFile(QStringLiteral("truco")) })
        QCOMPARE(QFileInfo(file.toLocalFile()).path(), files().usualFolder().toLocalFile());
}

void TestSavedFiles::writesWhatTheNameAsksFor_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("written");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("record") << "a.sobremesa"
                            << "a.sobremesa" << QByteArray("{");
    QTest::newRow("no ending") << "b"
                               << "b.sobremesa" << QByteArray("{");
    QTest::newRow("paper") << "c.pdf"
                           << "c.pdf" << QByteArray("%PDF-");
}

void TestSavedFiles::writesWhatTheNameAsksFor()
{
    QFETCH(QString, typed);
    QFETCH(QString, written);
    QFETCH(QByteArray, begins);
    sitDown();
    files().saveRecord(in(typed));
    QTRY_VERIFY2(m_program->notice().contains(written), qPrintable(m_program->notice()));
    QVERIFY2(head(written).startsWith(begins), head(written).constData());
}

void TestSavedFiles::saysWhyNothingIsWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("record") << "/nowhere/at/all.sobremesa";
    QTest::newRow("paper") << "/nowhere/at/all.pdf";
}

void TestSavedFiles::saysWhyNothingIsWritten()
{
    QFETCH(QString, name);
    sitDown();
    files().saveRecord(QUrl::fromLocalFile(name));
    QTRY_VERIFY2(m_program->notice().startsWith(QDir::toNativeSeparators(name) + ": "),
        qPrintable(m_program->notice()));
}

void TestSavedFiles::savesNothingWhereNothingLies()
{
    const QSignalSpy said(&files(), &SavedFiles::said);
    files().saveRecord(in(QStringLiteral("game.sobremesa")));
    files().saveDeal(in(QStringLiteral("deal.pdf")));
    QTest::qWait(50);
    QCOMPARE(said.count(), 0);
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestSavedFiles::putsTheReportInAFolderOfItsOwn()
{
    sitDown();
    files().saveReport(QUrl::fromLocalFile(m_folder->path()));
    const QStringList within = QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(within.size(), 1);
    QVERIFY2(m_program->notice().contains(within.first()), qPrintable(m_program->notice()));
}

QTEST_MAIN(TestSavedFiles)
#include "tst_savedfiles.moc"
