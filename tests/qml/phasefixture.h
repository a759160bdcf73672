// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program.h"
#include "app/table/tablecontroller.h"
#include "tests/app/table/openings.h"

#include <QObject>

#include <algorithm>
#include <iterator>
#include <map>

// Lays positions of random games on the program's table: the first one, and the last of each phase.
class PhaseFixture : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // How many there are for a game with so many players.
    Q_INVOKABLE int find(const QString &game, int players)
    {
        using namespace sobremesa;
        std::map<std::uint8_t, Match> last;
        m_found.clear();
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Match match = *Match::begin(openingFor(*findGame(game.toStdString()), players, seed));
            if (m_found.empty())
                m_found.push_back(match);
            Rng rng(seed);
            Actions buffer;
            for (int i = 0; i < actionsAtMost && !isOver(match.position()); ++i) {
                last.insert_or_assign(phase(match.position()), match);
                if (match.play(randomAction(match.position(), rng, buffer)))
                    break;
            }
        }
        std::transform(last.begin(), last.end(), std::back_inserter(m_found),
            [](const auto &found) { return found.second; });
        return static_cast<int>(m_found.size());
    }

    // The seat that is to act sits at the screen, computers at the others. Returns the name of the phase.
    Q_INVOKABLE QString show(int number) const
    {
        using namespace sobremesa;
        const Match &match = m_found[static_cast<std::size_t>(number)];
        const SeatSet waited = waiting(match.position());
        const Seat person = waited.empty() ? Seat(0) : waited.first();
        static const QStringList names { "You", "Rosa", "Bruno", "Elena", "Amalia", "Nélida", "Teo",
            "Marta" };
        std::vector<Player> players;
        players.reserve(static_cast<std::size_t>(seatCount(match.position())));
        for (int seat = 0; seat < seatCount(match.position()); ++seat)
            players.push_back({ names[seat], seat + 1, seat == person ? nullptr : findLevel("greedy") });
        Program::shared().table()->show(Match(match), players);
        return QString::number(phase(match.position()));
    }

private:
    static constexpr std::uint64_t games = 3;
    static constexpr int actionsAtMost = 3'000;

    std::vector<sobremesa::Match> m_found;
};
