// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/dealpaper.h"

#include "app/cards/cardsigns.h"
#include "app/print/course.h"
#include "app/table/picture.h"
#include "app/text/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace sobremesa;

namespace {

constexpr int signHeight = 20; // in the pixels of a text of ten points
constexpr int sharpness = 4; // pixels drawn for each: three hundred dots an inch

// ---- from the picture

PaperCards gathered(const QString &name, PackCards cards, bool open, const GameInfo &game)
{
    PaperCards paper { name, {}, 0 };
    std::sort(cards.begin(), cards.end());
    for (const Card card : cards) {
        if (card.known() && open)
            paper.cards.append(QString::fromStdString(game.pack->code(card)));
        else
            ++paper.hidden;
    }
    return paper;
}

struct MiddleZone
{
    Zone zone;
    const char *name;
};
constexpr std::array<MiddleZone, 4> middleZones { {
    { Zone::Table, QT_TRANSLATE_NOOP("Paper", "On the table") },
    { Zone::Discards, QT_TRANSLATE_NOOP("Paper", "Discards") },
    { Zone::Aside, QT_TRANSLATE_NOOP("Paper", "Out of play") },
    { Zone::Stock, QT_TRANSLATE_NOOP("Paper", "Stock") },
} };

// ---- to the paper

// Where the players sit on a page of three by three places, whose middle stays free: from whose eyes it is
// seen at the bottom, the others on from there with the clock.
using Places = std::array<int, 8>;
constexpr std::array<Places, 9> placesFor { {
    {},
    { 7 },
    { 7, 1 },
    { 7, 3, 5 },
    { 7, 3, 1, 5 },
    { 7, 3, 0, 2, 5 },
    { 7, 6, 0, 1, 2, 8 },
    { 7, 6, 3, 0, 2, 5, 8 },
    { 7, 6, 3, 0, 1, 2, 5, 8 },
} };
constexpr int middlePlace = 4;

QString picture(const QString &code, const QString &pack)
{
    const QString mark = code == QLatin1String("**") ? QStringLiteral("joker") : code;
    return QStringLiteral("<img src=\"image://card-signs/%1/%2/%3\" width=\"%4\" height=\"%5\"/>")
        .arg(pack, mark)
        .arg(signHeight * sharpness)
        .arg(cardSignWidth(mark, signHeight))
        .arg(signHeight);
}

QString blockOf(const PaperCards &lying, const QString &pack)
{
    QStringList cards;
    for (const QString &code : lying.cards)
        cards.append(picture(code, pack));
    if (lying.hidden > 0)
        cards.append(QCoreApplication::translate("Paper", "%n hidden card(s)", "", lying.hidden));
    return "<p align=\"center\"><b>" + lying.name.toHtmlEscaped() + "</b><br/>" + cards.join(QLatin1Char(' '))
        + "</p>";
}

std::array<QString, 9> cellsOf(const DealDiagram &deal)
{
    std::array<QString, 9> cells;
    const auto count = static_cast<std::size_t>(std::min<qsizetype>(deal.hands.size(), 8));
    const Places &places = placesFor[count];
    for (std::size_t turn = 0; turn < count; ++turn) {
        const std::size_t seat = deal.clockwise ? turn : (count - turn) % count;
        cells[static_cast<std::size_t>(places[turn])] =
            blockOf(deal.hands[static_cast<qsizetype>(seat)], deal.pack);
    }
    for (const PaperCards &lying : deal.middle)
        cells[middlePlace] += blockOf(lying, deal.pack);
    return cells;
}

QString diagram(const DealDiagram &deal)
{
    const auto cells = cellsOf(deal);
    QString html = QStringLiteral("<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"6\">");
    for (std::size_t row = 0; row < 3; ++row) {
        html += QLatin1String("<tr>");
        for (std::size_t column = 0; column < 3; ++column)
            html += "<td width=\"33%\" valign=\"middle\">" + cells[3 * row + column] + "</td>";
        html += QLatin1String("</tr>");
    }
    return html + QLatin1String("</table>");
}

} // namespace

DealDiagram diagramOf(const Picture &picture, std::size_t beginning, std::vector<LogModel::Line> course)
{
    const GameInfo &game = picture.match().game();
    const Witness witness = picture.witness();
    const Zones zones = witness.laid(witness.after(beginning), beginning);
    const auto lying = [&](Place place, const QString &name) {
        const auto found = std::find_if(
            zones.begin(), zones.end(), [place](const ZoneCards &each) { return each.place == place; });
        return gathered(
            name, found == zones.end() ? PackCards() : found->cards, place.zone != Zone::Stock, game);
    };
    DealDiagram deal;
    deal.pack = idText(game.pack->id);
    deal.clockwise = game.clockwise;
    const int count = seatCount(picture.match().position());
    for (int turn = 0; turn < count; ++turn) {
        const auto seat = static_cast<std::uint8_t>((picture.view().seat + turn) % count);
        deal.hands.append(lying({ Zone::Hand, seat }, picture.names().seats.value(seat)));
    }
    for (const MiddleZone &middle : middleZones) {
        PaperCards found = lying({ middle.zone, 0 }, QCoreApplication::translate("Paper", middle.name));
        if (!found.cards.isEmpty() || found.hidden > 0)
            deal.middle.append(std::move(found));
    }
    deal.course = std::move(course);
    return deal;
}

Printed dealOnPaper(const DealDiagram &deal)
{
    const QString html =
        "<h1>" + deal.title.toHtmlEscaped() + "</h1>" + diagram(deal) + courseOnPaper(deal.course);
    return { deal.title, html, Language::shared().interfaceFont() };
}
