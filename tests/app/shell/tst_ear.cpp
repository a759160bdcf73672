// SPDX-License-Identifier: GPL-3.0-or-later
#include "openwindow.h"
#include "scratch.h"

#include "engine/games/registry.h"

#include <QAccessible>

using namespace sobremesa;

// What a screen reader finds when it goes through the window.
class EarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartSaysWhatItIs_data();
    void everyPartSaysWhatItIs();
    void cleanup() { m_open.close(); }

private:
    void show(const QString &command);
    void look(QAccessibleInterface *part, const QString &path);
    void check(QAccessibleInterface &part, const QString &where);

    Scratch m_scratch;
    OpenWindow m_open;
    int m_parts = 0;
    int m_faceDown = 0;
    int m_chosen = 0;
};

namespace {

const QString faceDown = QStringLiteral("face-down card");

QString roleOf(const QAccessibleInterface &part)
{
    return QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(part.role()));
}

// By keys or by what a reader offers.
bool canBeUsed(QAccessibleInterface &part)
{
    const auto *actions = part.actionInterface();
    return part.role() == QAccessible::EditableText || (actions && !actions->actionNames().isEmpty());
}

} // namespace

void EarTest::everyPartSaysWhatItIs_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("after");
    QTest::addColumn<QString>("command");
    for (const GameInfo *game : games()) {
        for (const int after : { 0, 30 })
            QTest::addRow("%s after %d", game->id.data(), after)
                << QString::fromUtf8(game->id) << after << QString();
    }
    QTest::newRow("home") << QString() << 0 << QString();
    for (const char *page : { "settings", "keys", "book", "games", "new", "hint", "log", "menu" })
        QTest::newRow(page) << QStringLiteral("cuarenta") << 0 << QString::fromLatin1(page);
}

void EarTest::show(const QString &command)
{
    auto rows = m_open.commands()->all();
    for (qsizetype row = 0; row < rows.count(&rows); ++row) {
        if (rows.at(&rows, row)->name() == command)
            rows.at(&rows, row)->trigger();
    }
    QTRY_VERIFY_WITH_TIMEOUT(!m_open.window()->property("making").toBool(), patience);
}

void EarTest::everyPartSaysWhatItIs()
{
    QFETCH(QString, game);
    QFETCH(int, after);
    QFETCH(QString, command);
    CommandLine line;
    line.game = game;
    line.seed = 5;
    line.after = after;
    line.level = "greedy";
    m_open.open(line);
    QTRY_VERIFY_WITH_TIMEOUT(game.isEmpty() ? m_open.page() != nullptr : m_open.hasTable(), patience);
    QAccessible::setActive(true); // parts of the toolkit learn what they are now
    if (!command.isEmpty())
        show(command);
    QTRY_VERIFY_WITH_TIMEOUT(!m_open.window()->property("making").toBool(), patience);
    m_parts = m_faceDown = m_chosen = 0;
    look(QAccessible::queryAccessibleInterface(m_open.window()), QString());
    QAccessible::setActive(false);
    QVERIFY(m_parts > 10);
    QVERIFY2(m_faceDown <= 1, qPrintable(QString::number(m_faceDown)));
    if (command == QLatin1String("settings") || command == QLatin1String("new"))
        QVERIFY(m_chosen >= 4); // of every row of choices one is told to be chosen
}

void EarTest::look(QAccessibleInterface *part, const QString &path)
{
    if (part == nullptr || part->state().invisible)
        return;
    const QString where =
        path + QStringLiteral("/%1 \"%2\"").arg(roleOf(*part), part->text(QAccessible::Name));
    ++m_parts;
    check(*part, where);
    for (int i = 0; i < part->childCount(); ++i)
        look(part->child(i), where);
}

void EarTest::check(QAccessibleInterface &part, const QString &where)
{
    const QString name = part.text(QAccessible::Name);
    static const QRegularExpression signs(QStringLiteral("[♠♥♦♣]"));
    QVERIFY2(part.role() != QAccessible::NoRole && part.role() != QAccessible::Client, qPrintable(where));
    QVERIFY2(!name.isEmpty(), qPrintable(where));
    QVERIFY2(!name.contains(signs), qPrintable(where));
    QVERIFY2(!part.state().focusable || canBeUsed(part), qPrintable(where));
    if (part.role() == QAccessible::RadioButton || part.role() == QAccessible::CheckBox)
        QVERIFY2(part.state().checkable, qPrintable(where));
    m_faceDown += name.contains(faceDown) ? 1 : 0;
    m_chosen += part.role() == QAccessible::RadioButton && part.state().checked ? 1 : 0;
}

QTEST_MAIN(EarTest)
#include "tst_ear.moc"
