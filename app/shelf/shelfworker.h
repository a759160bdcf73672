// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/database.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

// The one that holds the file of the shelf, in a thread of its own. What cannot be written waits and is tried
// again, in its order; until then it is read from here, so that the program goes on as if it had been
// written.
class ShelfWorker : public QObject
{
    Q_OBJECT

public:
    // An empty name: nothing is kept longer than the program runs.
    explicit ShelfWorker(const QString &file);

    [[nodiscard]] const QString &fileName() const { return m_fileName; }
    // Nothing is kept; before the first work.
    void stayInMemory();
    // Once, before everything else is done: when the file is opened for the first time.
    void setFirstWork(Database::Work work) { m_firstWork = std::move(work); }
    // On disk when this returns, or troubled() has told why not.
    void write(Database::Work work);
    // At once or not at all: then the trouble says why. The other file is attached as `other`.
    [[nodiscard]] SqlFailure writeBeside(const QString &other, const Database::Work &work);
    // Does nothing where there is no database at all.
    void read(const Database::Work &work);
    // Writes what waits, if it can be written now.
    void flush();
    // The same on demand: also where only the player can have helped, by moving a damaged file away.
    void tryAgain();
    // Tries once more, and closes the file.
    void finish();

Q_SIGNALS:
    void troubled(const Trouble &trouble);

private:
    void leaveFile();
    [[nodiscard]] bool openFile();
    void openMemory();
    void sort();
    void tell(const SqlFailure &failure);
    void doWaiting(Sql &sql) const;

    QString m_fileName;
    std::unique_ptr<Database> m_file;
    std::unique_ptr<Database> m_memory; // in place of a file that cannot be opened
    std::vector<Database::Work> m_waiting;
    Database::Work m_firstWork;
    Trouble m_trouble;
    bool m_asked = false; // to try again
    QTimer m_again;
};
