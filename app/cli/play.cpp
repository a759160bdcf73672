// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "engine/ai/player.h"
#include "engine/match/record.h"
#include "engine/table/words.h"

#include <algorithm>
#include <chrono>
#include <iostream>

namespace sobremesa::cli {

namespace {

constexpr Seat you = 0;

// A text table: one line an event, the answers by number. Nothing is drawn, so that a screen reader can
// follow.
class TextTable
{
public:
    TextTable(Match match, const Level &level)
        : m_match(std::move(match))
        , m_level(level)
    {
    }

    int run()
    {
        tell(m_match.openingEvents());
        while (!isOver(m_match.position())) {
            if (!computersMove() && !youMove())
                return 0;
        }
        const auto won = winner(m_match.position());
        std::cout << (won ? "Side " + std::to_string(*won) + " has won." : std::string("Nobody has won."))
                  << std::endl;
        return 0;
    }

private:
    [[nodiscard]] const Pack &pack() const { return *m_match.game().pack; }

    // One action of a computer player, one out of turn before the others; false if it is your turn to say
    // something.
    bool computersMove()
    {
        return askInTurn(m_match.position(), [this](Seat seat) { return seat != you && moves(seat); });
    }

    bool moves(Seat seat)
    {
        const std::uint64_t seed = mix(mix(m_match.opening().seed.value_or(0), seat), m_match.actionCount());
        const auto action =
            choose(m_match.observe(seat), withBook(m_level, m_match.game()), seed, {}, m_turnedDown);
        return action && act(*action);
    }

    // False at the end of the input.
    bool youMove()
    {
        Actions actions;
        offered(m_match.observe(you).position, you, actions);
        std::vector<Offer> offers;
        for (const Action &action : actions)
            offers.push_back(offerOf(m_match.observe(you), action));
        std::stable_sort(offers.begin(), offers.end(), [](const Offer &left, const Offer &right) {
            return std::pair(left.spot, left.order) < std::pair(right.spot, right.order);
        });
        describe();
        for (std::size_t i = 0; i < offers.size(); ++i)
            std::cout << i + 1 << ": " << words(offers[i]) << '\n';
        std::cout << "Your choice, 1 to " << offers.size() << ", or q: " << std::flush;
        std::string line;
        if (!std::getline(std::cin, line) || line == "q")
            return false;
        std::size_t number = 0;
        for (const char letter : line.substr(0, 4))
            number =
                letter >= '0' && letter <= '9' ? number * 10 + static_cast<std::size_t>(letter - '0') : 0;
        if (number < 1 || number > offers.size())
            std::cout << "That is not one of the numbers.\n";
        else
            act(offers[number - 1].action);
        return true;
    }

    [[nodiscard]] std::string words(const Offer &offer) const
    {
        std::string line;
        if (offer.spot == Spot::Card)
            line = pack().code(offer.action.cards[0]) + ", ";
        line += plain(offer.title, pack());
        return offer.worth.empty() ? line : line + ", " + plain(offer.worth, pack());
    }

    bool act(const Action &action)
    {
        if (const auto refusal = m_match.play(action)) {
            if (action.seat == you)
                std::cout << refusal->message << '\n';
            m_turnedDown.push_back(action);
            return false;
        }
        m_turnedDown.clear();
        tell(m_match.events(m_match.actionCount() - 1));
        return true;
    }

    void tell(const std::vector<Event> &events) const
    {
        std::vector<Event> perceived;
        for (Event event : events) {
            if (perceive(event, you))
                perceived.push_back(event);
        }
        for (std::size_t i = 0; i < perceived.size(); ++i) {
            const Text line = told(m_match.observe(you), perceived, i).line;
            if (line.empty())
                continue;
            std::cout << plain(line, pack());
            if (perceived[i].kind == EventKind::Scored)
                std::cout << ": " << perceived[i].points << " points for side " << int(perceived[i].side);
            std::cout << '\n';
        }
    }

    void describe() const
    {
        for (const ZoneCards &zone : zones(m_match.observe(you).position)) {
            const bool hand = zone.place == Place { Zone::Hand, you };
            if (!hand && zone.place.zone != Zone::Table && zone.place.zone != Zone::Trick
                && zone.place.zone != Zone::Meld)
                continue;
            if (zone.cards.empty())
                continue;
            std::cout << (hand ? "Your hand:" : "On the table:");
            for (const Card card : zone.cards)
                std::cout << ' ' << pack().code(card);
            std::cout << '\n';
        }
        std::cout << "Score:";
        for (const std::int32_t score : scores(m_match.position()))
            std::cout << ' ' << score;
        std::cout << '\n';
    }

    Match m_match;
    const Level &m_level;
    std::vector<Action> m_turnedDown;
};

} // namespace

int runPlay(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--option", "--players", "--seed", "--level" });
    const auto now = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
    Opening opening;
    opening.seed = parsed.number("--seed", now % 1'000'000, 0, UINT64_MAX);
    opening.game = readGame(parsed);
    const Level *level = readLevel(parsed, "regular");
    if (opening.game)
        opening.setup.options = readGameOptions(parsed, *opening.game);
    if (!parsed.good() || !opening.game || !level)
        return parsed.refuse();
    auto match = Match::begin(std::move(opening));
    if (!match) {
        std::cerr << oneLine(match.refusal()) << '\n';
        return 2;
    }
    return TextTable(std::move(*match), *level).run();
}

} // namespace sobremesa::cli
