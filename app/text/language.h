// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

// The language in use and the type faces that can write it. Follows the settings, also while a game runs.
class Language : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(bool japanese READ japanese NOTIFY changed)
    Q_PROPERTY(QString interfaceFont READ interfaceFont NOTIFY changed)
    Q_PROPERTY(QString displayFont READ displayFont NOTIFY changed)

public:
    explicit Language(QObject *parent); // no default: QML would prefer it to create()
    static Language *create(QQmlEngine *engine, QJSEngine *script);
    [[nodiscard]] static Language &shared();

    [[nodiscard]] QString code() const { return m_code; } // en, es or ja
    [[nodiscard]] bool japanese() const { return m_code == "ja"; }
    [[nodiscard]] QString interfaceFont() const { return m_interfaceFont; }
    [[nodiscard]] QString displayFont() const { return m_displayFont; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void translate(const QString &code);

    QString m_code;
    QString m_interfaceFont;
    QString m_displayFont;
    QTranslator m_translator;
    QPointer<QQmlEngine> m_engine;
};

// The language to use for a setting ("system" or a code): the first of the system's that we have, else
// English.
[[nodiscard]] QString languageFor(const QString &setting, const QStringList &systemLanguages);

// How numbers and dates are written in a language: as the system has it for that language, with its country.
[[nodiscard]] QLocale localeFor(const QString &code, const QLocale &system);
