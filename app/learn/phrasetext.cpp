// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/phrasetext.h"

#include "app/text/gametext.h"
#include "app/text/language.h"
#include "app/text/people.h"

#include <QCoreApplication>

using namespace sobremesa::learn;

namespace {

struct PhraseWords
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

sobremesa::learn::Language todaysLanguage()
{
    const std::string code = ::Language::shared().code().toStdString();
    const auto found = std::ranges::find(languageCodes, code);
    return found == languageCodes.end()
        ? sobremesa::learn::Language::English
        : static_cast<sobremesa::learn::Language>(found - languageCodes.begin());
}

PhraseText plain(const QString &words)
{
    return { words.toHtmlEscaped(), words };
}

PhraseText nameText(int seat, const Lesson &lesson)
{
    const std::string &name = lesson.names[static_cast<std::size_t>(seat)];
    return plain(name.empty() ? PhraseWords::tr("you") : shownName(QString::fromStdString(name)));
}

PhraseText pieceText(const Piece &piece, QString &closing, const Lesson &lesson)
{
    switch (piece.kind) {
    case PieceKind::Plain:
        return plain(QString::fromStdString(piece.text));
    case PieceKind::Italic:
        closing = QStringLiteral("</i>");
        return { QStringLiteral("<i>"), {} };
    case PieceKind::Bold:
        closing = QStringLiteral("</b>");
        return { QStringLiteral("<b>"), {} };
    case PieceKind::Regular:
        return { closing, {} };
    case PieceKind::Card:
        return { cardText(piece.card, *lesson.game).toHtmlEscaped(), cardName(piece.card, *lesson.game) };
    case PieceKind::Name:
        return nameText(piece.number, lesson);
    case PieceKind::Points:
        return plain(PhraseWords::tr("%n point(s)", nullptr, piece.number));
    case PieceKind::Cards:
        return plain(PhraseWords::tr("%n card(s)", nullptr, piece.number));
    }
    return {};
}

} // namespace

PhraseText phraseText(const Phrase &phrase, const Lesson &lesson)
{
    PhraseText text;
    QString closing;
    for (const Piece &piece : piecesOf(phrase.in(todaysLanguage()), *lesson.game->pack)) {
        const PhraseText part = pieceText(piece, closing, lesson);
        text.shown += part.shown;
        text.spoken += part.spoken;
    }
    return text;
}
