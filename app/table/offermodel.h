// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/gametext.h"
#include "engine/table/tablegame.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

// An answer as a button, or a group of them behind one.
struct OfferButton
{
    Q_GADGET
    QML_VALUE_TYPE(offerButton)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString worth MEMBER worth CONSTANT)
    Q_PROPERTY(QString kind MEMBER kind CONSTANT)
    Q_PROPERTY(QString key MEMBER key CONSTANT)
    Q_PROPERTY(int row MEMBER row CONSTANT) // of the answer; -1: of a group
    Q_PROPERTY(QString code MEMBER code CONSTANT) // its spelling in a record
    Q_PROPERTY(QString reason MEMBER reason CONSTANT) // why it cannot be given now
    Q_PROPERTY(QList<OfferButton> parts MEMBER parts CONSTANT)

public:
    QString title;
    QString worth;
    QString kind;
    QString key;
    int row = -1;
    QString code;
    QString reason;
    QList<OfferButton> parts;
};

// Answers on offer, in their order, each with its key. The engine's words only; nothing is worked out here.
class OfferModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Answering")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    // As buttons: those of a group are the parts of one.
    Q_PROPERTY(QList<OfferButton> buttons READ buttons NOTIFY countChanged)
    Q_PROPERTY(int sureRow READ sureRow NOTIFY sureChanged)
    Q_PROPERTY(int hintedRow READ hintedRow NOTIFY hintedChanged) // -1: none

public:
    enum Role {
        TitleRole = Qt::UserRole,
        WorthRole,
        KindRole, // primary, secondary, danger
        KeyRole, // the letter or number that does it
        ConcernsRole, // codes of the cards that it is about
        OrderRole, // among all answers to this kind of question
        SureRole, // it was given once and cannot be taken back: is it meant?
    };

    using QAbstractListModel::QAbstractListModel;

    // Sorted by their order; the first one is the primary answer unless it gives something away.
    void set(std::vector<sobremesa::Offer> offers, const TableNames &names);
    [[nodiscard]] const std::vector<sobremesa::Offer> &offers() const { return m_offers; }
    // Whether an answer that cannot be taken back was given for the first time; it is then asked once more.
    [[nodiscard]] bool asksOnceMore(int row);
    void stopAsking();
    // The hint points at this, if it is among them.
    void setHinted(const std::optional<sobremesa::Action> &action);
    [[nodiscard]] int hintedRow() const { return m_hinted; }
    // The answer with the wanted key ("1", "R"); -1 if there is none.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &wanted) const;
    // The answer that a record spells so; -1 if there is none.
    [[nodiscard]] int rowOfCode(const QString &wanted) const;
    [[nodiscard]] QString key(int row) const;
    [[nodiscard]] QList<OfferButton> buttons() const;
    [[nodiscard]] int sureRow() const { return m_sure; }
    // All answers in one sentence, for the screen reader.
    [[nodiscard]] QString spoken() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void sureChanged();
    void hintedChanged();

private:
    [[nodiscard]] QString kind(int row) const;
    [[nodiscard]] OfferButton button(int row) const;
    [[nodiscard]] QString code(int row) const;

    std::vector<sobremesa::Offer> m_offers;
    TableNames m_names;
    int m_sure = -1; // the row that is asked once more
    int m_hinted = -1; // the row that the hint points at
};
