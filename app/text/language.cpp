// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include "app/settings.h"
#include "app/text/typefaces.h"

#include <QCoreApplication>
#include <QLocale>
#include <QQmlEngine>

#include <array>

namespace {

// Qt's own dialogs, which stand in for the system's where there is none, speak with these.
[[maybe_unused]] constexpr std::array ofDialogs = {
    QT_TRANSLATE_NOOP("FileDialog", "File name"),
    QT_TRANSLATE_NOOP("FileDialog", "Filter"),
    QT_TRANSLATE_NOOP("FileDialog", "Overwrite file?"),
    QT_TRANSLATE_NOOP("FileDialog", "“%1” already exists.\nDo you want to replace it?"),
};

QStringList ours()
{
    return { "en", "es", "ja" };
}

} // namespace

QString languageFor(const QString &setting, const QStringList &systemLanguages)
{
    if (ours().contains(setting))
        return setting;
    for (const QString &language : systemLanguages) {
        if (ours().contains(language.left(2)))
            return language.left(2);
    }
    return ours().constFirst();
}

QLocale localeFor(const QString &code, const QLocale &system)
{
    const QLocale plain(code);
    if (system.language() == plain.language())
        return system;
    for (const QString &name : system.uiLanguages()) {
        if (const QLocale other(name); other.language() == plain.language())
            return other;
    }
    return plain;
}

Language::Language(QObject *parent)
    : QObject(parent)
{
    connect(&Settings::shared(), &Settings::changed, this, &Language::follow);
    follow();
}

Language *Language::create(QQmlEngine *engine, QJSEngine *)
{
    shared().m_engine = engine;
    QQmlEngine::setObjectOwnership(&shared(), QQmlEngine::CppOwnership);
    return &shared();
}

// Belongs to the application, because a translator must be gone before it.
Language &Language::shared()
{
    static QPointer<Language> language;
    if (!language)
        language = new Language(QCoreApplication::instance());
    return *language;
}

void Language::follow()
{
    const QString code = languageFor(Settings::shared().language(), QLocale::system().uiLanguages());
    if (code != m_code)
        translate(code);
}

void Language::translate(const QString &code)
{
    m_code = code;
    const Typefaces faces = typefacesFor(code == "ja");
    m_interfaceFont = faces.interface;
    m_displayFont = faces.display;
    QCoreApplication::removeTranslator(&m_translator);
    if (m_translator.load(":/i18n/sobremesa_" + code))
        QCoreApplication::installTranslator(&m_translator);
    QLocale::setDefault(localeFor(code, QLocale::system()));
    Q_EMIT changed();
    if (m_engine)
        m_engine->retranslate();
}
