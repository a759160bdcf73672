// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessoncheck.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace sobremesa::learn {

namespace {

constexpr int mostGoalWords = 9;
constexpr int mostReplyWords = 25;
constexpr int mostWords = 160;

// The sentence with a word in each place: two where a number and its noun stand.
std::string spelledOut(const Phrase &phrase, const Pack &pack)
{
    std::string text;
    for (const Piece &piece : piecesOf(phrase.in(Language::English), pack)) {
        const bool counted = piece.kind == PieceKind::Points || piece.kind == PieceKind::Cards;
        text += piece.kind == PieceKind::Plain ? piece.text : counted ? "4 cards" : "";
        text += piece.kind == PieceKind::Card || piece.kind == PieceKind::Name ? "word" : "";
    }
    return text;
}

// Words of an English sentence; a place is one, or two.
int wordsOf(const Phrase &phrase, const Pack &pack)
{
    std::istringstream words(spelledOut(phrase, pack));
    return static_cast<int>(
        std::distance(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()));
}

// A dash or a full stop alone is no word; so much is left to the writer.
void limit(
    const Phrase &phrase, int most, const std::string &place, const Lesson &lesson, LessonReport &report)
{
    const int words = wordsOf(phrase, *lesson.game->pack);
    if (words > most)
        report.faults.push_back(
            { place, std::to_string(words) + " English words, " + std::to_string(most) + " at most" });
}

std::size_t lettersOf(const std::string &text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

void noteLongest(const Phrase &phrase, const Lesson &lesson, LessonReport &report)
{
    for (std::size_t i = 0; i < languageCodes.size(); ++i) {
        const std::string plain = plainText(phrase.text[i], *lesson.game->pack);
        if (lettersOf(plain) > lettersOf(report.longest[i]))
            report.longest[i] = plain;
    }
}

void checkReplyTexts(const Step &step, const Lesson &lesson, LessonReport &report)
{
    for (std::size_t i = 0; i < step.replies.size(); ++i) {
        const Reply &reply = step.replies[i];
        const std::string place = step.id + ".replies[" + std::to_string(i) + ']';
        limit(reply.text, mostReplyWords, place, lesson, report);
        limit(reply.goal, mostGoalWords, place + ".goal", lesson, report);
        noteLongest(reply.text, lesson, report);
        ++report.replies;
    }
}

void checkStepTexts(const Step &step, const Lesson &lesson, LessonReport &report)
{
    limit(step.goal, mostGoalWords, step.id + ".goal", lesson, report);
    limit(step.label, 4, step.id + ".label", lesson, report);
    for (const Phrase *phrase : { &step.goal, &step.text, &step.right, &step.label }) {
        report.words += wordsOf(*phrase, *lesson.game->pack);
        noteLongest(*phrase, lesson, report);
    }
    checkReplyTexts(step, lesson, report);
}

// Sums of neighbouring bookings of each side, or of one alone: a sentence may speak of one booking, or of
// several.
bool isBooked(int points, const std::vector<Event> &events, Side side)
{
    for (std::size_t from = 0; from < events.size(); ++from) {
        int sum = 0;
        for (std::size_t to = from; to < events.size(); ++to) {
            if (events[to].kind != EventKind::Scored || events[to].side != events[from].side
                || (side != nobody && events[to].side != side))
                continue;
            sum += events[to].points;
            if (sum == points || sum == -points)
                return true;
        }
    }
    return points == 0;
}

bool isMoved(int count, const std::vector<Event> &events)
{
    std::size_t sum = 0;
    for (const Event &event : events) {
        const bool counts = event.kind == EventKind::Moved && event.to.zone == Zone::Captured;
        sum += counts ? event.cards.size() : 0;
        if (counts && std::cmp_equal(sum, count))
            return true;
    }
    return false;
}

} // namespace

void checkTexts(const Lesson &lesson, LessonReport &report)
{
    for (const Scene &scene : lesson.scenes) {
        for (const Step &step : scene.steps) {
            if (!waits(step))
                continue;
            ++report.steps;
            checkStepTexts(step, lesson, report);
        }
    }
    limit(lesson.title, 5, "title", lesson, report);
    if (report.words > mostWords)
        report.faults.push_back({ lesson.id,
            std::to_string(report.words) + " English words on the right way, " + std::to_string(mostWords)
                + " at most" });
}

void checkBooked(const Phrase &phrase, const std::string &place, const std::vector<Event> &events,
    Side learner, const Lesson &lesson, LessonReport &report)
{
    const auto pieces = piecesOf(phrase.in(Language::English), *lesson.game->pack);
    const bool named = std::any_of(
        pieces.begin(), pieces.end(), [](const Piece &piece) { return piece.kind == PieceKind::Name; });
    for (const Piece &piece : pieces) {
        if (piece.kind == PieceKind::Points && !isBooked(piece.number, events, named ? nobody : learner))
            report.faults.push_back({ place, std::to_string(piece.number) + " points are not booked" });
        if (piece.kind == PieceKind::Cards && !isMoved(piece.number, events))
            report.faults.push_back({ place, std::to_string(piece.number) + " cards are not taken" });
    }
}

void checkCards(const Phrase &phrase, const std::string &place, const std::vector<Card> &seen,
    const Lesson &lesson, LessonReport &report)
{
    for (const Piece &piece : piecesOf(phrase.in(Language::English), *lesson.game->pack)) {
        if (piece.kind == PieceKind::Card && std::find(seen.begin(), seen.end(), piece.card) == seen.end())
            report.faults.push_back(
                { place, lesson.game->pack->code(piece.card) + " has not been seen by the learner" });
    }
}

} // namespace sobremesa::learn
