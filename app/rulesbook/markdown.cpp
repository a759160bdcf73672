// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulesbook/markdown.h"

#include "app/cards/cardsigns.h"
#include "app/text/eartext.h"
#include "app/text/gametext.h"

#include <QRegularExpression>
#include <QStringList>

#include <functional>
#include <optional>

namespace {

enum class Block { None, Paragraph, Bullets, Numbers, Table };

struct Mark
{
    Block block;
    const char *open;
    const char *close;
};

constexpr Mark marks[] = {
    { Block::Paragraph, "<p>", "</p>" },
    { Block::Bullets, "<ul style=\"-qt-list-indent:0\">", "</ul>" },
    { Block::Numbers, "<ol style=\"-qt-list-indent:0\">", "</ol>" },
    { Block::Table, "<table border=\"0\" cellspacing=\"0\" cellpadding=\"4\">", "</table>" },
};

const Mark *markOf(Block block)
{
    for (const Mark &mark : marks) {
        if (mark.block == block)
            return &mark;
    }
    return nullptr;
}

const QRegularExpression &bulletStart()
{
    static const QRegularExpression expression("^\\s*[-*] +");
    return expression;
}

const QRegularExpression &numberStart()
{
    static const QRegularExpression expression("^\\s*\\d+\\. +");
    return expression;
}

bool isRule(const QString &line) // the line under a table's head
{
    static const QRegularExpression expression("^\\|[-:| ]+\\|$");
    return expression.match(line).hasMatch();
}

std::optional<sobremesa::Card> cardOf(const QString &mark, const sobremesa::GameInfo &game)
{
    return game.pack->parse(mark == QLatin1String("joker") ? "**" : mark.toStdString());
}

using Shown = std::function<QString(sobremesa::Card, const QString &mark)>;

// A text with something in place of each card, and between cards that lie side by side; other braces stay.
QString cardsReplaced(
    const QString &text, const sobremesa::GameInfo &game, const Shown &shown, const QString &between)
{
    static const QRegularExpression drawn("\\{(\\w+)\\}( (?=\\{\\w+\\}))?");
    QString replaced;
    qsizetype from = 0;
    for (auto found = drawn.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        replaced += QStringView(text).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const auto card = cardOf(match.captured(1), game);
        replaced += card ? shown(*card, match.captured(1)) : match.captured();
        if (card && match.hasCaptured(2))
            replaced += between;
    }
    return replaced + text.mid(from);
}

QString cardsDrawn(const QString &text, const CardPictures &cards)
{
    // no line begins with the stop after a card
    static const QRegularExpression stop("(/>(?:</[bi]>)?)(?=[.,;:!?)\\x{3001}\\x{3002}])");
    const QString picture = "<img src=\"image://card-signs/%1/%2/%3\" width=\"%4\" height=\"%5\" "
                            "style=\"vertical-align:middle\"/>";
    const QString pack = idText(cards.game->pack->id);
    const QString pixels = QString::number(qRound(cards.height * cards.ratio));
    const auto shown = [&](sobremesa::Card, const QString &mark) {
        return picture.arg(pack, mark, pixels).arg(cardSignWidth(mark, cards.height)).arg(cards.height);
    };
    return cardsReplaced(text, *cards.game, shown, " ").replace(stop, "\\1&#8288;");
}

// "[4.5]" in a text, another chapter of the book.
const QRegularExpression &reference()
{
    static const QRegularExpression expression("\\[(\\d+(?:\\.\\d+)?)\\]");
    return expression;
}

QString inlined(QString text, const CardPictures &cards)
{
    static const QRegularExpression bold("\\*\\*(.+?)\\*\\*");
    static const QRegularExpression italic("\\*(.+?)\\*");
    static const QRegularExpression code("`(.+?)`");
    text = text.toHtmlEscaped();
    text.replace(bold, "<b>\\1</b>").replace(italic, "<i>\\1</i>").replace(code, "<b>\\1</b>");
    text.replace(reference(), "<a href=\"\\1\">\\1</a>&#8288;"); // the sign of the next item is no link
    return cards.game ? cardsDrawn(text, cards) : text;
}

Block blockOf(const QString &line)
{
    if (line.trimmed().isEmpty())
        return Block::None;
    if (line.startsWith('|'))
        return Block::Table;
    if (bulletStart().match(line).hasMatch())
        return Block::Bullets;
    return numberStart().match(line).hasMatch() ? Block::Numbers : Block::Paragraph;
}

QString tableRow(const QString &line, bool head, const CardPictures &cards)
{
    QStringList cells = line.split('|');
    cells.removeFirst();
    if (!cells.isEmpty() && cells.last().trimmed().isEmpty())
        cells.removeLast();
    const QString cell = head ? "<th align=\"left\">%1</th>" : "<td>%1</td>";
    QString row;
    for (const QString &text : cells)
        row += cell.arg(inlined(text.trimmed(), cards));
    return "<tr>" + row + "</tr>";
}

QString listItem(QString line, const QRegularExpression &start, const CardPictures &cards)
{
    const int room = qRound(1.4 * cards.height); // for "10." in letters of any size
    return QStringLiteral("<li style=\"margin-left:%1px\">").arg(room) + inlined(line.remove(start), cards)
        + "</li>";
}

class Writer
{
public:
    explicit Writer(const CardPictures &cards)
        : m_cards(cards)
    {
    }

    void add(const QString &line)
    {
        Block block = blockOf(line);
        // a line that goes on belongs to the item above it
        const bool goesOn = block == Block::Paragraph
            && (m_block == Block::Bullets || m_block == Block::Numbers) && line.startsWith(' ');
        if (goesOn)
            m_text.insert(m_text.size() - 5, ' ' + inlined(line.trimmed(), m_cards));
        else
            write(line, block);
    }

    [[nodiscard]] QString finished()
    {
        enter(Block::None);
        return m_text;
    }

private:
    void write(const QString &line, Block block)
    {
        const bool first = block != m_block;
        enter(block);
        if (block == Block::Table)
            m_text += isRule(line) ? QString() : tableRow(line, first, m_cards);
        else if (block == Block::Bullets)
            m_text += listItem(line, bulletStart(), m_cards);
        else if (block == Block::Numbers)
            m_text += listItem(line, numberStart(), m_cards);
        else if (block == Block::Paragraph)
            m_text += (first ? "" : " ") + inlined(line.trimmed(), m_cards);
    }

    void enter(Block block)
    {
        if (block == m_block)
            return;
        if (const Mark *left = markOf(m_block))
            m_text += left->close;
        if (const Mark *entered = markOf(block))
            m_text += entered->open;
        m_block = block;
    }

    CardPictures m_cards;
    Block m_block = Block::None;
    QString m_text;
};

// The cells of a row of a table.
QString spokenRow(const QString &line)
{
    QStringList cells;
    for (const QString &cell : line.split('|', Qt::SkipEmptyParts))
        cells.append(plainText(cell));
    return cells.join(QLatin1String("; "));
}

} // namespace

QStringList spokenParts(const QString &markdown)
{
    QStringList parts;
    Block before = Block::None;
    for (const QString &line : markdown.split('\n')) {
        const Block block = blockOf(line);
        const bool goesOn = block == Block::Paragraph && before != Block::None && before != Block::Table;
        if (goesOn)
            parts.last() += QLatin1Char(' ') + plainText(line);
        else if (block == Block::Table && !isRule(line))
            parts.append(spokenRow(line));
        else if (block == Block::Bullets)
            parts.append(plainText(QString(line).remove(bulletStart())));
        else if (block != Block::None && block != Block::Table)
            parts.append(plainText(line));
        before = block == Block::Paragraph && goesOn ? before : block;
    }
    for (QString &part : parts)
        part = earText(part);
    return parts;
}

QString richText(const QString &markdown, const CardPictures &cards)
{
    Writer writer(cards);
    for (const QString &line : markdown.split('\n'))
        writer.add(line);
    return writer.finished();
}

QString plainText(const QString &markdown)
{
    static const QRegularExpression marks("[*`]");
    static const QRegularExpression signs("\\||^\\s*#+ ", QRegularExpression::MultilineOption);
    return QString(markdown).remove(marks).replace(signs, " ").replace(reference(), "\\1").simplified();
}

QString cardsInWords(const QString &markdown, const sobremesa::GameInfo &game, CardWords words)
{
    const bool names = words == CardWords::Names;
    const auto shown = [&](sobremesa::Card card, const QString &) {
        return names ? cardName(card, game) : cardText(card, game);
    };
    return cardsReplaced(markdown, game, shown, names ? listed({ QString(), QString() }) : " ");
}
