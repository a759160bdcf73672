// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/gametext.h"

#include <QCoreApplication>

#include <array>

using namespace sobremesa;

namespace {

struct PackWords
{
    const char *id;
    std::array<const char *, 13> ranks;
    std::array<const char *, 4> suits;
};

// Spoken names: rows by pack, in the pack's own order.
constexpr PackWords french { "french",
    { QT_TRANSLATE_NOOP("cards", "ace"), QT_TRANSLATE_NOOP("cards", "two"),
        QT_TRANSLATE_NOOP("cards", "three"), QT_TRANSLATE_NOOP("cards", "four"),
        QT_TRANSLATE_NOOP("cards", "five"), QT_TRANSLATE_NOOP("cards", "six"),
        QT_TRANSLATE_NOOP("cards", "seven"), QT_TRANSLATE_NOOP("cards", "eight"),
        QT_TRANSLATE_NOOP("cards", "nine"), QT_TRANSLATE_NOOP("cards", "ten"),
        QT_TRANSLATE_NOOP("cards", "jack"), QT_TRANSLATE_NOOP("cards", "queen"),
        QT_TRANSLATE_NOOP("cards", "king") },
    { QT_TRANSLATE_NOOP("cards", "spades"), QT_TRANSLATE_NOOP("cards", "hearts"),
        QT_TRANSLATE_NOOP("cards", "diamonds"), QT_TRANSLATE_NOOP("cards", "clubs") } };
constexpr PackWords spanish { "spanish",
    { QT_TRANSLATE_NOOP("cards", "ace"), QT_TRANSLATE_NOOP("cards", "two"),
        QT_TRANSLATE_NOOP("cards", "three"), QT_TRANSLATE_NOOP("cards", "four"),
        QT_TRANSLATE_NOOP("cards", "five"), QT_TRANSLATE_NOOP("cards", "six"),
        QT_TRANSLATE_NOOP("cards", "seven"), QT_TRANSLATE_NOOP("cards", "sota"),
        QT_TRANSLATE_NOOP("cards", "caballo"), QT_TRANSLATE_NOOP("cards", "rey"), "", "", "" },
    { QT_TRANSLATE_NOOP("cards", "oros"), QT_TRANSLATE_NOOP("cards", "copas"),
        QT_TRANSLATE_NOOP("cards", "espadas"), QT_TRANSLATE_NOOP("cards", "bastos") } };

// A game may call the cards otherwise than its pack does: its id tells the two translations apart.
QString word(const char *source, const GameInfo &game)
{
    return QCoreApplication::translate("cards", source, std::string(game.id).c_str());
}

bool isFrench(const Pack &pack)
{
    return pack.id == french.id;
}

const PackWords &wordsOf(const Pack &pack)
{
    return isFrench(pack) ? french : spanish;
}

// The ten is written with two figures; Spanish figures by their numbers, as they stand on the cards.
QString rankText(int rank, const GameInfo &game)
{
    const char letter = game.pack->ranks[static_cast<std::size_t>(rank - 1)];
    if (letter == 'T')
        return "10";
    if (!isFrench(*game.pack) && rank > 7)
        return word(spanish.ranks[static_cast<std::size_t>(rank - 1)], game);
    return QString(QLatin1Char(letter));
}

QString suitName(int suit, const GameInfo &game)
{
    return word(wordsOf(*game.pack).suits[static_cast<std::size_t>(suit)], game);
}

QString suitText(int suit, const GameInfo &game)
{
    static constexpr std::array<char16_t, 4> signs { u'♠', u'♥', u'♦', u'♣' };
    return isFrench(*game.pack) ? QString(QChar(signs[static_cast<std::size_t>(suit)]))
                                : suitName(suit, game);
}

struct Filler
{
    const TableNames &names;

    QString operator()(std::int64_t number) const { return numberText(number); }
    QString operator()(const std::string &text) const { return QString::fromStdString(text); }
    QString operator()(Card card) const
    {
        return names.spoken ? cardName(card, *names.game) : cardText(card, *names.game);
    }
    // Cards written with a sign need no comma between them.
    QString operator()(const CardList &cards) const
    {
        return isFrench(*names.game->pack) && !names.spoken ? texts(cards).join(QLatin1Char(' '))
                                                            : listed(texts(cards));
    }
    QString operator()(const CardSum &sum) const { return texts(sum.cards).join(QLatin1String(" + ")); }
    QString operator()(SuitName suit) const
    {
        return names.spoken ? suitName(suit.suit, *names.game) : suitText(suit.suit, *names.game);
    }
    QString operator()(RankName rank) const { return rankText(rank.rank, *names.game); }
    QString operator()(Term term) const
    {
        return QCoreApplication::translate(std::string(names.game->id).c_str(), term.source);
    }
    QString operator()(SeatName seat) const { return names.seats.value(seat.seat); }
    QString operator()(SideName side) const { return names.sides.value(side.side); }

    [[nodiscard]] QStringList texts(const CardList &cards) const
    {
        QStringList texts;
        for (const Card card : cards)
            texts.append((*this)(card));
        return texts;
    }
};

// In one pass: a player may be called "%2".
QString filled(const QString &sentence, const Text &text, const TableNames &names)
{
    QString whole;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int digit =
            sentence[i] == QLatin1Char('%') && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (digit < 1 || digit > static_cast<int>(text.values.size())) {
            whole += sentence[i];
            continue;
        }
        whole += std::visit(Filler { names }, text.values[static_cast<std::size_t>(digit) - 1]);
        ++i;
    }
    return whole;
}

} // namespace

QString gameText(const Text &text, const TableNames &names)
{
    return gameText(text, names, std::string(names.game->id).c_str());
}

QString gameText(const Text &text, const TableNames &names, const char *context)
{
    if (text.empty())
        return {};
    return filled(QCoreApplication::translate(context, text.source, nullptr, text.count), text, names);
}

QString idText(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString numberText(qint64 number)
{
    return number < 0 ? QChar(u'−') + QString::number(-number) : QString::number(number);
}

QString signedText(qint64 number)
{
    return (number < 0 ? QString() : QStringLiteral("+")) + numberText(number);
}

QString listed(const QStringList &parts)
{
    return parts.join(QCoreApplication::translate("cards", ", ", "between the items of a list"));
}

QString cardText(Card card, const GameInfo &game)
{
    if (!card.known())
        return QStringLiteral("?");
    if (card.isJoker())
        return QCoreApplication::translate("cards", "joker");
    if (isFrench(*game.pack))
        return rankText(card.rank(), game) + suitText(card.suit(), game);
    return QCoreApplication::translate("cards", "%1 de %2")
        .arg(rankText(card.rank(), game), suitText(card.suit(), game));
}

QString frenchSuitName(int suit)
{
    return QCoreApplication::translate("cards", french.suits[static_cast<std::size_t>(suit)]);
}

QString frenchCardName(Card card)
{
    const char *rank = french.ranks[static_cast<std::size_t>(card.rank() - 1)];
    return QCoreApplication::translate("cards", "%1 of %2")
        .arg(QCoreApplication::translate("cards", rank), frenchSuitName(card.suit()));
}

QString cardName(Card card, const GameInfo &game)
{
    if (!card.known())
        return QCoreApplication::translate("cards", "face-down card");
    if (card.isJoker())
        return QCoreApplication::translate("cards", "joker");
    const PackWords &words = wordsOf(*game.pack);
    return QCoreApplication::translate("cards", "%1 of %2")
        .arg(word(words.ranks[static_cast<std::size_t>(card.rank() - 1)], game),
            word(words.suits[static_cast<std::size_t>(card.suit())], game));
}
