// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

// What a second start wants of the program that runs already.
struct Call
{
    QStringList arguments; // of its command line, the program's name first
    QString folder; // that it was started in
    QString token; // with which the desktop allows the window to come to the front
};

// One program at a time for one folder of games. A second start hands its command line over to the first one
// and ends.
class OneInstance : public QObject
{
    Q_OBJECT

public:
    enum class Role : quint8 {
        First, // called() tells of all later ones
        Second, // the first one has heard the call
        Alone // there is another one, but it does not answer
    };

    explicit OneInstance(const QString &folder, QObject *parent = nullptr);

    // Decides which one this is. Waits a few seconds for an answer at most.
    [[nodiscard]] Role claim(const Call &call);
    // The name of the socket: in a place that belongs to the user, and short enough for the system.
    [[nodiscard]] const QString &address() const { return m_address; }

Q_SIGNALS:
    void called(const Call &call);

private:
    void receive();

    QString m_folder;
    QString m_address;
    QLocalServer m_server;
};
