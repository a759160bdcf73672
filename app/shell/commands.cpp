// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/commands.h"

#include "app/settings.h"
#include "app/shell/commandrows.h"
#include "app/text/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace {

QList<QKeySequence> readKeys(const char *written)
{
    QList<QKeySequence> list;
    const QStringList parts = QString::fromLatin1(written).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &part : parts)
        list.append(QKeySequence::fromString(part, QKeySequence::PortableText));
    return list;
}

// macOS hides a program by ⌘H and puts its window away by ⌘M, whatever the program wants. What has such a key
// elsewhere has Control instead of Command there; Qt calls Command Ctrl, and Control Meta.
QKeySequence onMacOs(const QKeySequence &sequence)
{
    const QKeyCombination keys = sequence[0];
    const bool kept = keys.key() == Qt::Key_H || keys.key() == Qt::Key_M;
    if (!kept || !keys.keyboardModifiers().testFlag(Qt::ControlModifier))
        return sequence;
    const Qt::KeyboardModifiers others =
        keys.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ControlModifier);
    return { QKeyCombination(others | Qt::MetaModifier, keys.key()) };
}

bool isLetter(const QKeySequence &sequence)
{
    const QKeyCombination keys = sequence[0];
    return keys.key() >= Qt::Key_A && keys.key() <= Qt::Key_Z
        && !(keys.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier));
}

// Qt names keys by words of this context; here they are translated with all others.
[[maybe_unused]] constexpr const char *keyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
};

// Keys that are better known by another name than Qt's.
QString ownName(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Left:
        return QStringLiteral("←");
    case Qt::Key_Right:
        return QStringLiteral("→");
    case Qt::Key_Up:
        return QStringLiteral("↑");
    case Qt::Key_Down:
        return QStringLiteral("↓");
#ifndef Q_OS_MACOS
    case Qt::Key_Return: // as it is called on most keyboards
        return QCoreApplication::translate("QShortcut", "Enter");
#endif
    default:
        return {};
    }
}

// As the platform writes it: "Ctrl+Z", "⌘Z".
QString native(const QKeySequence &sequence)
{
    const QString name = ownName(sequence[0].key());
    if (name.isEmpty())
        return sequence.toString(QKeySequence::NativeText);
    const QKeySequence letter(QKeyCombination(sequence[0].keyboardModifiers(), Qt::Key_A));
    return letter.toString(QKeySequence::NativeText).chopped(1) + name;
}

QString translated(const char *words)
{
    return QCoreApplication::translate("Commands", words);
}

bool isDigit(const QString &text)
{
    return text.size() == 1 && text[0] >= QLatin1Char('0') && text[0] <= QLatin1Char('9');
}

// Digits by what the key writes, all others by where they stand; Enter is Return.
QKeySequence pressed(int key, int modifiers, const QString &text)
{
    if (isDigit(text))
        return QKeySequence(text);
    const auto kept = Qt::KeyboardModifiers::fromInt(modifiers) & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    return { QKeyCombination(kept, key == Qt::Key_Enter ? Qt::Key_Return : static_cast<Qt::Key>(key)) };
}

} // namespace

QList<QKeySequence> windowKeys(const CommandRow &row, bool macOs)
{
    QList<QKeySequence> list = readKeys(row.shortcuts);
    if (macOs)
        std::transform(list.begin(), list.end(), list.begin(), onMacOs);
    return list;
}

Command::Command(const CommandRow &row, Commands &list)
    : QObject(&list)
    , m_row(row)
    , m_list(list)
{
}

QString Command::name() const
{
    return QString::fromLatin1(m_row.name);
}

QString Command::text() const
{
    return translated(isTurned() ? m_row.textTurned : m_row.text);
}

QString Command::icon() const
{
    return QString::fromLatin1(isTurned() ? m_row.iconTurned : m_row.icon);
}

QString Command::key() const
{
    return writtenKeys().value(0);
}

QString Command::keys() const
{
    return *m_row.shownKeys ? QString::fromUtf8(m_row.shownKeys) : writtenKeys().join(QStringLiteral(", "));
}

// What the platform has for it, and what works everywhere.
QStringList Command::shortcuts() const
{
    QList<QKeySequence> list = QKeySequence::keyBindings(m_row.standard);
#ifdef Q_OS_MACOS
    constexpr bool macOs = true;
#else
    constexpr bool macOs = false;
#endif
    const QList<QKeySequence> written = windowKeys(m_row, macOs);
    for (const QKeySequence &sequence : written) {
        if (!list.contains(sequence))
            list.append(sequence);
    }
    QStringList portable;
    for (const QKeySequence &sequence : std::as_const(list))
        portable.append(sequence.toString(QKeySequence::PortableText));
    return portable;
}

QVariantList Command::sequences() const
{
    const QStringList list = shortcuts();
    return { list.begin(), list.end() };
}

bool Command::isInMenu() const
{
    return m_row.menu != CommandRow::Menu::None;
}

QList<QKeySequence> Command::tableKeys() const
{
    QList<QKeySequence> list = readKeys(m_row.tableKeys);
    if (!Settings::shared().singleLetters())
        list.removeIf(isLetter);
    return list;
}

bool Command::isTurned() const
{
    return m_list.state().testAnyFlag(m_row.turn);
}

bool Command::isEnabled() const
{
    return m_row.when == Commands::Always || m_list.state().testFlag(m_row.when);
}

void Command::trigger()
{
    if (isEnabled())
        Q_EMIT m_list.triggered(name());
}

QStringList Command::writtenKeys() const
{
    QStringList list;
    const auto table = tableKeys();
    for (const QKeySequence &sequence : table)
        list.append(native(sequence));
    const auto window = shortcuts();
    for (const QString &sequence : window)
        list.append(native(QKeySequence::fromString(sequence, QKeySequence::PortableText)));
    return list;
}

Commands::Commands(QObject *parent)
    : QObject(parent)
{
    for (const CommandRow &row : commandRows()) {
        m_all.append(new Command(row, *this));
        place(row, m_all.constLast());
    }
    connect(&::Language::shared(), &::Language::changed, this, &Commands::tellAll);
    connect(&Settings::shared(), &Settings::changed, this, &Commands::tellAll);
}

void Commands::place(const CommandRow &row, Command *command)
{
    using Menu = CommandRow::Menu;
    using Part = CommandRow::Part;
    const std::array<std::pair<Menu, QList<Command *> &>, 4> menus { { { Menu::Game, m_gameMenu },
        { Menu::Play, m_playMenu }, { Menu::View, m_viewMenu }, { Menu::Help, m_helpMenu } } };
    for (const auto &[menu, list] : menus)
        if (row.menu == menu)
            list.append(command);
    if (row.menu != Menu::None)
        m_menu.append(command);
    const std::array<std::pair<Part, QList<Command *> &>, 3> parts { { { Part::Table, m_tablePart },
        { Part::Game, m_gamePart }, { Part::Window, m_windowPart } } };
    for (const auto &[part, list] : parts)
        if (row.part == part)
            list.append(command);
}

Command *Commands::find(const QString &name) const
{
    const auto found = std::find_if(
        m_all.begin(), m_all.end(), [&](const Command *command) { return command->name() == name; });
    return found == m_all.end() ? nullptr : *found;
}

QString Commands::byTableKey(int key, int modifiers, const QString &text) const
{
    const QKeySequence sequence = pressed(key, modifiers, text);
    const auto found = std::find_if(m_all.begin(), m_all.end(),
        [&](const Command *command) { return command->tableKeys().contains(sequence); });
    return found == m_all.end() ? QString() : (*found)->name();
}

void Commands::set(State state, bool on)
{
    if (m_state.testFlag(state) == on)
        return;
    m_state.setFlag(state, on);
    Q_EMIT stateChanged();
    tellAll();
}

void Commands::tellAll()
{
    for (Command *command : std::as_const(m_all))
        Q_EMIT command->changed();
}
