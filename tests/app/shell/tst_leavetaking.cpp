// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/leavetaking.h"

#include <QCoreApplication>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTest>

// Pages of many rows that a Loader lets go.
class TestLeaveTaking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aPageOutlivesItsTurn();
    void nothingOfItIsLeft();
    void norWhatBelongsToItsRows();
    void theNextPageStays();
    void itGoesWithTheWindow();

private:
    [[nodiscard]] QQuickItem *page() const { return m_loader->property("item").value<QQuickItem *>(); }
    [[nodiscard]] QList<QPointer<QQuickItem>> rows() const;
    // Lets the page go, as the loop of events does.
    void letGo();

    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_root;
    QObject *m_loader = nullptr;
    LeaveTaking *m_leaveTaking = nullptr;
};

void TestLeaveTaking::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    QQmlComponent component(&m_engine);
    component.setData(R"(
        import QtQuick
        import Sobremesa.App

        Item {
            id: root

            property Item loader: loader
            property LeaveTaking leaveTaking: LeaveTaking { page: loader.item }
            property var numbers: ListModel {}

            Component.onCompleted: { for (let i = 0; i < 500; ++i) numbers.append({ "number": i }); }

            Loader {
                id: loader

                sourceComponent: Item {
                    Repeater {
                        model: root.numbers

                        Item {
                            width: parent.width

                            Item { width: parent.width }

                            Repeater { model: 3; Item { width: parent.width } }
                        }
                    }
                }
            }
        })",
        QUrl());
    m_root.reset(component.create());
    QVERIFY2(m_root, qPrintable(component.errorString()));
    m_loader = m_root->property("loader").value<QObject *>();
    m_leaveTaking = m_root->property("leaveTaking").value<LeaveTaking *>();
    QVERIFY(m_loader && m_leaveTaking && page());
    QCOMPARE(m_leaveTaking->page(), page());
    QCOMPARE(rows().size(), 500);
}

QList<QPointer<QQuickItem>> TestLeaveTaking::rows() const
{
    QList<QPointer<QQuickItem>> all;
    for (QQuickItem *row : page()->childItems()) {
        if (!row->inherits("QQuickRepeater"))
            all.append(row);
    }
    return all;
}

void TestLeaveTaking::letGo()
{
    m_loader->setProperty("active", false);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestLeaveTaking::aPageOutlivesItsTurn()
{
    const QPointer<QQuickItem> left = page();
    const auto made = rows();
    letGo();
    QVERIFY(!page() && !m_leaveTaking->page());
    QCOMPARE(m_leaveTaking->leaving(), 1);
    QVERIFY(left && made.constFirst() && made.constLast());
}

void TestLeaveTaking::nothingOfItIsLeft()
{
    const QPointer<QQuickItem> left = page();
    const auto made = rows();
    letGo();
    auto *numbers = m_root->property("numbers").value<QObject *>();
    QMetaObject::invokeMethod(
        numbers, "clear"); // of which the page that has been left knows no more than before
    QTRY_COMPARE(m_leaveTaking->leaving(), 0);
    QVERIFY(!left);
    for (const auto &row : made)
        QVERIFY(!row);
}

// Behind every row a repeater keeps its data, and what it knows of their type.
void TestLeaveTaking::norWhatBelongsToItsRows()
{
    QList<QPointer<QObject>> kept;
    for (const auto &row : rows())
        kept.append(qmlContext(row)->contextProperty("model").value<QObject *>());
    QVERIFY(kept.constFirst() && kept.constLast());
    letGo();
    QTRY_COMPARE(m_leaveTaking->leaving(), 0);
    m_engine.collectGarbage();
    for (const auto &data : kept)
        QTRY_VERIFY(!data);
}

void TestLeaveTaking::theNextPageStays()
{
    const QPointer<QQuickItem> left = page();
    letGo();
    m_loader->setProperty("active", true);
    const QPointer<QQuickItem> next = page();
    const auto made = rows();
    QCOMPARE(m_leaveTaking->page(), next.data());
    QTRY_COMPARE(m_leaveTaking->leaving(), 0);
    QVERIFY(!left && next);
    // cppcheck-suppress knownConditionTrueFalse ; some may have been taken apart meanwhile
    QCOMPARE(rows(), made);
    QCOMPARE(made.size(), 500);
    letGo();
    QTRY_COMPARE(m_leaveTaking->leaving(), 0);
    QVERIFY(!next);
}

void TestLeaveTaking::itGoesWithTheWindow()
{
    const QPointer<QQuickItem> left = page();
    const auto made = rows();
    letGo();
    m_root.reset();
    QVERIFY(!left && !made.constFirst());
}

QTEST_MAIN(TestLeaveTaking)
#include "tst_leavetaking.moc"
