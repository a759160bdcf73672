// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/practice.h"

#include "app/learn/exercisewords.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "engine/games/registry.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr qint64 longestRound = 5 * 60 * 1000; // milliseconds
constexpr int checkedFrom = 2; // how hard a check or an exam asks at least

const char *sourceOf(Practising::Kind kind)
{
    static constexpr const char *names[] = { "drill", "check", "exam", "recall", "closing" };
    return names[static_cast<int>(kind)];
}

QString writtenAnswer(const Answer &answer, const Exercise &exercise, const GameInfo &game)
{
    if (exercise.pick != Pick::Cards)
        return QString::number(answer.number);
    return codesOf(answer.cards, *game.pack).join(QLatin1Char(' '));
}

} // namespace

Practice::Practice(FacetBook &book, QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_rng(QRandomGenerator::global()->generate64())
{
    connect(&m_book, &FacetBook::changed, this, &Practice::learnt);
    connect(&::Language::shared(), &::Language::changed, this, [this] {
        Q_EMIT gameChanged();
        Q_EMIT learnt();
        Q_EMIT changed();
    });
}

void Practice::setGame(const QString &game)
{
    if (m_gameId == game)
        return;
    m_gameId = game;
    m_game = findGame(game.toStdString());
    Q_EMIT gameChanged();
    Q_EMIT learnt();
}

// ---- a round begins

void Practice::start(const QString &drill)
{
    if (!m_game)
        return;
    auto places = learn::facetsOf(*m_game);
    std::erase_if(
        places, [&](const Place &place) { return !drill.isEmpty() && idText(place.drill->id) != drill; });
    m_drill = drill;
    m_lesson.clear();
    begin(Practising::Kind::Round, std::move(places));
}

bool Practice::check(const QString &lesson)
{
    return beginAt(Practising::Kind::Check, lesson, FacetBook::facetsOf(lesson), questionsInCheck);
}

bool Practice::recall(const QString &lesson)
{
    auto places = m_book.neededBy(lesson);
    std::erase_if(
        places, [this](const Place &place) { return !isDue(m_book.memory(place.row().id), m_book.today()); });
    const int most = std::min(questionsAtLesson, static_cast<int>(places.size()));
    return beginAt(Practising::Kind::Recall, lesson, std::move(places), most);
}

bool Practice::close(const QString &lesson)
{
    return beginAt(Practising::Kind::Closing, lesson, FacetBook::facetsOf(lesson), questionsAtLesson);
}

bool Practice::beginAt(Practising::Kind kind, const QString &lesson, std::vector<Place> places, int most)
{
    if (places.empty())
        return false;
    setGame(idText(places.front().game->id));
    m_lesson = lesson;
    m_drawn = drawEvenly(places.size(), most, m_rng);
    begin(kind, std::move(places));
    return true;
}

void Practice::exam()
{
    if (!m_game)
        return;
    auto places = learn::facetsOf(*m_game);
    m_lesson.clear();
    m_drawn = drawEvenly(places.size(), questionsInExam, m_rng);
    begin(Practising::Kind::Exam, std::move(places));
}

void Practice::again()
{
    if (m_kind == Practising::Kind::Check)
        check(m_lesson);
    else if (m_kind == Practising::Kind::Closing)
        close(m_lesson);
    else if (m_kind == Practising::Kind::Exam)
        exam();
    else
        start(m_drill);
}

void Practice::begin(Practising::Kind kind, std::vector<Place> places)
{
    if (places.empty())
        return;
    m_kind = kind;
    m_places = std::move(places);
    m_answers.clear();
    m_freely = std::ranges::all_of(memories(), [](const Memory &memory) { return memory.box == 0; });
    m_taught = taught();
    m_began = m_book.now();
    const bool before = std::exchange(m_running, true);
    ask();
    if (!before)
        Q_EMIT runningChanged();
}

// ---- a question

std::vector<Memory> Practice::memories() const
{
    std::vector<Memory> memories;
    for (const Place &place : m_places)
        memories.push_back(m_book.memory(place.row().id));
    return memories;
}

// At a lesson nothing is asked that a later one teaches; nor in a round, before that one has been had.
int Practice::taught() const
{
    if (m_kind == Practising::Kind::Exam || (m_kind == Practising::Kind::Round && m_freely))
        return everyLesson;
    int last = 0;
    for (const Place &place : m_kind == Practising::Kind::Round ? learn::facetsOf(*m_game) : m_places) {
        if (m_kind != Practising::Kind::Round || m_book.memory(place.row().id).box > 0)
            last = std::max(last, place.row().lesson);
    }
    return last;
}

std::optional<std::size_t> Practice::nextFacet()
{
    if (static_cast<int>(m_answers.size()) >= questions())
        return std::nullopt;
    if (m_kind != Practising::Kind::Round)
        return m_drawn[m_answers.size()];
    if (m_began.msecsTo(m_book.now()) >= longestRound)
        return std::nullopt;
    return nextToPractise(memories(), m_answers, m_book.today(), m_freely, m_rng);
}

void Practice::ask()
{
    m_chosen.clear();
    const auto facet = nextFacet();
    if (!facet)
        return finish();
    m_asked = *facet;
    m_state = Practising::State::Asked;
    m_shown = m_book.now();
    const bool checks = m_kind == Practising::Kind::Check || m_kind == Practising::Kind::Exam;
    const int least = checks ? checkedFrom : 1;
    const int box = std::max(m_book.memory(place().row().id).box, least);
    m_exercise = makeExercise(*place().drill, place().facet, box, m_rng.next(), m_taught);
    Q_EMIT changed();
}

void Practice::choose(int option)
{
    const auto options = answersOf(m_exercise);
    if (m_state != Practising::State::Asked || option < 0 || option >= static_cast<int>(options.size()))
        return;
    if (m_exercise.pick != Pick::Cards) {
        m_chosen = { option };
        return answer(chosenAnswer());
    }
    if (!m_chosen.removeOne(option))
        m_chosen.append(option);
    Q_EMIT changed();
}

void Practice::done()
{
    if (m_state == Practising::State::Asked && m_exercise.pick == Pick::Cards)
        answer(chosenAnswer());
}

Answer Practice::chosenAnswer() const
{
    const auto options = answersOf(m_exercise);
    Answer answer;
    for (const int option : m_chosen) {
        const Offered &offered = options[static_cast<std::size_t>(option)];
        if (m_exercise.pick == Pick::Cards)
            answer.cards.push_back(offered.cards[0]);
        else
            answer.number = offered.number;
    }
    std::ranges::sort(answer.cards);
    return answer;
}

void Practice::answer(const Answer &answer)
{
    const bool right = isRight(m_exercise, answer);
    keep(answer, right);
    m_answers.push_back({ m_asked, right });
    m_state = Practising::State::Answered;
    if (m_kind == Practising::Kind::Exam) // without help: what was missed is told at the end
        return ask();
    Q_EMIT changed();
}

void Practice::keep(const Answer &answer, bool right)
{
    const std::string_view facet = m_exercise.facet;
    const auto *mistake = right ? nullptr : mistakeOf(m_exercise, answer);
    m_book.add({ m_book.now().toUTC(), idText(facet), QLatin1String(sourceOf(m_kind)), m_exercise.seed,
        writtenAnswer(answer, m_exercise, *m_game), mistake ? idText(mistake->facet) : QString(), right,
        static_cast<int>(m_shown.msecsTo(m_book.now())) });
    const Memory before = m_book.memory(facet);
    // A check or an exam does not make a facet come up that no lesson has taught.
    if (m_kind == Practising::Kind::Round || before.box > 0)
        m_book.keep(facet, answered(before, right, m_book.today()));
}

void Practice::next()
{
    if (m_state == Practising::State::Answered)
        ask();
}

void Practice::finish()
{
    m_state = Practising::State::Finished;
    if (passed()) {
        for (const Place &place : m_places)
            m_book.keep(place.row().id, shown(m_book.memory(place.row().id), m_book.today()));
    }
    Q_EMIT changed();
}

void Practice::leave()
{
    if (!m_running)
        return;
    m_running = false;
    Q_EMIT runningChanged();
}
