// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/lessonslip.h"
#include "engine/learn/lessonplayer.h"

// What the slip says where the player of a lesson stands; bars without their counted shares.
[[nodiscard]] LessonSlip writeSlip(const sobremesa::learn::LessonPlayer &player);
// The cards that a question about cards may mean, in canonical order.
[[nodiscard]] std::vector<sobremesa::Card> cardsToPick(const sobremesa::learn::LessonPlayer &player);
