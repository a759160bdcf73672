// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/oneinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QLockFile>
#include <QTimer>

#include <optional>

namespace {

constexpr int patience = 3000; // milliseconds for an answer
constexpr qint64 longestCall = 64 * 1024; // bytes
const QByteArray heard = "heard\n";

// Two folders have two addresses, and so have two users.
QString addressFor(const QString &folder)
{
    const QByteArray digest = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256);
    QString name = QStringLiteral("sobremesa-") + QString::fromLatin1(digest.left(8).toHex());
#ifdef Q_OS_UNIX
    constexpr int longestAddress = 100; // bytes: sockaddr_un
    for (const QString &place : { qEnvironmentVariable("XDG_RUNTIME_DIR"), folder }) {
        QString address = place + QLatin1Char('/') + name;
        if (!place.isEmpty() && QDir(place).exists() && address.toLocal8Bit().size() < longestAddress)
            return address;
    }
#endif
    return name;
}

QByteArray written(const Call &call)
{
    return QJsonDocument(QJsonObject { { "arguments", QJsonArray::fromStringList(call.arguments) },
                             { "folder", call.folder }, { "token", call.token } })
               .toJson(QJsonDocument::Compact)
        + '\n';
}

std::optional<Call> readCall(const QByteArray &line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject() || !document["arguments"].isArray())
        return std::nullopt;
    return Call { QVariant(document["arguments"].toArray().toVariantList()).toStringList(),
        document["folder"].toString(), document["token"].toString() };
}

// Nothing: nobody is there.
std::optional<bool> isHeard(const QString &address, const Call &call)
{
    QLocalSocket socket;
    socket.connectToServer(address);
    if (!socket.waitForConnected(patience))
        return std::nullopt;
    socket.write(written(call));
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(patience))
            return false;
    }
    return socket.readLine() == heard;
}

} // namespace

OneInstance::OneInstance(const QString &folder, QObject *parent)
    : QObject(parent)
{
    QDir().mkpath(folder);
    const QString canonical = QDir(folder).canonicalPath();
    m_folder = canonical.isEmpty() ? folder : canonical;
    m_address = addressFor(m_folder);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &OneInstance::receive);
}

OneInstance::Role OneInstance::claim(const Call &call)
{
    // Two that start at the same moment decide one after the other. Where this cannot be written, they need
    // not.
    QLockFile deciding(QDir(m_folder).filePath(QStringLiteral("starting.lock")));
    (void)deciding.tryLock(patience);
    if (const auto answered = isHeard(m_address, call))
        return *answered ? Role::Second : Role::Alone;
    QLocalServer::removeServer(m_address); // of a program that was killed
    return m_server.listen(m_address) ? Role::First : Role::Alone;
}

void OneInstance::receive()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        QTimer::singleShot(patience, socket, &QLocalSocket::abort);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > longestCall)
                    socket->abort();
                return;
            }
            const auto call = readCall(socket->readLine(longestCall));
            if (!call) {
                socket->abort();
                return;
            }
            socket->write(heard);
            socket->flush();
            socket->disconnectFromServer();
            Q_EMIT called(*call);
        });
    }
}
