// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/reason.h"
#include "engine/core/rng.h"
#include "engine/core/text.h"
#include "engine/learn/lesson.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

// An exercise: a question about cards with an answer that the rules prove, and what each error means. All
// sentences are of the context "drills".
namespace sobremesa::learn {

// One thing to know. Its id never changes.
struct Facet
{
    std::string_view id; // "porrazo.run"
    const char *name = ""; // SM_TEXT: "runs upwards"
    int lesson = 0; // the order of the lesson that teaches it
};

// Cards that lie side by side.
struct ShownRow
{
    Text label;
    CardList cards;
    bool tapped = false; // the answer is taken from here
};

// One of the answers offered, in the order of the keys. With cards it is shown by them.
struct Offered
{
    int number = 0;
    Text text;
    CardList cards;
};

// How somebody answers who lacks a facet, and what he should hear.
struct Mistake
{
    std::string_view facet;
    Answer answer;
    Text why;
};

struct Exercise
{
    std::string_view facet; // what it asks for
    int box = 1; // how hard it is
    std::uint64_t seed = 0;
    Pick pick = Pick::Number; // Number, Choice or Cards
    Text question, note;
    std::vector<ShownRow> rows;
    std::vector<Offered> offered; // none where cards are tapped
    bool inOrder = false; // the answers keep the order in which they were made
    Answer answer;
    Text because; // what holds, on these cards
    bool alone = true; // the error of its own facet is nobody else's as well
    int needs = 0; // the last lesson without which somebody could answer otherwise
    std::vector<Mistake> mistakes; // that of its own facet first; no two with the same answer
};

// An endless supply of exercises of one kind.
struct Drill
{
    std::string_view id; // "take"
    const char *title = ""; // SM_TEXT: "What does this card take?"
    std::span<const Facet> facets {};
    // A try to make one; often there is none in the cards that were drawn. The facet is a place in the list;
    // "strict": its error must differ from those of all others.
    std::optional<Exercise> (*attempt)(std::size_t facet, int box, bool strict, Rng &rng) = nullptr;
    std::span<const Topic> trains {}; // against errors of these kinds in games
};

inline constexpr int everyLesson = 100;
// Finds cards for the exercise with this seed: equal arguments give equal exercises. It can be answered by
// who has had the lessons up to "taught" and the facet's own, if the drill has such cards at all.
// Preconditions: the drill has that facet; the box is from 1 to 5.
[[nodiscard]] Exercise makeExercise(
    const Drill &drill, std::size_t facet, int box, std::uint64_t seed, int taught = everyLesson);
[[nodiscard]] bool isRight(const Exercise &exercise, const Answer &answer);
// The error that leads to this answer; null for one without a name.
[[nodiscard]] const Mistake *mistakeOf(const Exercise &exercise, const Answer &answer);

// The drills of a game, in the order of its page; none for a game that has none.
[[nodiscard]] std::span<const Drill> drillsOf(const GameInfo &game);

// The drill of a game against errors of this kind; null if it has none.
[[nodiscard]] const Drill *drillAgainst(const GameInfo &game, Topic kind);

// Where a facet is practised.
struct FacetPlace
{
    const GameInfo *game = nullptr;
    const Drill *drill = nullptr;
    std::size_t facet = 0;

    [[nodiscard]] const Facet &row() const { return drill->facets[facet]; }
};
// Every facet of a game that has exercises, in order.
[[nodiscard]] std::vector<FacetPlace> facetsOf(const GameInfo &game);
// Nothing if no exercise asks for it.
[[nodiscard]] std::optional<FacetPlace> findFacet(std::string_view id);

} // namespace sobremesa::learn
