// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/session.h"
#include "engine/match/randomgame.h"

#include <QCoreApplication>

#include <cstdio>

// Plays games on the shelf of a folder, and says after each step what is shown: FOLDER SEED STEPS TURNS. A
// new game is begun about every TURNS steps. The same arguments play the same games.

using namespace sobremesa;

namespace {

class Robot : public QObject
{
public:
    Robot(const QString &folder, std::uint64_t seed, int steps, std::uint32_t turns)
        : m_shelf(folder)
        , m_session(m_shelf)
        , m_rng(seed)
        , m_steps(steps)
        , m_turns(turns)
    {
        connect(&m_session, &Session::settled, this, [this] {
            say();
            if (--m_steps == 0)
                QCoreApplication::quit();
            else
                step();
        });
        begin();
    }

private:
    void begin()
    {
        Opening opening;
        opening.game = games()[m_rng.below(static_cast<std::uint32_t>(games().size()))];
        opening.setup = randomSetup(*opening.game, m_rng);
        opening.seed = m_rng.next() >> 1;
        std::vector<Player> people(static_cast<std::size_t>(opening.setup.options[playersRow]));
        if (m_session.begin(std::move(opening), std::move(people)))
            std::exit(1);
    }

    void step()
    {
        const Position &position = m_session.match().position();
        const bool again = m_rng.below(m_turns) == 0;
        const std::uint32_t die = m_rng.below(20);
        if (isOver(position) || again)
            begin();
        else if (die == 1 && m_session.canUndo(0))
            m_session.undoTo(0);
        else if (die == 2 && m_session.canRedo())
            m_session.redoTo(0);
        else if (die != 3 || !m_session.undoDeal())
            (void)m_session.play(randomAction(position, m_rng, m_buffer));
    }

    void say() const
    {
        std::printf("%s\n", qPrintable(actionTexts(m_session.match()).join('|')));
        std::fflush(stdout);
    }

    Shelf m_shelf;
    Session m_session;
    Rng m_rng;
    int m_steps;
    std::uint32_t m_turns;
    Actions m_buffer;
};

} // namespace

int main(int count, char **values)
{
    QCoreApplication application(count, values);
    if (count != 5)
        return 2;
    const Robot robot(QString::fromLocal8Bit(values[1]), std::strtoull(values[2], nullptr, 10),
        std::atoi(values[3]), static_cast<std::uint32_t>(std::atoi(values[4])));
    return QCoreApplication::exec();
}
