// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulesbook/rulesbook.h"

#include "app/rulesbook/markdown.h"
#include "app/text/language.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace {

QString pageOf(const QString &game)
{
    for (const QString &language : { Language::shared().code(), QString("en") }) {
        QFile file(":/rules/" + language + '/' + game + ".md");
        if (file.open(QFile::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

} // namespace

RulesBook::RulesBook(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(&Language::shared(), &Language::changed, this, &RulesBook::load);
}

void RulesBook::setGame(const QString &game)
{
    if (game == m_game)
        return;
    m_game = game;
    load();
    Q_EMIT gameChanged();
}

void RulesBook::load()
{
    beginResetModel();
    m_chapters.clear();
    m_title.clear();
    read(pageOf(m_game));
    endResetModel();
    Q_EMIT chaptersChanged();
    Q_EMIT searchChanged();
}

// "# Title", then chapters that begin with "## <number> <title>". The name of the record of a deal that is
// told
// ("[record]: <name>") is for those who look after the book, not for its readers.
void RulesBook::read(const QString &page)
{
    static const QRegularExpression head("^## +([0-9.]*) *(.*)$");
    for (const QString &line : page.split('\n')) {
        const QRegularExpressionMatch match = head.match(line);
        if (match.hasMatch())
            m_chapters.push_back({ match.captured(1), match.captured(2).trimmed(), {} });
        else if (line.startsWith("# "))
            m_title = line.mid(2).trimmed();
        else if (!m_chapters.empty() && !line.startsWith("[record]: "))
            m_chapters.back().markdown += line + '\n';
    }
}

void RulesBook::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    if (!m_chapters.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { HitRole });
    Q_EMIT searchChanged();
}

bool RulesBook::holds(const Chapter &chapter) const
{
    const QString wanted = m_search.trimmed();
    return !wanted.isEmpty()
        && (chapter.title.contains(wanted, Qt::CaseInsensitive)
            || plainText(chapter.markdown).contains(wanted, Qt::CaseInsensitive));
}

int RulesBook::hits() const
{
    return static_cast<int>(
        std::ranges::count_if(m_chapters, [this](const Chapter &chapter) { return holds(chapter); }));
}

int RulesBook::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_chapters.size());
}

QVariant RulesBook::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    const Chapter &chapter = m_chapters[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole:
        return chapter.number;
    case TitleRole:
        return chapter.title;
    case TextRole:
        return richText(chapter.markdown);
    case SpokenRole:
        return spokenParts(chapter.markdown);
    case LevelRole:
        return static_cast<int>(chapter.number.count('.')) + 1;
    case HitRole:
        return holds(chapter);
    default:
        return {};
    }
}

QHash<int, QByteArray> RulesBook::roleNames() const
{
    return { { NumberRole, "number" }, { TitleRole, "title" }, { TextRole, "text" }, { SpokenRole, "spoken" },
        { LevelRole, "level" }, { HitRole, "hit" } };
}

int RulesBook::rowOf(const QString &section) const
{
    QString wanted = section;
    while (!wanted.isEmpty()) {
        const auto found = std::ranges::find(m_chapters, wanted, &Chapter::number);
        if (found != m_chapters.end())
            return static_cast<int>(found - m_chapters.begin());
        const qsizetype dot = wanted.lastIndexOf('.');
        wanted = dot < 0 ? QString() : wanted.left(dot);
    }
    return 0;
}

int RulesBook::nextHit(int row) const
{
    const int rows = rowCount();
    if (rows == 0)
        return -1;
    for (int step = 1; step <= rows; ++step) {
        const int next = (row + step) % rows;
        if (holds(m_chapters[static_cast<std::size_t>(next)]))
            return next;
    }
    return -1;
}
