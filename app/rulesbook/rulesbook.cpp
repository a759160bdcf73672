// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulesbook/rulesbook.h"

#include "app/text/language.h"
#include "engine/games/registry.h"

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
    m_cards.game = sobremesa::findGame(game.toStdString());
    load();
    Q_EMIT gameChanged();
}

void RulesBook::setCardHeight(int height)
{
    if (height == m_cards.height)
        return;
    m_cards.height = height;
    redraw();
}

void RulesBook::setCardRatio(qreal ratio)
{
    if (qFuzzyCompare(ratio, m_cards.ratio))
        return;
    m_cards.ratio = ratio;
    redraw();
}

void RulesBook::redraw()
{
    if (!m_chapters.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { TextRole });
    Q_EMIT cardsChanged();
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
// told ("[record]: <name>") is for those who look after the book, not for its readers.
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

QString RulesBook::worded(const QString &text, CardWords words) const
{
    return m_cards.game ? cardsInWords(text, *m_cards.game, words) : text;
}

// Cards are found by their names and by their signs.
bool RulesBook::holds(const Chapter &chapter) const
{
    const QString wanted = m_search.trimmed();
    return !wanted.isEmpty()
        && (chapter.title.contains(wanted, Qt::CaseInsensitive)
            || plainText(worded(chapter.markdown)).contains(wanted, Qt::CaseInsensitive)
            || plainText(worded(chapter.markdown, CardWords::Signs)).contains(wanted, Qt::CaseInsensitive));
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
        return richText(chapter.markdown, m_cards);
    case SpokenRole:
        return spokenParts(worded(chapter.markdown));
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
