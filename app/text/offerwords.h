// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/gametext.h"
#include "engine/table/told.h"

// How an action is named where it is weighed and not offered: "7♣: Caída".
[[nodiscard]] QString offerWords(const sobremesa::Offer &offer, const TableNames &names);
// Of actions that stand below each other; cards that all do the same are named alone.
[[nodiscard]] QStringList listWords(const std::vector<sobremesa::Offer> &offers, const TableNames &names);
// The same of one where it is told as advice: "Lay the 9♦".
[[nodiscard]] QString deedWords(const sobremesa::Offer &offer, const TableNames &names);
// The action that is better and the one that it is compared with. A card is named alone beside a word, and
// beside another card that does the same.
[[nodiscard]] QString comparedWords(
    const sobremesa::Offer &best, const sobremesa::Offer &other, const TableNames &names);
// The same of two that are about equal.
[[nodiscard]] QString eitherWords(
    const sobremesa::Offer &best, const sobremesa::Offer &other, const TableNames &names);
// Points as an average: "2.4", and with a true sign.
[[nodiscard]] QString averageText(double points);
[[nodiscard]] QString signedAverageText(double points);
// Whether that shows anything but nothing.
[[nodiscard]] bool isShown(double points);
