// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/ownvoice.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <memory>

class QJSEngine;
class QQmlEngine;

// Says sentences to a screen reader, each once and in order. Readers pass over a name that changes where the
// focus is not, so every sentence is a notification of its own that is shown anew; from Qt 6.8 on it is an
// announcement. Without a reader the system's own voice speaks them where that is wanted.
class Voice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // The program was built with the system's own voice.
    Q_PROPERTY(bool hasOwn READ hasOwn CONSTANT)

public:
    // No default constructor, or QML would make one of its own. Whether a reader listens is asked each time.
    explicit Voice(QObject *parent, bool (*listens)());
    ~Voice() override;
    static Voice *create(QQmlEngine *engine, QJSEngine *script);
    [[nodiscard]] static Voice &shared();

    // Somebody else tells from now on whether a reader listens.
    void ask(bool (*listens)()) { m_listens = listens; }
    // A sentence as it is spoken: cards have names, not signs.
    Q_INVOKABLE [[nodiscard]] static QString words(const QString &sentence);
    [[nodiscard]] bool hasOwn() const { return OwnVoice::isBuilt(); }
    // One sentence with the system's own voice, so that it is heard what was chosen; false: it has none of
    // the program's language.
    Q_INVOKABLE bool tryOwn(const QString &sentence);
    Q_INVOKABLE void hush() { m_own.hush(); }
    // After what is being said already.
    Q_INVOKABLE void say(const QString &sentence);
    [[nodiscard]] bool isSaying() const { return m_timer.isActive(); }

Q_SIGNALS:
    // `bearer` has the words for the reader.
    void said(const QString &sentence, QObject *bearer);

private:
    void sayNext();

    bool (*m_listens)();
    OwnVoice m_own;
    std::deque<QString> m_waiting;
    std::deque<std::unique_ptr<QObject>> m_said; // readers ask for the words later
    QElapsedTimer m_since; // the first of them waits, or the last was said
    QTimer m_timer;
};
