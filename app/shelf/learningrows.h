// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/learning.h"

class Sql;

// What has been learnt, in the tables of the shelf. Throws SqlFailure.
namespace learningrows {

void put(Sql &sql, const LessonProgress &lesson);
void put(Sql &sql, const FacetProgress &facet);
void add(Sql &sql, const GivenAnswer &answer);

[[nodiscard]] QList<LessonProgress> lessons(Sql &sql);
[[nodiscard]] QList<FacetProgress> facets(Sql &sql);
// About one facet, or about all if the id is empty; the newest first.
[[nodiscard]] QList<GivenAnswer> answers(Sql &sql, const QString &facet, int most);
[[nodiscard]] QList<AnswerEnds> answerEnds(Sql &sql);

} // namespace learningrows
