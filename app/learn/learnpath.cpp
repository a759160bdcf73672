// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/learnpath.h"
#include "app/text/gametext.h"

#include "app/learn/phrasetext.h"
#include "app/text/language.h"

#include <algorithm>

using namespace sobremesa::learn;

namespace {

QList<int> tilesOf(const Lesson &lesson)
{
    QList<int> tiles;
    for (std::size_t seat = 0; seat < lesson.names.size(); ++seat)
        tiles.append(static_cast<int>(seat) + 1);
    return tiles;
}

QStringList gainsOf(const Lesson &lesson)
{
    QStringList lines;
    for (const Phrase &gain : lesson.gain)
        lines.append(phraseText(gain, lesson).shown);
    return lines;
}

int stepsOf(const Lesson &lesson)
{
    int steps = 0;
    for (const Scene &scene : lesson.scenes)
        steps += static_cast<int>(std::ranges::count_if(scene.steps, waits));
    return steps;
}

} // namespace

LearnPath::LearnPath(LessonLibrary &library, FacetBook &book, QObject *parent)
    : QAbstractListModel(parent)
    , m_library(library)
    , m_book(book)
{
    const auto tell = [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        Q_EMIT changed();
    };
    connect(&m_library, &LessonLibrary::changed, this, tell);
    connect(&m_book, &FacetBook::changed, this, tell);
    connect(&::Language::shared(), &::Language::changed, this, tell);
}

void LearnPath::setGame(const QString &game)
{
    if (m_game == game)
        return; // nothing is drawn again for a lesson that begins on the path
    beginResetModel();
    m_game = game;
    endResetModel();
    Q_EMIT changed();
}

const ShelvedLesson &LearnPath::row(int row) const
{
    return m_library.lessonsOf(m_game)[static_cast<std::size_t>(row)];
}

int LearnPath::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_game.isEmpty() ? 0 : static_cast<int>(m_library.lessonsOf(m_game).size());
}

QVariant LearnPath::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    const ShelvedLesson &shelved = row(index.row());
    if (role == LessonRole)
        return shelved.id;
    if (role == ProblemRole)
        return shelved.problem;
    if (!shelved.lesson)
        return role == TitleRole ? QVariant(tr("This lesson cannot be read")) : QVariant();
    const Lesson &lesson = *shelved.lesson;
    switch (role) {
    case TitleRole:
        return phraseText(lesson.title, lesson).spoken;
    case StageRole:
        return lesson.stage;
    case OrderRole:
        return lesson.order;
    case MinutesRole:
        return lesson.minutes;
    case CardsRole:
        return codesOf(lesson.cards, *lesson.game->pack);
    case TilesRole:
        return QVariant::fromValue(tilesOf(lesson));
    case BestRole:
        return m_library.kept(shelved.id).best;
    case StepRole:
        return m_library.kept(shelved.id).step;
    case StepsRole:
        return stepsOf(lesson);
    case AboutRole:
        return phraseText(lesson.about, lesson).shown;
    case GainRole:
        return gainsOf(lesson);
    case KnownRole:
        return m_book.knowsLesson(shelved.id);
    case CheckRole:
        return !FacetBook::facetsOf(shelved.id).empty();
    default:
        return {};
    }
}

QHash<int, QByteArray> LearnPath::roleNames() const
{
    return { { LessonRole, "lesson" }, { TitleRole, "title" }, { StageRole, "stage" }, { OrderRole, "order" },
        { MinutesRole, "minutes" }, { CardsRole, "cards" }, { TilesRole, "tiles" }, { BestRole, "best" },
        { StepRole, "step" }, { StepsRole, "steps" }, { AboutRole, "about" }, { GainRole, "gain" },
        { KnownRole, "known" }, { CheckRole, "check" }, { ProblemRole, "problem" } };
}

QVariant LearnPath::at(int row, const QByteArray &role) const
{
    return row < 0 || row >= rowCount() ? QVariant() : data(index(row), roleNames().key(role));
}

QString LearnPath::pack() const
{
    const auto &lessons = m_library.lessonsOf(m_game);
    const auto readable =
        std::ranges::find_if(lessons, [](const ShelvedLesson &each) { return each.lesson != nullptr; });
    return readable == lessons.end() ? QString()
                                     : QString::fromLatin1(readable->lesson->game->pack->id.data());
}

int LearnPath::lessons() const
{
    return static_cast<int>(std::ranges::count_if(m_library.lessonsOf(m_game),
        [](const ShelvedLesson &each) { return each.lesson && each.lesson->order > 0; }));
}

int LearnPath::stars() const
{
    int stars = 0;
    for (const ShelvedLesson &each : m_library.lessonsOf(m_game))
        stars += m_library.kept(each.id).best;
    return stars;
}

int LearnPath::next() const
{
    for (int row = 0; row < rowCount(); ++row) {
        const ShelvedLesson &each = this->row(row);
        if (each.lesson && m_library.kept(each.id).best == 0 && !m_book.knowsLesson(each.id))
            return row;
    }
    return -1;
}
