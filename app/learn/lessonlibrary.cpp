// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessonlibrary.h"

#include "app/shelf/filewords.h"
#include "app/text/gametext.h"
#include "engine/learn/lessonplayer.h"
#include "engine/learn/readlesson.h"
#include "engine/match/record.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace sobremesa::learn;

namespace {

constexpr QChar resultMark = QLatin1Char('='); // "strike=3" beside the replies that were seen, "strike.0"

ShelvedLesson read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return { path, nullptr, whyNotRead(file) };
    const QByteArray text = file.readAll();
    auto lesson = readLesson({ text.constData(), static_cast<std::size_t>(text.size()) });
    if (!lesson)
        return { path, nullptr, QString::fromStdString(sobremesa::oneLine(lesson.refusal())) };
    ShelvedLesson shelved { idText(lesson->id), nullptr, {} };
    shelved.lesson = std::make_unique<const Lesson>(std::move(*lesson));
    return shelved;
}

// Unreadable ones at the end; the game that closes a stage after its lessons.
bool comesBefore(const ShelvedLesson &a, const ShelvedLesson &b)
{
    if (!a.lesson || !b.lesson)
        return a.lesson && !b.lesson;
    const auto place = [](const Lesson &lesson) {
        return std::pair(lesson.stage, lesson.order > 0 ? lesson.order : std::numeric_limits<int>::max());
    };
    return place(*a.lesson) < place(*b.lesson);
}

std::vector<std::string> waitingSteps(const Lesson &lesson)
{
    std::vector<std::string> ids;
    for (const Scene &scene : lesson.scenes) {
        for (const Step &step : scene.steps) {
            if (waits(step))
                ids.push_back(step.id);
        }
    }
    return ids;
}

} // namespace

Progress progressFrom(const LessonProgress &kept, const Lesson &lesson)
{
    Progress progress;
    const auto ids = waitingSteps(lesson);
    if (kept.step > 0 && kept.step < static_cast<int>(ids.size()))
        progress.step = ids[static_cast<std::size_t>(kept.step)];
    else
        return progress; // from the start: nothing of an earlier time counts
    for (const QString &seen : kept.seen) {
        const qsizetype mark = seen.indexOf(resultMark);
        if (mark < 0)
            progress.replies.insert(seen.toStdString());
        else
            progress.results[seen.left(mark).toStdString()] =
                static_cast<StepResult>(std::clamp(QStringView(seen).mid(mark + 1).toInt(), 0, 3));
    }
    return progress;
}

LessonProgress keptFrom(const Progress &progress, const Lesson &lesson)
{
    LessonProgress kept;
    kept.id = QString::fromStdString(lesson.id);
    kept.version = 1;
    const auto ids = waitingSteps(lesson);
    const auto place = std::ranges::find(ids, progress.step);
    kept.step = place == ids.end() ? 0 : static_cast<int>(place - ids.begin());
    for (const std::string &reply : progress.replies)
        kept.seen.append(QString::fromStdString(reply));
    for (const auto &[step, result] : progress.results)
        kept.seen.append(
            QString::fromStdString(step) + resultMark + QString::number(static_cast<int>(result)));
    kept.stars = starsOf(lesson, progress);
    return kept;
}

LessonLibrary::LessonLibrary(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
    readKept();
    connect(&m_shelf, &Shelf::learningChanged, this, &LessonLibrary::readKept);
}

void LessonLibrary::readKept()
{
    m_shelf.lessons(this, [this](const QList<LessonProgress> &all) {
        for (const LessonProgress &each : all)
            m_kept.insert(each.id, each);
        Q_EMIT changed();
    });
}

const std::vector<ShelvedLesson> &LessonLibrary::lessonsOf(const QString &game)
{
    if (const auto found = m_lessons.find(game); found != m_lessons.end())
        return found->second;
    std::vector<ShelvedLesson> list;
    const QDir folder(QStringLiteral(":/lessons/") + game);
    for (const QString &name : folder.entryList({ QStringLiteral("*.json") }))
        list.push_back(read(folder.filePath(name)));
    std::ranges::stable_sort(list, comesBefore);
    return m_lessons.emplace(game, std::move(list)).first->second;
}

const Lesson *LessonLibrary::find(const QString &id)
{
    for (const ShelvedLesson &each : lessonsOf(id.section(QLatin1Char('-'), 0, 0))) {
        if (each.id == id)
            return each.lesson.get();
    }
    return nullptr;
}

bool LessonLibrary::hasBegun(const QString &game) const
{
    return std::any_of(m_kept.keyBegin(), m_kept.keyEnd(),
        [&game](const QString &id) { return id.startsWith(game + QLatin1Char('-')); });
}

QStringList LessonLibrary::lessonsAbout(const QString &game, const QString &section)
{
    if (section.isEmpty())
        return {};
    const std::string wanted = section.toStdString();
    QStringList found;
    for (const ShelvedLesson &each : lessonsOf(game)) {
        if (each.lesson && each.lesson->order > 0
            && (each.lesson->rule == wanted || !LessonPlayer::stepAbout(*each.lesson, wanted).empty()))
            found.append(each.id);
    }
    const QString above = section.section(QLatin1Char('.'), 0, -2);
    return found.isEmpty() ? lessonsAbout(game, above) : found;
}

QString LessonLibrary::nextOf(const QString &game)
{
    for (const ShelvedLesson &each : lessonsOf(game)) {
        if (each.lesson && kept(each.id).best == 0)
            return each.id;
    }
    return {};
}

int LessonLibrary::finishedOf(const QString &game)
{
    return static_cast<int>(std::ranges::count_if(lessonsOf(game), [this](const ShelvedLesson &each) {
        return each.lesson && each.lesson->order > 0 && kept(each.id).best > 0;
    }));
}

QString LessonLibrary::unfinished()
{
    QString id;
    QDateTime newest;
    for (const LessonProgress &each : std::as_const(m_kept)) {
        if (each.step > 0 && find(each.id) && (id.isEmpty() || each.started > newest)) {
            id = each.id;
            newest = each.started;
        }
    }
    return id;
}

QStringList LessonLibrary::learnt()
{
    QList<LessonProgress> all = m_kept.values();
    std::ranges::sort(all, std::ranges::greater(), &LessonProgress::started);
    QStringList games;
    for (const LessonProgress &each : std::as_const(all)) {
        const Lesson *lesson = find(each.id);
        if (lesson && !games.contains(idText(lesson->game->id)))
            games.append(idText(lesson->game->id));
    }
    return games;
}

void LessonLibrary::keep(const Lesson &lesson, const Progress &progress, int seconds)
{
    const LessonProgress before = kept(QString::fromStdString(lesson.id));
    LessonProgress now = keptFrom(progress, lesson);
    now.best = std::max(before.best, now.stars);
    now.started = QDateTime::currentDateTimeUtc();
    now.finished = isFinished(lesson, progress) ? now.started : before.finished;
    now.seconds = before.seconds + seconds;
    m_kept.insert(now.id, now);
    m_shelf.putLesson(now);
    Q_EMIT changed();
}
