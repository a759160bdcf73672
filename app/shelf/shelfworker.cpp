// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/shelfworker.h"

#include <QDateTime>

namespace {

constexpr int again = 10'000; // milliseconds until what waits is tried once more

} // namespace

ShelfWorker::ShelfWorker(const QString &file)
    : m_fileName(file)
    , m_file(std::make_unique<Database>(file))
    , m_again(this)
{
    m_again.setSingleShot(true);
    m_again.setInterval(again);
    connect(&m_again, &QTimer::timeout, this, &ShelfWorker::flush);
}

void ShelfWorker::stayInMemory()
{
    m_fileName.clear();
    m_file = std::make_unique<Database>(QString());
    m_firstWork = {};
}

void ShelfWorker::write(Database::Work work)
{
    if (m_memory)
        (void)m_memory->write(work);
    m_waiting.push_back(std::move(work));
    flush();
}

void ShelfWorker::read(const Database::Work &work)
{
    if (!m_memory && openFile()) {
        const SqlFailure failure = m_file->read(
            work, m_waiting.empty() ? Database::Work() : [this](Sql &sql) { doWaiting(sql); });
        if (failure.fault == Fault::Mistake)
            qCritical("shelf: %s", qPrintable(failure.detail));
        if (failure.fault == Fault::None || failure.fault == Fault::Mistake)
            return;
        tell(failure);
    }
    leaveFile();
    if (m_memory)
        (void)m_memory->read(work);
}

SqlFailure ShelfWorker::writeBeside(const QString &other, const Database::Work &work)
{
    flush(); // what waits comes first
    if (m_trouble || !openFile())
        return { m_trouble.fault, m_trouble.detail };
    SqlFailure failure = m_file->writeBeside(other, work);
    if (failure.fault == Fault::Mistake)
        qCritical("shelf: %s", qPrintable(failure.detail));
    return failure;
}

void ShelfWorker::doWaiting(Sql &sql) const
{
    for (const Database::Work &work : m_waiting)
        work(sql);
}

void ShelfWorker::finish()
{
    flush();
    m_again.stop();
    m_file->close();
    m_memory.reset();
}

// ---- the file

void ShelfWorker::flush()
{
    if (openFile() && (m_trouble || !m_waiting.empty())) {
        const SqlFailure failure = m_file->write([this](Sql &sql) { doWaiting(sql); });
        if (failure.fault == Fault::Mistake) {
            sort();
        } else {
            if (failure.fault == Fault::None)
                m_waiting.clear();
            tell(failure);
        }
    }
    leaveFile();
}

void ShelfWorker::tryAgain()
{
    m_asked = true;
    flush();
    m_asked = false;
}

// Where the file cannot be used, everything goes on in memory.
void ShelfWorker::leaveFile()
{
    if (!m_trouble)
        return;
    if (!mayPass(m_trouble.fault))
        m_file->close();
    if (!m_file->isOpen())
        openMemory();
}

// One of those that wait is refused, and must not keep the others from being written.
void ShelfWorker::sort()
{
    std::vector<Database::Work> all = std::move(m_waiting);
    m_waiting.clear();
    for (Database::Work &work : all) {
        const SqlFailure failure = m_waiting.empty() ? m_file->write(work) : SqlFailure();
        if (failure.fault == Fault::Mistake) {
            qCritical("shelf: %s", qPrintable(failure.detail));
            continue;
        }
        if (failure.fault != Fault::None)
            tell(failure);
        if (failure.fault != Fault::None || !m_waiting.empty())
            m_waiting.push_back(std::move(work)); // and all that come after it
    }
    if (m_waiting.empty())
        tell({});
}

bool ShelfWorker::openFile()
{
    if (m_file->isOpen())
        return true;
    if (m_trouble && !mayPass(m_trouble.fault) && !m_asked)
        return false;
    if (m_trouble)
        m_file->setPatience(0); // it has been waited for
    SqlFailure failure = m_file->open();
    if (failure.fault == Fault::None && m_firstWork)
        failure = m_file->write(m_firstWork);
    tell(failure);
    if (failure.fault != Fault::None) {
        m_file->close();
        return false;
    }
    m_firstWork = {};
    m_memory.reset();
    return true;
}

void ShelfWorker::openMemory()
{
    if (m_memory)
        return;
    m_memory = std::make_unique<Database>(QString());
    if (m_memory->open().fault != Fault::None)
        return;
    if (m_trouble.fault == Fault::ReadOnly)
        (void)m_memory->copyFrom(m_fileName);
    if (m_firstWork)
        (void)m_memory->write(m_firstWork);
    for (const Database::Work &work : m_waiting)
        (void)m_memory->write(work);
}

// The present state, and until when all was well.
void ShelfWorker::tell(const SqlFailure &failure)
{
    if (failure.fault == Fault::None || !mayPass(failure.fault))
        m_again.stop();
    else
        m_again.start();
    if (failure.fault == m_trouble.fault)
        return;
    const QDateTime since = m_trouble ? m_trouble.since : QDateTime::currentDateTime();
    m_trouble = { failure.fault, m_fileName, failure.detail, since };
    if (failure.fault == Fault::None)
        m_trouble.since = {};
    Q_EMIT troubled(m_trouble);
}
