// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/practice.h"

#include "app/learn/exercisewords.h"
#include "app/text/gametext.h"
#include "engine/games/registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

// What there is to practise, and what is shown of a round.
using namespace sobremesa;
using namespace sobremesa::learn;

// ---- before a round

QString Practice::gameName() const
{
    return m_game ? QCoreApplication::translate(m_game->id.data(), m_game->name) : QString();
}

QString Practice::pack() const
{
    return m_game ? idText(m_game->pack->id) : QString();
}

QList<DrillShown> Practice::drills() const
{
    QList<DrillShown> list;
    if (!m_game)
        return list;
    for (const Drill &drill : drillsOf(*m_game)) {
        DrillShown shown { idText(drill.id), drillText(drill.title), 0, 0 };
        for (const Facet &facet : drill.facets) {
            const Memory memory = m_book.memory(facet.id);
            shown.box += memory.box;
            shown.due += isDue(memory, m_book.today()) ? 1 : 0;
        }
        shown.box =
            (shown.box + static_cast<int>(drill.facets.size()) - 1) / static_cast<int>(drill.facets.size());
        list.append(shown);
    }
    return list;
}

QVariantMap Practice::dueByGame() const
{
    QVariantMap due;
    for (const GameInfo *game : games())
        due.insert(idText(game->id), m_book.dueOf(*game));
    return due;
}

// ---- in a round

QString Practice::subtitle() const
{
    if (!m_lesson.isEmpty())
        return tr("%1 · lesson %2").arg(gameName()).arg(lessonOrder());
    if (m_state == Practising::State::Finished || m_kind == Practising::Kind::Exam)
        return gameName();
    return tr("%1 · %2", "a game, its drill").arg(gameName(), drillText(place().drill->title));
}

QString Practice::againText() const
{
    if (m_kind == Practising::Kind::Check || m_kind == Practising::Kind::Exam)
        return {};
    const bool right = m_answers.back().right;
    const int days = m_book.memory(m_exercise.facet).due - m_book.today();
    if (!right && m_kind == Practising::Kind::Round && questions() - number() > 3)
        return tr("comes back in this round");
    return days < 1 ? tr("comes back next time") : tr("comes back in %n day(s)", nullptr, days);
}

ExerciseShown Practice::exercise() const
{
    if (!m_running || m_state == Practising::State::Finished)
        return {};
    const bool isAnswered = m_state == Practising::State::Answered;
    ExerciseShown shown = shownExercise(m_exercise, *m_game, m_chosen, isAnswered);
    shown.facet = drillText(place().row().name);
    shown.box = m_book.memory(m_exercise.facet).box;
    shown.lesson = lessonOf(place());
    shown.order = place().row().lesson;
    if (isAnswered) {
        shown.right = m_answers.back().right;
        shown.again = againText();
    }
    return shown;
}

QList<int> Practice::marks() const
{
    QList<int> marks;
    const bool hidden = m_kind == Practising::Kind::Exam && m_state != Practising::State::Finished;
    for (const RoundAnswer &asked : m_answers) {
        const auto mark = asked.right ? Practising::Mark::Right : Practising::Mark::Missed;
        marks.append(static_cast<int>(hidden ? Practising::Mark::Given : mark));
    }
    if (m_state == Practising::State::Asked)
        marks.append(static_cast<int>(Practising::Mark::Now));
    while (marks.size() < questions())
        marks.append(static_cast<int>(Practising::Mark::Open));
    return marks;
}

int Practice::number() const
{
    return static_cast<int>(m_answers.size()) + (m_state == Practising::State::Asked ? 1 : 0);
}

int Practice::questions() const
{
    return m_kind == Practising::Kind::Round ? questionsInRound : static_cast<int>(m_drawn.size());
}

int Practice::inRow() const
{
    const auto lastMiss = std::find_if(
        m_answers.rbegin(), m_answers.rend(), [](const RoundAnswer &asked) { return !asked.right; });
    return static_cast<int>(lastMiss - m_answers.rbegin());
}

int Practice::rightCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_answers, [](const RoundAnswer &asked) { return asked.right; }));
}

bool Practice::passed() const
{
    return m_kind == Practising::Kind::Check && static_cast<int>(m_answers.size()) >= questions()
        && rightCount() >= rightInCheck;
}

QList<MissedFacet> Practice::missed() const
{
    QList<MissedFacet> list;
    std::set<std::size_t> told;
    for (const RoundAnswer &asked : m_answers) {
        if (asked.right || !told.insert(asked.facet).second)
            continue;
        const Place &place = m_places[asked.facet];
        list.append({ drillText(place.row().name), lessonOf(place), place.row().lesson });
    }
    return list;
}
