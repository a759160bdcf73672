// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/replaytable.h"

#include "app/text/people.h"

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr int pauseMilliseconds = 700; // between two actions at tempo 1

} // namespace

ReplayTable::ReplayTable(Shelf &shelf, QObject *parent)
    : TableController(shelf, parent)
{
    narrator()->setWaits(false); // a film does not wait for anybody
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] { looking()->forward(); });
    connect(narrator(), &Narrator::finished, this, &ReplayTable::goOn);
    connect(looking(), &Looking::stepChanged, this, &ReplayTable::placeChanged);
}

void ReplayTable::open(Match match, std::vector<Player> players, const QString &title)
{
    setPlaying(false);
    m_title = title;
    m_people = players;
    const auto first = std::find_if(
        players.begin(), players.end(), [](const Player &player) { return player.level == nullptr; });
    const auto seat = static_cast<Seat>(first == players.end() ? 0 : first - players.begin());
    watch(std::move(match), std::move(players), { seat, false });
    findEyes();
    m_eye = 0;
    Q_EMIT opened();
    Q_EMIT eyeChanged();
    Q_EMIT placeChanged();
}

// The seats at which persons sat, and all hands at once when nothing can be given away any more.
void ReplayTable::findEyes()
{
    m_eyes.clear();
    for (std::size_t seat = 0; seat < m_people.size(); ++seat) {
        if (!m_people[seat].level)
            m_eyes.append({ shownName(m_people[seat].name), static_cast<int>(seat), false });
    }
    if (m_eyes.size() == 1)
        m_eyes.first().name = tr("You"); // no other person to be told from
    const int seat = m_eyes.isEmpty() ? 0 : m_eyes.first().seat;
    if (looking()->canOpen())
        m_eyes.append({ tr("All hands"), seat, true });
    if (m_eyes.isEmpty())
        m_eyes.append({ shownName(m_people.front().name), 0, false });
}

// ---- to and fro

void ReplayTable::forward()
{
    setPlaying(false);
    looking()->forward();
}

void ReplayTable::back()
{
    setPlaying(false);
    looking()->back();
}

void ReplayTable::forwardDeal()
{
    setPlaying(false);
    looking()->forwardDeal();
}

void ReplayTable::backDeal()
{
    setPlaying(false);
    looking()->backDeal();
}

void ReplayTable::goTo(int step)
{
    setPlaying(false);
    looking()->showStep(step);
}

void ReplayTable::lookThrough(int eye)
{
    if (eye < 0 || eye >= m_eyes.size() || eye == m_eye)
        return;
    m_eye = eye;
    looking()->lookAs(m_eyes[eye].seat, m_eyes[eye].open);
    Q_EMIT eyeChanged();
    if (m_playing)
        goOn(); // what was being told lies there already
}

// ---- the film

void ReplayTable::toggle()
{
    if (m_playing) {
        setPlaying(false);
        return;
    }
    if (looking()->step() >= looking()->steps())
        looking()->showStep(0);
    setPlaying(true);
    looking()->forward();
}

void ReplayTable::setPlaying(bool playing)
{
    m_next.stop();
    if (m_playing == playing)
        return;
    m_playing = playing;
    Q_EMIT playingChanged();
}

// After an action has been told.
void ReplayTable::goOn()
{
    if (!m_playing)
        return;
    if (looking()->step() < looking()->steps())
        m_next.start(static_cast<int>(pauseMilliseconds / m_tempo));
    else
        setPlaying(false);
}

QList<double> ReplayTable::tempos() const
{
    return { 0.5, 1, 2, 4 };
}

void ReplayTable::setTempo(double tempo)
{
    if (!tempos().contains(tempo) || tempo == m_tempo)
        return;
    m_tempo = tempo;
    Q_EMIT tempoChanged();
}

void ReplayTable::faster(int steps)
{
    const QList<double> all = tempos();
    setTempo(all[std::clamp(all.indexOf(m_tempo) + steps, qsizetype(0), all.size() - 1)]);
}

void ReplayTable::close()
{
    setPlaying(false);
    leave();
    Q_EMIT closed();
}

// ---- where it stands

bool ReplayTable::canBranch() const
{
    const Match *whole = match();
    if (!whole)
        return false;
    return looking()->step() < looking()->steps() || !sobremesa::isOver(whole->position());
}

int ReplayTable::deal() const
{
    return picture()->hasMatch() ? picture()->witness().dealsAfter(picture()->step()) : 0;
}

int ReplayTable::deals() const
{
    return picture()->hasMatch() ? picture()->witness().dealsAfter(picture()->match().actionCount()) : 0;
}

// Precondition: there is a match.
DealDiagram ReplayTable::diagram() const
{
    DealDiagram diagram = diagramOf(*picture(), looking()->beginning(), narrator()->courseOf(deal()));
    diagram.title = m_title;
    return diagram;
}

// Precondition: there is a match.
Match ReplayTable::branch(std::uint64_t seed) const
{
    const auto step = static_cast<std::size_t>(looking()->step());
    Match here = *match();
    while (here.actionCount() > step)
        here.undo();
    if (here.opening().seed)
        return here;
    Opening opening = here.opening();
    opening.seed = seed;
    auto dealtOn = Match::begin(std::move(opening));
    for (std::size_t i = 0; dealtOn && i < step; ++i) {
        if (dealtOn->play(here.action(i)))
            return here; // as far as its record goes
    }
    return dealtOn ? std::move(*dealtOn) : here;
}
