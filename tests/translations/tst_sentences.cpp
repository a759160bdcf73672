// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence with places and every refusal, filled in for one and many, you and others, courts and
// jokers, in the three languages: tests/golden/sentences.txt, to be read by people who speak them. Whoever
// changes a sentence writes the file anew (SOBREMESA_WRITE_GOLDEN=1 in the environment) and reads what has
// changed in it.

#include "app/text/gametext.h"
#include "messages.h"
#include "sampling.h"

#include "engine/games/registry.h"
#include "engine/table/because.h"

#include <QCoreApplication>
#include <QFile>
#include <QTest>
#include <QTranslator>

using namespace sobremesa;

namespace {

const QString goldenFile = QStringLiteral(GOLDEN_DIR "/sentences.txt");
const QStringList languages { "en", "es", "ja" };

// Who and what stands in the places of one reading of a sentence.
struct Cast
{
    int amount;
    int count;
    bool court; // cards: a queen or a sota; otherwise what a game has besides, its jokers
    bool you; // the seat is the viewer
};
constexpr std::array readings { Cast { 1, 1, true, false }, Cast { 3, 3, false, false } };
constexpr Cast yours { 3, 3, true, true };

struct Recast
{
    const Cast &cast;
    const GameInfo &game;

    TextValue operator()(std::int64_t) const { return std::int64_t { cast.amount }; }
    TextValue operator()(Card) const { return card(); }
    TextValue operator()(const CardList &) const
    {
        return cast.court ? CardList { card() } : CardList { Card::of(0, 7), Card::of(1, 4), card() };
    }
    TextValue operator()(const CardSum &) const { return CardSum { { Card::of(0, 3), Card::of(2, 4) } }; }
    TextValue operator()(SuitName) const { return SuitName { 0 }; }
    TextValue operator()(RankName) const { return RankName { cast.court ? court() : 7 }; }
    TextValue operator()(SeatName) const { return SeatName { static_cast<Seat>(cast.you ? 0 : 1) }; }
    TextValue operator()(SideName) const { return SideName { static_cast<Side>(cast.you ? 0 : 1) }; }
    template<typename T>
    TextValue operator()(const T &kept) const
    {
        return kept;
    }

    [[nodiscard]] int court() const { return game.pack->ranks.size() > 10 ? 12 : 8; }
    [[nodiscard]] Card card() const
    {
        if (cast.court)
            return Card::of(0, court());
        return game.pack->jokers > 0 ? Card::joker() : Card::of(1, 1);
    }
};

Text recast(Text text, const Cast &cast, const GameInfo &game)
{
    for (TextValue &value : text.values)
        value = std::visit(Recast { cast, game }, value);
    if (text.count >= 0)
        text.count = cast.count;
    return text;
}

QString spoken(const Text &text, const GameInfo &game, const char *context)
{
    const QString you = QCoreApplication::translate("Picture", "You");
    const TableNames names { &game, { you, QStringLiteral("Rosa") }, { you, QStringLiteral("Rosa") } };
    return gameText(text, names, context);
}

// The readings of a sentence in one language, each once.
QStringList readingsOf(const Sample &sample, const GameInfo &game, const char *context)
{
    QStringList all;
    for (const Cast &cast : readings)
        all << spoken(recast(sample.text, cast, game), game, context);
    if (sample.names)
        all << spoken(recast(sample.text, yours, game), game, context);
    all.removeDuplicates();
    return all;
}

QString inAllLanguages(const Sample &sample, const GameInfo &game, const char *context)
{
    QString rows;
    for (const QString &language : languages) {
        QTranslator words;
        if (!words.load(QStringLiteral(":/i18n/sobremesa_") + language))
            return {};
        QCoreApplication::installTranslator(&words);
        rows += language + QStringLiteral("  ")
            + readingsOf(sample, game, context).join(QStringLiteral(" | ")) + QLatin1Char('\n');
    }
    return rows + QLatin1Char('\n');
}

QString headed(const QString &context, const char *title)
{
    return QStringLiteral("== %1: %2\n\n").arg(context, QLatin1String(title));
}

// Adds the sentences of a context that have places and that no game came across.
void addUnmet(Samples &samples, const QString &context)
{
    for (const Message &message : messagesOf(QStringLiteral("en"))) {
        if (message.context == context && message.source.contains(QLatin1Char('%')) && message.source != "%1")
            samples.try_emplace(message.source.toStdString());
    }
    for (auto &[source, sample] : samples) {
        if (sample.text.empty())
            sample.text = { source.c_str(), {}, source.find("%n") == std::string::npos ? -1 : 1 };
    }
}

QString ofGame(const GameInfo &game)
{
    const std::string id(game.id);
    Samples samples = samplesOf(game);
    addUnmet(samples, idText(game.id));
    QString all;
    for (int heading = 0; heading <= static_cast<int>(Heading::Unmet); ++heading) {
        QString rows;
        for (const auto &[source, sample] : samples) {
            if (sample.heading == static_cast<Heading>(heading))
                rows += inAllLanguages(sample, game, id.c_str());
        }
        if (!rows.isEmpty())
            all += headed(idText(game.id), titleOf(static_cast<Heading>(heading))) + rows;
    }
    return all;
}

// Why an action is good: what stands in the places is the same in every row (engine/table/because.cpp).
QString ofReasons()
{
    const GameInfo &game = *games().front();
    Samples samples;
    addUnmet(samples, reasonContext);
    QString all = headed(QStringLiteral("hints"), "reasons");
    for (auto &[source, sample] : samples) {
        sample.text.values = { Card::of(0, 1), SeatName { 1 }, Term { game.reasons[0].label },
            std::int64_t { 1 }, CardList {}, std::int64_t { 1 }, SuitName { 0 }, std::int64_t { 1 } };
        all += inAllLanguages(sample, game, reasonContext);
    }
    return all;
}

QString everything()
{
    QString all;
    for (const GameInfo *game : games())
        all += ofGame(*game);
    return all + ofReasons();
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void write(const QString &path, const QString &text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text.toUtf8());
}

// The first line in which two texts differ.
QString difference(const QString &found, const QString &expected)
{
    const QStringList left = found.split(QLatin1Char('\n'));
    const QStringList right = expected.split(QLatin1Char('\n'));
    qsizetype line = 0;
    while (line < left.size() && line < right.size() && left[line] == right[line])
        ++line;
    return QStringLiteral(
        "line %1: found \"%2\", expected \"%3\"; SOBREMESA_WRITE_GOLDEN=1 writes the file anew")
        .arg(line + 1)
        .arg(left.value(line), right.value(line));
}

} // namespace

class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // "You does not hold it": a refusal is told to whoever is refused, so it needs no name for them.
    void refusals()
    {
        for (const GameInfo *game : games()) {
            for (const auto &[source, sample] : samplesOf(*game)) {
                if (sample.heading != Heading::Refusal)
                    continue;
                QVERIFY2(!sample.names, source.c_str());
                QVERIFY2(
                    source.back() == '.' && !QChar(QLatin1Char(source.front())).isLower(), source.c_str());
            }
        }
    }

    void golden()
    {
        const QString found = everything();
        if (qEnvironmentVariableIsSet("SOBREMESA_WRITE_GOLDEN"))
            write(goldenFile, found);
        const QString expected = contentOf(goldenFile);
        QVERIFY2(found == expected, qPrintable(difference(found, expected)));
    }
};

QTEST_GUILESS_MAIN(TestSentences)

#include "tst_sentences.moc"
