// SPDX-License-Identifier: GPL-3.0-or-later
// Every card that a record can name has its picture in every set of its pack, drawn on the same sheet.

#include <QDirIterator>
#include <QFile>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Set
{
    const char *folder;
    const char *ranks;
    const char *suits;
    bool hasJoker;
};

constexpr Set sets[] = {
    { "french", "A23456789TJQK", "shdc", true },
    { "french4", "A23456789TJQK", "shdc", true },
    { "french-large", "A23456789TJQK", "shdc", true },
    { "spanish", "1234567SCR", "oceb", false },
    { "spanish-large", "1234567SCR", "oceb", false },
};

const QStringList backs = { "azulejo", "andes", "papel-picado", "mate" };

// What QtSvg draws reliably; above all no text, script, style sheet or picture from elsewhere.
const QStringList allowedElements = { "svg", "title", "g", "defs", "use", "path", "rect", "circle", "ellipse",
    "line", "polygon", "radialGradient", "stop" };

QStringList namesOf(const Set &set)
{
    const QByteArray suits(set.suits);
    const QByteArray ranks(set.ranks);
    QStringList names;
    for (const char suit : suits) {
        for (const char rank : ranks)
            names << QString(QLatin1Char(rank)) + QLatin1Char(suit);
    }
    if (set.hasJoker)
        names << QStringLiteral("joker"); // no file can be called "**", the joker's code
    return names;
}

QStringList expectedFiles()
{
    QStringList files;
    for (const Set &set : sets) {
        for (const QString &name : namesOf(set))
            files << QStringLiteral(":/cards/%1/%2.svg").arg(QLatin1String(set.folder), name);
    }
    for (const QString &back : backs)
        files << QStringLiteral(":/cards/backs/%1.svg").arg(back);
    return files;
}

QStringList filesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator found(folder, { "*.svg" }, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext())
        files << found.next();
    files.sort();
    return files;
}

// "line 3: <text>" for the first element or reference that does not belong in our pictures, else nothing.
QString firstForeignPart(QXmlStreamReader &xml)
{
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QString place = QStringLiteral("line %1: <%2>").arg(xml.lineNumber()).arg(xml.name());
        if (!allowedElements.contains(xml.name()))
            return place;
        const auto link =
            xml.attributes().value(QLatin1String("http://www.w3.org/1999/xlink"), QLatin1String("href"));
        if (!link.isEmpty() && !link.startsWith(QLatin1Char('#')))
            return place + QStringLiteral(" refers to ") + link.toString();
    }
    return xml.hasError() ? xml.errorString() : QString();
}

QString viewBoxOf(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    xml.readNextStartElement();
    return xml.attributes().value(QLatin1String("viewBox")).toString();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestArt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsDrawn_data();
    void everyCardIsDrawn();
    void nothingElseIsShipped();
    void picturesAreSelfContained_data();
    void picturesAreSelfContained();
};

void TestArt::everyCardIsDrawn_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : expectedFiles())
        QTest::newRow(qPrintable(path)) << path;
}

void TestArt::everyCardIsDrawn()
{
    QFETCH(const QString, path);
    const QByteArray svg = contentOf(path);
    QVERIFY2(!svg.isEmpty(), "there is no such picture");
    QCOMPARE(viewBoxOf(svg), QStringLiteral("0 0 240 372"));
}

void TestArt::nothingElseIsShipped()
{
    QStringList expected = expectedFiles();
    expected.sort();
    QCOMPARE(filesBelow(QStringLiteral(":/cards")), expected);
}

void TestArt::picturesAreSelfContained_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : filesBelow(QStringLiteral(":/cards")) + filesBelow(QStringLiteral(":/table")))
        QTest::newRow(qPrintable(path)) << path;
}

void TestArt::picturesAreSelfContained()
{
    QFETCH(const QString, path);
    const QByteArray svg = contentOf(path);
    QXmlStreamReader xml(svg);
    QCOMPARE(firstForeignPart(xml), QString());
    QVERIFY(QSvgRenderer(svg).isValid());
}

QTEST_GUILESS_MAIN(TestArt)
#include "tst_art.moc"
