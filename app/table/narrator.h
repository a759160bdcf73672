// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/logmodel.h"
#include "app/table/picture.h"
#include "app/table/pointstoast.h"
#include "app/table/sounding.h"
#include "app/table/story.h"

#include <functional>

// Tells a match action by action: moves the picture on at the player's pace, and puts what happens into words
// for the log, for points that are booked, and for those who do not see.
class Narrator : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(LogModel *log READ log CONSTANT)
    Q_PROPERTY(PointsToast *toast READ toast CONSTANT)
    Q_PROPERTY(QString status READ status NOTIFY statusChanged) // the last thing that happened
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)

public:
    Narrator(Picture &picture, const Pace &pace, QObject *parent = nullptr);

    // What goes before the first action, from a picture that has been laid out.
    void tellOpening();
    // What an action brought about, after whatever is being told.
    void tell(std::size_t step);
    // From the picture after `from` actions on to the one after `to`; backwards at once.
    void tell(std::size_t from, std::size_t to);
    // Everything at once, whatever waits.
    void skip() { m_story.skip(); }
    // The player is in a hurry: at once to where the story waits, or on from there.
    void hurry();
    // Stays after the action that is being told.
    void pause();
    // The picture after so many actions at once; what was not told yet is forgotten.
    void showStep(std::size_t step);
    // Nobody looks any more: what was not told yet stays untold.
    void stop();
    // Nothing has been told of a new match.
    void clear();
    // Whether the story stays at the account of a deal until the player goes on.
    void setWaits(bool waits) { m_waits = waits; }

    void announce(const QString &sentence);
    // The same sentence as before is said again.
    void announceAgain(const QString &sentence);
    // The log of so many actions anew, in today's language and for today's viewer.
    void writeLog(std::size_t actions);
    // What happened in one of the deals of the match, from 1, to its end or to where the match stands.
    [[nodiscard]] std::vector<LogModel::Line> courseOf(int deal) const;
    void retranslate();
    // The section of the rules that a beat is about.
    [[nodiscard]] QString sectionOf(const Beat &beat) const;

    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] const LogModel *log() const { return &m_log; }
    [[nodiscard]] PointsToast *toast() { return &m_toast; }
    [[nodiscard]] QString status() const { return m_status; }
    [[nodiscard]] bool isRunning() const { return m_story.isRunning(); }
    [[nodiscard]] bool isWaiting() const { return m_story.isWaiting(); }

Q_SIGNALS:
    void statusChanged();
    // To be spoken, also when it is what was said before.
    void said(const QString &sentence);
    void runningChanged();
    // The picture has come to where the story leads.
    void finished();
    // Something that the log tells of ("trick_won" …), a new "deal", cards "shown"; -1: no seat or side.
    void noted(const QString &what, int seat, int side);
    // What happens makes this sound; what is told in haste makes none.
    void sounded(Sounds::Sound sound);
    // The cards that a side has taken are counted: what is said to each of them.
    void counted(int side, const QList<int> &numbers);

private:
    // Where the log stands: 0 the opening, then the actions from 1, and the beat in it.
    using Mark = std::pair<std::size_t, std::size_t>;

    [[nodiscard]] static Mark markOf(const Beat &beat);
    void play(std::vector<Beat> beats, std::size_t until);
    void hear(const Beat &beat, int gap);
    void arrive();
    void writeLogTo(Mark end);
    void eachLine(Mark end, const std::function<void(LogModel::Line, int deal)> &use) const;
    [[nodiscard]] std::vector<LogModel::Line> linesOf(const Beat &beat, int deal) const;
    [[nodiscard]] LogModel::Line headingOf(const sobremesa::Event &event, int deal) const;
    [[nodiscard]] QString spoken(const Beat &beat) const;
    [[nodiscard]] bool isLoss(const sobremesa::Event &event) const;
    [[nodiscard]] int tileOf(const sobremesa::Event &event) const;
    void logBeat(const Beat &beat);
    void toastPoints(const Beat &beat);
    void passOn(const Beat &beat);
    void makeSound(const Beat &beat);

    Picture &m_picture;
    Story m_story;
    LogModel m_log;
    PointsToast m_toast;
    QString m_status;
    Mark m_logged; // what the log tells next
    std::size_t m_until = 0; // the story leads to the picture after so many
    bool m_waits = true;
};
