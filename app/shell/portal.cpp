// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/portal.h"

#include "app/shell/systemlook.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace {

using Groups = QMap<QString, QVariantMap>;

constexpr auto service = "org.freedesktop.portal.Desktop";
constexpr auto path = "/org/freedesktop/portal/desktop";
constexpr auto interface = "org.freedesktop.portal.Settings";

} // namespace

Portal::Portal(SystemLook &look)
    : QObject(&look)
    , m_look(look)
{
    qDBusRegisterMetaType<Groups>();
    QDBusConnection::sessionBus().connect(
        service, path, interface, "SettingChanged", this, SLOT(hear(QString, QString, QDBusVariant)));
    ask();
}

void Portal::hear(const QString &group, const QString &key, const QDBusVariant &value)
{
    m_look.take(group, key, value.variant());
}

void Portal::ask()
{
    auto call = QDBusMessage::createMethodCall(service, path, interface, "ReadAll");
    call << SystemLook::groups();
    auto *answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<Groups> reply = *answer;
        const Groups groups = reply.isError() ? Groups() : reply.value();
        for (auto group = groups.begin(); group != groups.end(); ++group) {
            for (auto row = group->begin(); row != group->end(); ++row)
                m_look.take(group.key(), row.key(), row.value());
        }
    });
}
