// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/looking.h"

#include <algorithm>

using namespace sobremesa;

namespace {

bool takes(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Moved && event.from != event.to
            && (event.to.zone == Zone::Captured || event.from.zone == Zone::Trick);
    });
}

} // namespace

Looking::Looking(Narrator &narrator, Picture &picture, QObject *parent)
    : QObject(parent)
    , m_narrator(narrator)
    , m_picture(picture)
{
    connect(&picture, &Picture::stepChanged, this, &Looking::stepChanged);
    connect(&picture, &Picture::viewChanged, this, &Looking::viewChanged);
}

int Looking::steps() const
{
    return m_picture.hasMatch() ? static_cast<int>(m_picture.match().actionCount()) : 0;
}

bool Looking::canOpen() const
{
    return m_picture.hasMatch() && isOver(m_picture.match().position());
}

void Looking::watch(bool watching)
{
    m_watching = watching;
    setActive(watching);
}

void Looking::setActive(bool active)
{
    m_section.clear();
    if (m_active == active)
        return;
    m_active = active;
    Q_EMIT activeChanged();
}

void Looking::show(std::size_t step)
{
    if (!m_active)
        setActive(true);
    m_section.clear();
    m_narrator.showStep(step);
    if (m_watching)
        m_narrator.writeLog(step);
}

void Looking::showStep(int step)
{
    if (m_picture.hasMatch())
        show(static_cast<std::size_t>(std::clamp(step, 0, steps())));
}

void Looking::lookAt(int logRow)
{
    if (logRow < 0 || logRow >= m_narrator.log()->rowCount() || (m_narrator.isRunning() && !m_active))
        return;
    const LogModel::Line line = m_narrator.log()->line(logRow);
    showStep(static_cast<int>(line.step) + 1);
    m_section = line.section;
}

void Looking::lookAtLast()
{
    if ((m_narrator.isRunning() && !m_active) || steps() == 0)
        return;
    const Match &match = m_picture.match();
    std::size_t step = match.actionCount();
    while (step > 0 && !takes(match.events(step - 1)))
        --step;
    step = step > 0 ? step - 1 : match.actionCount() - 1;
    show(step);
    const auto beats = m_picture.witness().step(step);
    if (beats.empty())
        return;
    const Beat &first = beats.front();
    m_section = m_narrator.sectionOf(first);
    if (first.event.kind == EventKind::Moved && first.event.to.zone != Zone::Captured) {
        m_picture.cards()->follow(first.event, 0);
        m_picture.cards()->bringTogether(first.event, first.takes);
    }
    m_narrator.announce(m_picture.text(first.told.line));
}

void Looking::forward()
{
    if (step() >= steps())
        return;
    if (!m_active)
        setActive(true);
    m_narrator.skip();
    m_narrator.tell(m_picture.step(), m_picture.step() + 1);
}

void Looking::back()
{
    showStep(step() - 1);
}

std::vector<std::size_t> Looking::beginnings() const
{
    std::vector<std::size_t> all { 0 };
    for (int action = 0; action < steps(); ++action) {
        if (beginsDeal(m_picture.match().events(static_cast<std::size_t>(action))))
            all.push_back(static_cast<std::size_t>(action) + 1);
    }
    return all;
}

std::size_t Looking::beginning() const
{
    const auto all = beginnings();
    return *std::prev(std::upper_bound(all.begin(), all.end(), m_picture.step()));
}

void Looking::forwardDeal()
{
    const auto all = beginnings();
    const auto next = std::upper_bound(all.begin(), all.end(), m_picture.step());
    showStep(next == all.end() ? steps() : static_cast<int>(*next));
}

void Looking::backDeal()
{
    const auto all = beginnings();
    const auto here = std::lower_bound(all.begin(), all.end(), m_picture.step());
    showStep(here == all.begin() ? 0 : static_cast<int>(*std::prev(here)));
}

void Looking::play()
{
    if (step() >= steps())
        return;
    if (!m_active)
        setActive(true);
    m_narrator.skip();
    m_narrator.tell(m_picture.step(), static_cast<std::size_t>(steps()));
}

void Looking::lookAs(int seat, bool open)
{
    if (!m_watching || !m_picture.hasMatch() || seat < 0 || seat >= seatCount(m_picture.match().position()))
        return;
    m_picture.setView({ static_cast<Seat>(seat), open });
    show(m_picture.step());
}

void Looking::stop()
{
    if (!m_active || m_watching)
        return;
    m_narrator.showStep(static_cast<std::size_t>(steps()));
    setActive(false);
    Q_EMIT stopped();
}
