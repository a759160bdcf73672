// SPDX-License-Identifier: GPL-3.0-or-later
// Any action that can be written, tried in any position that can be reached with any options: it is done if
// it is among the legal ones, and otherwise refused with a reason; and no seat's view, offer or sentence
// fails on the way.

#include "engine/ai/player.h"
#include "engine/match/randomgame.h"
#include "engine/table/words.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>

using namespace sobremesa;

namespace {

constexpr int longest = 400; // actions

void wanted(bool condition)
{
    if (!condition)
        std::abort();
}

// The bytes as a stream of choices; noughts at its end.
class Choices
{
public:
    explicit Choices(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] bool empty() const { return m_bytes.empty(); }
    std::size_t below(std::size_t bound)
    {
        const std::size_t high = next();
        return (bound > 256 ? high * 256 + next() : high) % bound;
    }

private:
    std::size_t next()
    {
        if (m_bytes.empty())
            return 0;
        const std::size_t byte = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return byte;
    }

    std::span<const std::uint8_t> m_bytes;
};

void addCards(std::string &text, const Pack &pack, std::size_t count, char joint, Choices &choices)
{
    const PackCards cards = pack.cards();
    for (std::size_t i = 0; i < count; ++i) {
        text += i == 0 ? ' ' : joint;
        text += pack.code(cards[choices.below(cards.size())]);
    }
}

void addArgument(
    std::string &text, Argument argument, const VerbSpec &verb, const Pack &pack, Choices &choices)
{
    switch (argument) {
    case Argument::Card:
        return addCards(text, pack, 1, ' ', choices);
    case Argument::Cards:
        return addCards(text, pack, choices.below(20), ' ', choices);
    case Argument::Word:
    case Argument::OptionalWord:
        text.append(" ").append(verb.words[choices.below(verb.words.size())]);
        return;
    case Argument::Number:
        text += ' ' + std::to_string(choices.below(256));
        return;
    case Argument::Suit:
    case Argument::OptionalSuit:
        text.append(" ").append(1, pack.suits[choices.below(pack.suits.size())]);
        return;
    case Argument::Rank:
        text.append(" ").append(1, pack.ranks[choices.below(pack.ranks.size())]);
        return;
    case Argument::Groups:
        for (std::size_t groups = choices.below(4); groups > 0; --groups)
            addCards(
                text, pack, 1 + choices.below(6), verb.joints[choices.below(verb.joints.size())], choices);
        return;
    }
}

std::string anyAction(const GameInfo &game, Choices &choices)
{
    const VerbSpec &verb = game.verbs[choices.below(game.verbs.size())];
    std::string text = std::to_string(choices.below(maxSeats)) + ' ';
    text += verb.name;
    for (const Argument argument : verb.arguments)
        addArgument(text, argument, verb, *game.pack, choices);
    return text;
}

void tryAction(Match &match, const Action &action)
{
    Actions legalOnes;
    legal(match.position(), action.seat, legalOnes);
    const bool isOpen = std::find(legalOnes.begin(), legalOnes.end(), action) != legalOnes.end();
    const Position before = match.position();
    const auto refusal = match.play(action);
    wanted(isOpen == !refusal);
    if (refusal) {
        wanted(!refusal->message.empty() && match.position() == before);
    } else {
        wanted(match.undo() && match.position() == before);
        wanted(!match.play(action));
    }
}

// What a seat sees, is offered and, where it thinks, would do.
void look(const Match &match, Choices &choices, bool thinks)
{
    constexpr Level quick { "quick", "", Mind::Search, 4, 0.5, 0.3 };
    const auto seat = static_cast<Seat>(choices.below(static_cast<std::size_t>(seatCount(match.position()))));
    const Observation seen = match.observe(seat);
    Actions offers;
    offered(seen.position, seat, offers);
    for (const Action &action : offers)
        (void)offerOf(seen, action);
    if (!thinks)
        return;
    const auto chosen = choose(seen, quick, choices.below(256));
    wanted(!chosen || std::find(offers.begin(), offers.end(), *chosen) != offers.end());
}

void goOn(Match &match, Choices &choices)
{
    Actions buffer;
    Rng rng(choices.below(256));
    const auto refusal = match.play(randomAction(match.position(), rng, buffer));
    wanted(!refusal);
}

} // namespace

// The name is libFuzzer's.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Choices choices({ data, size });
    const GameInfo &game = *games()[choices.below(games().size())];
    Rng rng(choices.below(65'536));
    Opening opening;
    opening.game = &game;
    opening.setup = randomSetup(game, rng);
    opening.seed = rng.next();
    auto match = Match::begin(std::move(opening));
    wanted(bool(match));
    bool thought = false;
    for (int i = 0; i < longest && !choices.empty() && !actors(match->position()).empty(); ++i) {
        const std::size_t what = choices.below(8);
        if (what == 0)
            look(*match, choices, !std::exchange(thought, true)); // once: it takes longer than all else
        else if (what > 3)
            goOn(*match, choices);
        else if (const auto action = parseAction(anyAction(game, choices), game.verbs, *game.pack))
            tryAction(*match, *action);
    }
    return 0;
}
