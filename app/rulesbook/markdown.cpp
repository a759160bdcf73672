// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulesbook/markdown.h"

#include "app/text/eartext.h"

#include <QRegularExpression>
#include <QStringList>

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

QString inlined(QString text)
{
    static const QRegularExpression bold("\\*\\*(.+?)\\*\\*");
    static const QRegularExpression italic("\\*(.+?)\\*");
    static const QRegularExpression code("`(.+?)`");
    text = text.toHtmlEscaped();
    return text.replace(bold, "<b>\\1</b>").replace(italic, "<i>\\1</i>").replace(code, "<b>\\1</b>");
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

QString tableRow(const QString &line, bool head)
{
    QStringList cells = line.split('|');
    cells.removeFirst();
    if (!cells.isEmpty() && cells.last().trimmed().isEmpty())
        cells.removeLast();
    const QString cell = head ? "<th align=\"left\">%1</th>" : "<td>%1</td>";
    QString row;
    for (const QString &text : cells)
        row += cell.arg(inlined(text.trimmed()));
    return "<tr>" + row + "</tr>";
}

QString listItem(QString line, const QRegularExpression &start)
{
    return "<li style=\"margin-left:18px\">" + inlined(line.remove(start)) + "</li>";
}

class Writer
{
public:
    void add(const QString &line)
    {
        Block block = blockOf(line);
        // a line that goes on belongs to the item above it
        const bool goesOn = block == Block::Paragraph
            && (m_block == Block::Bullets || m_block == Block::Numbers) && line.startsWith(' ');
        if (goesOn)
            m_text.insert(m_text.size() - 5, ' ' + inlined(line.trimmed()));
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
            m_text += isRule(line) ? QString() : tableRow(line, first);
        else if (block == Block::Bullets)
            m_text += listItem(line, bulletStart());
        else if (block == Block::Numbers)
            m_text += listItem(line, numberStart());
        else if (block == Block::Paragraph)
            m_text += (first ? "" : " ") + inlined(line.trimmed());
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

QString richText(const QString &markdown)
{
    Writer writer;
    for (const QString &line : markdown.split('\n'))
        writer.add(line);
    return writer.finished();
}

QString plainText(const QString &markdown)
{
    static const QRegularExpression marks("[*`]");
    static const QRegularExpression signs("\\||^\\s*#+ ", QRegularExpression::MultilineOption);
    return QString(markdown).remove(marks).replace(signs, " ").simplified();
}
