// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmllist.h>
#include <QtQml/qqmlregistration.h>

class Commands;
struct CommandRow;

// One thing that can be done by a menu, a button or a key: what it is called, its picture and its keys.
class Command : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of Commands")
    Q_PROPERTY(QString name READ name CONSTANT)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString icon READ icon NOTIFY changed)
    Q_PROPERTY(QString key READ key NOTIFY changed)
    Q_PROPERTY(QString keys READ keys NOTIFY changed)
    Q_PROPERTY(QVariantList sequences READ sequences CONSTANT)
    Q_PROPERTY(bool inMenu READ isInMenu CONSTANT)
    Q_PROPERTY(bool enabled READ isEnabled NOTIFY changed)

public:
    Command(const CommandRow &row, Commands &list);

    // By which code knows it; never shown.
    [[nodiscard]] QString name() const;
    // What it does, in the words of a menu.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString icon() const;
    // The key that is shown beside it, and all its keys, as this platform writes them.
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString keys() const;
    // Key sequences that work in the whole window while the command is enabled, in portable writing.
    [[nodiscard]] QStringList shortcuts() const;
    // The same, as a Shortcut wants them.
    [[nodiscard]] QVariantList sequences() const;
    [[nodiscard]] bool isInMenu() const;
    // Keys that work while the table has the focus; single letters only if the settings allow them.
    [[nodiscard]] QList<QKeySequence> tableKeys() const;
    [[nodiscard]] bool isEnabled() const;

    // Asks for it to be done; nothing happens while it is not enabled.
    Q_INVOKABLE void trigger();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QStringList writtenKeys() const;
    [[nodiscard]] bool isTurned() const;

    const CommandRow &m_row;
    Commands &m_list;
};

// Everything that has a key or stands in the menu: the one list from which menus, shortcuts, tips and the
// page of keys are made. Whoever does a command listens to triggered(); the table asks which command a key
// belongs to.
class Commands : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QQmlListProperty<Command> all READ all CONSTANT)
    Q_PROPERTY(QQmlListProperty<Command> menu READ menu CONSTANT)
    // The same, in the menus of a bar that the system draws.
    Q_PROPERTY(QQmlListProperty<Command> gameMenu READ gameMenu CONSTANT)
    Q_PROPERTY(QQmlListProperty<Command> playMenu READ playMenu CONSTANT)
    Q_PROPERTY(QQmlListProperty<Command> viewMenu READ viewMenu CONSTANT)
    Q_PROPERTY(QQmlListProperty<Command> helpMenu READ helpMenu CONSTANT)
    // The parts of the page of keys.
    Q_PROPERTY(QQmlListProperty<Command> tablePart READ tablePart CONSTANT)
    Q_PROPERTY(QQmlListProperty<Command> gamePart READ gamePart CONSTANT)
    Q_PROPERTY(QQmlListProperty<Command> windowPart READ windowPart CONSTANT)
    // What holds now; set by the window.
    Q_PROPERTY(bool atTable READ isAtTable WRITE setAtTable NOTIFY stateChanged)
    Q_PROPERTY(bool canDeal READ canDeal WRITE setCanDeal NOTIFY stateChanged)
    Q_PROPERTY(bool canUndo READ canUndo WRITE setCanUndo NOTIFY stateChanged)
    Q_PROPERTY(bool canRedo READ canRedo WRITE setCanRedo NOTIFY stateChanged)
    Q_PROPERTY(bool canSearch READ canSearch WRITE setCanSearch NOTIFY stateChanged)
    Q_PROPERTY(bool canReview READ canReview WRITE setCanReview NOTIFY stateChanged)
    Q_PROPERTY(bool canSound READ canSound WRITE setCanSound NOTIFY stateChanged)
    Q_PROPERTY(bool silent READ isSilent WRITE setSilent NOTIFY stateChanged)
    Q_PROPERTY(bool demo READ isDemo WRITE setDemo NOTIFY stateChanged)

public:
    enum State {
        Always = 0,
        AtTable = 1,
        CanDeal = 2,
        CanUndo = 4,
        CanRedo = 8,
        CanSearch = 16,
        Demo = 32,
        CanReview = 64,
        CanSound = 128,
        Silent = 256
    };
    Q_DECLARE_FLAGS(States, State)

    explicit Commands(QObject *parent = nullptr);

    [[nodiscard]] const QList<Command *> &list() const { return m_all; }
    [[nodiscard]] QQmlListProperty<Command> all() { return { this, &m_all }; }
    [[nodiscard]] QQmlListProperty<Command> menu() { return { this, &m_menu }; }
    [[nodiscard]] QQmlListProperty<Command> gameMenu() { return { this, &m_gameMenu }; }
    [[nodiscard]] QQmlListProperty<Command> playMenu() { return { this, &m_playMenu }; }
    [[nodiscard]] QQmlListProperty<Command> viewMenu() { return { this, &m_viewMenu }; }
    [[nodiscard]] QQmlListProperty<Command> helpMenu() { return { this, &m_helpMenu }; }
    [[nodiscard]] QQmlListProperty<Command> tablePart() { return { this, &m_tablePart }; }
    [[nodiscard]] QQmlListProperty<Command> gamePart() { return { this, &m_gamePart }; }
    [[nodiscard]] QQmlListProperty<Command> windowPart() { return { this, &m_windowPart }; }

    [[nodiscard]] States state() const { return m_state; }
    [[nodiscard]] bool isAtTable() const { return m_state.testFlag(AtTable); }
    [[nodiscard]] bool canDeal() const { return m_state.testFlag(CanDeal); }
    [[nodiscard]] bool canUndo() const { return m_state.testFlag(CanUndo); }
    [[nodiscard]] bool canRedo() const { return m_state.testFlag(CanRedo); }
    [[nodiscard]] bool canReview() const { return m_state.testFlag(CanReview); }
    [[nodiscard]] bool canSearch() const { return m_state.testFlag(CanSearch); }
    [[nodiscard]] bool canSound() const { return m_state.testFlag(CanSound); }
    [[nodiscard]] bool isSilent() const { return m_state.testFlag(Silent); }
    [[nodiscard]] bool isDemo() const { return m_state.testFlag(Demo); }
    void setAtTable(bool on) { set(AtTable, on); }
    void setCanDeal(bool on) { set(CanDeal, on); }
    void setCanUndo(bool on) { set(CanUndo, on); }
    void setCanRedo(bool on) { set(CanRedo, on); }
    void setCanReview(bool on) { set(CanReview, on); }
    void setCanSearch(bool on) { set(CanSearch, on); }
    void setCanSound(bool on) { set(CanSound, on); }
    void setSilent(bool on) { set(Silent, on); }
    void setDemo(bool on) { set(Demo, on); }

    // The command of this name; null if there is none.
    [[nodiscard]] Q_INVOKABLE Command *find(const QString &name) const;
    // The name of the command that a key does while the table has the focus; empty if there is none. `text`
    // is what the key writes: digits need Shift on some keyboards.
    [[nodiscard]] Q_INVOKABLE QString byTableKey(int key, int modifiers, const QString &text) const;

Q_SIGNALS:
    void triggered(const QString &name);
    void stateChanged();

private:
    void place(const CommandRow &row, Command *command);
    void set(State state, bool on);
    void tellAll();

    QList<Command *> m_all;
    QList<Command *> m_menu;
    QList<Command *> m_gameMenu;
    QList<Command *> m_playMenu;
    QList<Command *> m_viewMenu;
    QList<Command *> m_helpMenu;
    QList<Command *> m_tablePart;
    QList<Command *> m_gamePart;
    QList<Command *> m_windowPart;
    States m_state = Always;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Commands::States)
