// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/log.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMutex>
#include <QStandardPaths>

#include <memory>

Q_LOGGING_CATEGORY(logProgram, "sobremesa.program", QtInfoMsg)
Q_LOGGING_CATEGORY(logStore, "sobremesa.store", QtInfoMsg)
Q_LOGGING_CATEGORY(logTable, "sobremesa.table", QtInfoMsg)

namespace {

// One file at a time; the full one takes the place of the one before it.
class LogFile
{
public:
    LogFile(const QString &folder, qint64 most)
        : m_file(folder + "/sobremesa.log")
        , m_before(folder + "/sobremesa.1.log")
        , m_most(most)
    {
        QDir().mkpath(folder);
        open();
    }

    void write(const QByteArray &line)
    {
        if (!m_file.isOpen())
            return;
        if (m_file.size() + line.size() > m_most)
            beginNext();
        m_file.write(line);
        m_file.flush(); // what is noted last before a crash is wanted most
    }

    [[nodiscard]] QStringList names() const { return { m_file.fileName(), m_before }; }

private:
    bool open() { return m_file.open(QIODevice::WriteOnly | QIODevice::Append); }

    void beginNext()
    {
        m_file.close();
        QFile::remove(m_before);
        QFile::rename(m_file.fileName(), m_before);
        open();
    }

    QFile m_file;
    QString m_before;
    qint64 m_most;
};

QMutex mutex; // messages come from every thread
std::unique_ptr<LogFile> current;
QtMessageHandler before = nullptr;
thread_local bool isQuiet = false;

const char *levelName(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "error";
    case QtFatalMsg:
        return "fatal";
    }
    return "";
}

// Date, level, category, message: in one line, whatever the message has in it.
QByteArray lineOf(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    return QStringLiteral("%1 %2 %3: %4\n")
        .arg(time, QLatin1String(levelName(type)),
            QLatin1String(context.category ? context.category : "default"), message.simplified().left(4000))
        .toUtf8();
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    {
        const QMutexLocker locker(&mutex);
        if (current)
            current->write(lineOf(type, context, message));
    }
    if (before && type != QtInfoMsg && !isQuiet) // of what goes well, a terminal is not told
        before(type, context, message);
}

} // namespace

void keepLogIn(const QString &folder, qint64 most)
{
    auto file = std::make_unique<LogFile>(folder, most);
    const QMutexLocker locker(&mutex);
    current = std::move(file);
    if (!before)
        before = qInstallMessageHandler(handle);
}

void keepThreadQuiet()
{
    isQuiet = true;
}

void stopLog()
{
    const QMutexLocker locker(&mutex);
    current.reset();
}

QStringList logFiles()
{
    const QMutexLocker locker(&mutex);
    QStringList names = current ? current->names() : QStringList();
    names.removeIf([](const QString &name) { return !QFile::exists(name); });
    return names;
}

QString usualLogFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/log";
}
