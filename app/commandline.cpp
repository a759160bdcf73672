// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "engine/ai/levels.h"
#include "engine/games/registry.h"

#include <QCommandLineParser>
#include <QRegularExpression>

namespace {

QStringList speeds()
{
    return { QStringLiteral("instant"), QStringLiteral("fast"), QStringLiteral("normal"),
        QStringLiteral("slow") };
}

struct Row
{
    const char *name;
    const char *value; // what stands after it; empty: nothing
    const char *meaning;
};

constexpr Row rows[] = {
    { "game", "ID", "Start this game at once." },
    { "option", "NAME=VALUE", "A rule option of the game; may be given several times." },
    { "seed", "NUMBER", "Deal by this number." },
    { "level", "LEVEL", "How well the computer plays: beginner, casual, regular, strong or master." },
    { "lang", "LANGUAGE", "en, es or ja." },
    { "theme", "THEME", "mantel or noche." },
    { "speed", "SPEED", "instant, fast, normal or slow." },
    { "demo", "", "The computer plays your seat too." },
    { "screenshot", "FILE", "Write a picture of the window and quit." },
    { "after", "NUMBER", "The picture shows the position after so many actions." },
    { "size", "WxH", "Size of the window." },
};

// Qt's own words for these two name a third, --help-all, for options that the program does not have.
QCommandLineOption plain(const QString &letter, const QString &name, const QString &meaning)
{
    return { QStringList { letter, name }, meaning };
}

// Asked before there is an application, whose name Qt would give.
QString helpText(const QCommandLineParser &parser)
{
    return parser.helpText().replace(QLatin1String("<executable_name>"), QLatin1String("sobremesa"));
}

QString oneOf(const char *name, const QStringList &values)
{
    return QStringLiteral("--%1: must be one of %2")
        .arg(QLatin1String(name), values.join(QStringLiteral(", ")));
}

QStringList gameIds()
{
    QStringList ids;
    for (const sobremesa::GameInfo *game : sobremesa::games())
        ids.append(QString::fromUtf8(game->id));
    return ids;
}

// Checks one value after the other; the first that is wrong is told.
class Checker
{
public:
    Checker(const QCommandLineParser &parser, CommandLine &line)
        : m_parser(parser)
        , m_line(line)
    {
    }

    QString word(const char *name, const QStringList &values)
    {
        QString value = m_parser.value(QLatin1String(name));
        if (m_parser.isSet(QLatin1String(name)) && !values.contains(value))
            fail(oneOf(name, values));
        return value;
    }

    std::optional<quint64> number(const char *name, quint64 most)
    {
        if (!m_parser.isSet(QLatin1String(name)))
            return std::nullopt;
        bool readable = false;
        const quint64 value = m_parser.value(QLatin1String(name)).toULongLong(&readable);
        if (!readable || value > most)
            fail(QStringLiteral("--%1: must be a whole number from 0 to %2")
                     .arg(QLatin1String(name))
                     .arg(most));
        return value;
    }

    QSize size()
    {
        const QString value = m_parser.value(QStringLiteral("size"));
        static const QRegularExpression form(QStringLiteral("^(\\d{3,4})x(\\d{3,4})$"));
        const auto match = form.match(value);
        if (m_parser.isSet(QStringLiteral("size")) && !match.hasMatch())
            fail(QStringLiteral("--size: must be written as 1280x800"));
        return match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : QSize();
    }

    void fail(const QString &why)
    {
        if (m_line.wrong.isEmpty())
            m_line.wrong = why;
    }

private:
    const QCommandLineParser &m_parser;
    CommandLine &m_line;
};

void readValues(const QCommandLineParser &parser, CommandLine &line)
{
    Checker checker(parser, line);
    QStringList levels;
    for (const sobremesa::Level &level : sobremesa::levels())
        levels.append(QString::fromUtf8(level.id));
    line.game = checker.word("game", gameIds());
    line.level = checker.word("level", levels);
    line.language =
        checker.word("lang", { QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("ja") });
    line.theme = checker.word("theme", { QStringLiteral("mantel"), QStringLiteral("noche") });
    if (const QString speed = checker.word("speed", speeds()); !speed.isEmpty())
        line.speed = static_cast<int>(speeds().indexOf(speed));
    line.seed = checker.number("seed", UINT64_MAX);
    line.after = static_cast<int>(checker.number("after", 100'000).value_or(0));
    line.size = checker.size();
    line.screenshot = parser.value(QStringLiteral("screenshot"));
    // A picture is taken of a table that stands still, which a demo never does.
    line.demo = parser.isSet(QStringLiteral("demo")) && line.screenshot.isEmpty();
    line.options = parser.values(QStringLiteral("option"));
    if (!line.options.isEmpty() && line.game.isEmpty())
        checker.fail(QStringLiteral("--option: needs --game"));
    if (parser.isSet(QStringLiteral("after")) && line.screenshot.isEmpty())
        checker.fail(QStringLiteral("--after: needs --screenshot"));
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        checker.fail(QStringLiteral("only one file can be opened: %1").arg(files[1]));
    line.file = files.value(0);
}

} // namespace

CommandLine readCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Five card games of the Spanish-speaking world."));
    for (const Row &row : rows) {
        const QString value = QString::fromLatin1(row.value);
        parser.addOption(
            QCommandLineOption(QString::fromLatin1(row.name), QString::fromLatin1(row.meaning), value));
    }
    parser.addPositionalArgument(QStringLiteral("FILE.sobremesa"), QStringLiteral("A record to open."),
        QStringLiteral("[FILE.sobremesa]"));
    const auto help =
        plain(QStringLiteral("h"), QStringLiteral("help"), QStringLiteral("Tell this and quit."));
    const auto version =
        plain(QStringLiteral("v"), QStringLiteral("version"), QStringLiteral("Tell the version and quit."));
    parser.addOptions({ help, version });
    CommandLine line;
    if (!parser.parse(arguments)) {
        line.wrong = parser.errorText();
        return line;
    }
    line.onlyText = parser.isSet(help) || parser.isSet(version);
    if (line.onlyText)
        line.text = parser.isSet(help)
            ? helpText(parser)
            : QStringLiteral("sobremesa %1\n").arg(QStringLiteral(SOBREMESA_VERSION));
    else
        readValues(parser, line);
    return line;
}
