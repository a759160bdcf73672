// SPDX-License-Identifier: GPL-3.0-or-later
#include "sampling.h"

#include "engine/match/randomgame.h"
#include "engine/table/words.h"

#include <algorithm>
#include <array>

using namespace sobremesa;

namespace {

constexpr int gamesPlayed = 200;
constexpr int longest = 150; // actions of one game

class Sampler
{
public:
    explicit Sampler(const GameInfo &game)
        : m_game(game)
    {
    }

    void play(std::uint64_t seed)
    {
        Rng rng(seed);
        auto match = Match::begin(randomOpening(m_game, rng));
        for (int i = 0; i < longest && !actors(match->position()).empty(); ++i) {
            const Action action = randomAction(match->position(), rng, m_buffer);
            refuseOthers(match->position(), rng);
            m_past.push_back(action);
            before(*match, action.seat);
            after(*match, action);
        }
    }

    [[nodiscard]] const Samples &samples() const { return m_samples; }

private:
    void add(Heading heading, const Text &text, Seat viewer)
    {
        const std::string source = text.source;
        const bool composed = source.find('%') != std::string::npos && source != "%1";
        if (source.empty() || (!composed && heading != Heading::Refusal))
            return;
        const auto [row, fresh] = m_samples.try_emplace(source, Sample { heading, text });
        row->second.heading = std::min(row->second.heading, heading);
        row->second.names = row->second.names || namesSeat(text, viewer);
    }

    // In a place that the sentence has: %1 is often there for the other person's sentence alone.
    static bool namesSeat(const Text &text, Seat seat)
    {
        for (std::size_t i = 0; i < text.values.size(); ++i) {
            const auto *named = std::get_if<SeatName>(&text.values[i]);
            const std::string place = '%' + std::to_string(i + 1);
            if (named && named->seat == seat && std::string(text.source).find(place) != std::string::npos)
                return true;
        }
        return false;
    }

    void before(const Match &match, Seat seat)
    {
        const Observation seen = match.observe(seat);
        add(Heading::Question, questionOf(seen, {}), seat);
        add(Heading::Question, remarkOf(seen), seat);
        add(Heading::Headline, headlineOf(seen), seat);
        add(Heading::Headline, worthNoteOf(seen), seat);
        for (const Text &stake : stakesOf(seen))
            add(Heading::Headline, stake, seat);
        for (const Remark &remark : mayDoIn(seen))
            add(Heading::Lesson, remark.sentence, seat);
        plates(seen);
        answers(seen, match.position());
    }

    void plates(const Observation &seen)
    {
        for (Seat seat = 0; seat < seatCount(seen.position); ++seat) {
            add(Heading::Plate, seatLineOf(seen, seat), seen.viewer);
            add(Heading::Plate, seatRoleOf(seen, seat), seen.viewer);
            add(Heading::Plate, sideNoteOf(seen, sideOf(seen.position, seat)), seen.viewer);
            for (const Told &told : standingOf(seen, seat))
                said(told, seen.viewer);
        }
    }

    void answers(const Observation &seen, const Position &position)
    {
        m_buffer.clear();
        offered(position, seen.viewer, m_buffer);
        CardList hand;
        for (const Action &action : m_buffer) {
            answer(offerOf(seen, action), seen.viewer);
            if (!action.cards.empty())
                hand.push_back(action.cards[0]);
        }
        for (const Offer &offer : closedWordsOf(seen))
            answer(offer, seen.viewer);
        for (const Card card : hand) {
            add(Heading::Question, questionOf(seen, card), seen.viewer);
            for (const Text &note : cardNotesOf(seen, card))
                add(Heading::Card, note, seen.viewer);
        }
        for (const HandGroup &group : handGroupsOf(seen, hand)) {
            add(Heading::Card, group.label, seen.viewer);
            add(Heading::Card, group.brief, seen.viewer);
        }
    }

    void answer(const Offer &offer, Seat seat)
    {
        for (const Text &text : { offer.title, offer.worth, offer.deed, offer.instead, offer.closed })
            add(Heading::Answer, text, seat);
    }

    void after(Match &match, const Action &action)
    {
        const Match &now = match;
        const std::array<Observation, 2> earlier { match.observe(action.seat),
            match.observe(otherThan(match, action)) };
        if (match.play(action))
            return;
        for (const Observation &seen : earlier) {
            std::vector<Event> step;
            for (Event event : now.events(now.actionCount() - 1)) {
                if (perceive(event, seen.viewer))
                    step.push_back(event);
            }
            const Observation words = now.observe(seen.viewer);
            for (std::size_t i = 0; i < step.size(); ++i)
                said(told(words, step, i), seen.viewer);
            for (const Remark &remark : showsIn(seen, step))
                add(Heading::Lesson, remark.sentence, seen.viewer);
        }
    }

    static Seat otherThan(const Match &match, const Action &action)
    {
        return static_cast<Seat>((action.seat + 1) % seatCount(match.position()));
    }

    void said(const Told &told, Seat viewer)
    {
        add(Heading::Log, told.line, viewer);
        add(Heading::Why, told.why, viewer);
        add(Heading::Bubble, told.bubble, viewer);
        add(Heading::Bubble, told.under, viewer);
    }

    // What was legal some time ago, and for somebody else, is mostly not legal now.
    void refuseOthers(const Position &position, Rng &rng)
    {
        for (int i = 0; i < 4 && !m_past.empty(); ++i) {
            Action action = m_past[rng.below(static_cast<std::uint32_t>(m_past.size()))];
            action.seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seatCount(position))));
            m_buffer.clear();
            legal(position, action.seat, m_buffer);
            if (std::find(m_buffer.begin(), m_buffer.end(), action) == m_buffer.end())
                add(Heading::Refusal, refuse(position, action).reason, action.seat);
        }
    }

    const GameInfo &m_game;
    Actions m_buffer;
    std::vector<Action> m_past;
    Samples m_samples;
};

} // namespace

const char *titleOf(Heading heading)
{
    static constexpr std::array titles { "log", "reasons of points", "said at the table", "questions",
        "answers", "headlines", "plates", "cards", "lessons", "refusals", "not met" };
    return titles[static_cast<std::size_t>(heading)];
}

Samples samplesOf(const GameInfo &game)
{
    Sampler sampler(game);
    for (std::uint64_t seed = 1; seed <= gamesPlayed; ++seed)
        sampler.play(seed);
    return sampler.samples();
}
