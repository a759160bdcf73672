// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/table/negotiation.h"

namespace sobremesa::tresillo {

namespace {

// How a word of a negotiation is offered.
struct WordRow
{
    const char *title;
    const char *worth;
    Manner manner;
    char letter;
};

constexpr WordRow takeRows[] = {
    { SM_TEXT("tresillo", "From the top"), SM_TEXT("tresillo", "ten cards, unseen"), Manner::Primary, 'T' },
    { SM_TEXT("tresillo", "From the bottom"), SM_TEXT("tresillo", "ten cards, unseen"), Manner::Secondary,
        'B' },
};
static_assert(rowsUpTo<TakeWord::Bottom>(takeRows));
constexpr WordRow dropRows[] = {
    { SM_TEXT("tresillo", "I stay in"), SM_TEXT("tresillo", "plays against the dealer"), Manner::Primary,
        'S' },
    { SM_TEXT("tresillo", "I can drop out"), SM_TEXT("tresillo", "the offer binds"), Manner::Secondary, 'E' },
    { SM_TEXT("tresillo", "I drop out"), SM_TEXT("tresillo", "sits out this deal"), Manner::Secondary, 'O' },
};
static_assert(rowsUpTo<DropWord::Out>(dropRows));
constexpr WordRow firstRows[] = {
    { SM_TEXT("tresillo", "I go first"), SM_TEXT("tresillo", "exchanges before the other"), Manner::Secondary,
        'M' },
    { SM_TEXT("tresillo", "Either way"), SM_TEXT("tresillo", "leaves it to the other"), Manner::Primary,
        'E' },
    { SM_TEXT("tresillo", "You go first"), SM_TEXT("tresillo", "exchanges what is left"), Manner::Secondary,
        'Y' },
};
static_assert(rowsUpTo<FirstWord::Yours>(firstRows));

Offer rowOffer(const Action &action, const WordRow &row)
{
    return { action, { row.title, {} }, { row.worth, {} }, row.manner, Spot::Bar, row.letter, action.word,
        {} };
}

} // namespace

Offer offerWord(const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Take:
        return rowOffer(action, takeRows[action.word]);
    case Verb::Drop:
        return rowOffer(action, dropRows[action.word]);
    default:
        return rowOffer(action, firstRows[action.word]);
    }
}

const char *titleOf(Word said, bool ofDrop)
{
    return (ofDrop ? dropRows : firstRows)[said.word].title;
}

} // namespace sobremesa::tresillo
