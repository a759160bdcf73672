// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/facetbook.h"
#include "app/text/gametext.h"

#include "engine/games/registry.h"

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

int dayOf(const QDateTime &time)
{
    return static_cast<int>(time.toLocalTime().date().toJulianDay());
}

Memory memoryFrom(const FacetProgress &kept)
{
    return { kept.box, kept.due.isValid() ? dayOf(kept.due) : 0, kept.right, kept.wrong,
        kept.lastSix.toStdString(), kept.known };
}

FacetProgress progressOf(const QString &id, const Memory &memory)
{
    const QDateTime due = memory.box > 0 ? QDate::fromJulianDay(memory.due).startOfDay() : QDateTime();
    return { id, memory.box, due, memory.right, memory.wrong, QString::fromStdString(memory.lastSix),
        memory.known };
}

} // namespace

QString lessonOf(const FacetPlace &place)
{
    return idText(place.game->id) + QLatin1Char('-') + QString::number(place.row().lesson);
}

FacetBook::FacetBook(Shelf &shelf, LessonLibrary &library, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_library(library)
    , m_clock([] { return QDateTime::currentDateTime(); })
{
    readKept();
    connect(&m_shelf, &Shelf::learningChanged, this, &FacetBook::readKept);
    connect(&m_library, &LessonLibrary::changed, this, [this] {
        if (m_read && teachFinished()) // else what is on the shelf would be overwritten
            Q_EMIT changed();
    });
}

void FacetBook::readKept()
{
    m_shelf.facets(this, [this](const QList<FacetProgress> &all) {
        for (const FacetProgress &each : all)
            m_memories.insert(each.id, memoryFrom(each));
        m_read = true;
        static_cast<void>(teachFinished()); // told together with what was read
        Q_EMIT changed();
    });
    m_shelf.answerEnds(this, [this](const QList<AnswerEnds> &all) {
        for (const AnswerEnds &each : all) {
            const auto since = m_answers.constFind(each.facet); // given while this was read
            const bool last = since == m_answers.constEnd() ? each.lastRight : since->lastRight;
            m_answers.insert(each.facet, { each.facet, each.firstRight, last });
        }
        Q_EMIT changed();
    });
}

int FacetBook::today() const
{
    return dayOf(m_clock());
}

Memory FacetBook::memory(std::string_view facet) const
{
    return m_memories.value(idText(facet));
}

void FacetBook::keep(std::string_view facet, const Memory &memory)
{
    put(facet, memory);
    Q_EMIT changed();
}

void FacetBook::put(std::string_view facet, const Memory &memory)
{
    const QString id = idText(facet);
    m_memories.insert(id, memory);
    m_shelf.putFacet(progressOf(id, memory));
}

void FacetBook::add(const GivenAnswer &answer)
{
    const auto known = m_answers.constFind(answer.facet);
    const bool first = known == m_answers.constEnd() ? answer.right : known->firstRight;
    m_answers.insert(answer.facet, { answer.facet, first, answer.right });
    m_shelf.addAnswer(answer);
    Q_EMIT changed();
}

int FacetBook::dueOf(const GameInfo &game) const
{
    const auto places = learn::facetsOf(game);
    return static_cast<int>(std::ranges::count_if(
        places, [&](const FacetPlace &place) { return isDue(memory(place.row().id), today()); }));
}

KnewThen FacetBook::knewOf(const GameInfo &game) const
{
    KnewThen knew;
    for (const FacetPlace &place : learn::facetsOf(game)) {
        const auto found = m_answers.constFind(idText(place.row().id));
        if (found == m_answers.constEnd())
            continue;
        ++knew.of;
        knew.before += found->firstRight ? 1 : 0;
        knew.now += found->lastRight ? 1 : 0;
    }
    return knew;
}

std::vector<FacetPlace> FacetBook::facetsOf(const QString &lesson)
{
    const GameInfo *game = findGame(lesson.section(QLatin1Char('-'), 0, 0).toStdString());
    std::vector<FacetPlace> places = game ? learn::facetsOf(*game) : std::vector<FacetPlace>();
    std::erase_if(places, [&](const FacetPlace &place) { return lessonOf(place) != lesson; });
    return places;
}

std::vector<FacetPlace> FacetBook::neededBy(const QString &lesson) const
{
    const Lesson *wanted = m_library.find(lesson);
    if (!wanted)
        return {};
    const auto needs = [wanted](
                           const std::string &facet) { return std::ranges::count(wanted->needs, facet) > 0; };
    std::vector<FacetPlace> places;
    for (const ShelvedLesson &each : m_library.lessonsOf(idText(wanted->game->id))) {
        if (!each.lesson || each.id == lesson || std::ranges::none_of(each.lesson->teaches, needs))
            continue;
        const auto taught = facetsOf(each.id);
        places.insert(places.end(), taught.begin(), taught.end());
    }
    return places;
}

bool FacetBook::knowsLesson(const QString &lesson) const
{
    const auto places = facetsOf(lesson);
    return !places.empty() && std::ranges::all_of(places, [this](const FacetPlace &place) {
        return memory(place.row().id).known;
    });
}

// Whether there was anything new.
bool FacetBook::teachFinished()
{
    bool any = false;
    for (const GameInfo *game : games()) {
        for (const FacetPlace &place : learn::facetsOf(*game)) {
            const Memory before = memory(place.row().id);
            if (before.box > 0 || !m_library.kept(lessonOf(place)).finished.isValid())
                continue;
            put(place.row().id, taught(before, today()));
            any = true;
        }
    }
    return any;
}
