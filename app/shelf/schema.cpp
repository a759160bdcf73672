// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/schema.h"

namespace {

// Times are milliseconds since 1970, UTC. What is long stands last in its table, so that lists need not read
// it.
constexpr const char *toVersion1[] = {
    // `length` actions are in force; those with higher numbers were taken back and can be redone.
    // `words` is what a search looks through: folded, without accents.
    "CREATE TABLE game ("
    " id INTEGER PRIMARY KEY,"
    " game TEXT NOT NULL,"
    " state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'over')),"
    " origin TEXT NOT NULL DEFAULT 'dealt' CHECK (origin IN ('dealt', 'record', 'branch', 'lesson')),"
    " rules TEXT NOT NULL,"
    " program TEXT NOT NULL,"
    " own_seat INTEGER NOT NULL,"
    " level TEXT NOT NULL,"
    " players INTEGER NOT NULL,"
    " started INTEGER NOT NULL,"
    " changed INTEGER NOT NULL,"
    " finished INTEGER,"
    " seconds INTEGER NOT NULL DEFAULT 0,"
    " length INTEGER NOT NULL DEFAULT 0,"
    " deals INTEGER NOT NULL DEFAULT 0,"
    " scores TEXT NOT NULL DEFAULT '',"
    " winner INTEGER,"
    " won INTEGER,"
    " margin INTEGER,"
    " help INTEGER NOT NULL DEFAULT 0,"
    " starred INTEGER NOT NULL DEFAULT 0,"
    " reviewed INTEGER NOT NULL DEFAULT 0,"
    " counted INTEGER NOT NULL DEFAULT 1,"
    " deleted INTEGER,"
    " salt BLOB,"
    " note TEXT NOT NULL DEFAULT '',"
    " words TEXT NOT NULL,"
    " seats TEXT NOT NULL,"
    " opening TEXT NOT NULL)",
    // The order of every list ('open' comes before 'over'), with the columns that filters ask for.
    "CREATE INDEX game_list ON game (state, changed DESC, game, origin) WHERE deleted IS NULL",
    "CREATE INDEX game_finished ON game (game, finished) WHERE state = 'over'",
    "CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL",
    "CREATE TABLE action ("
    " game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
    " number INTEGER NOT NULL,"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (game, number)) WITHOUT ROWID",
    "CREATE TABLE decision ("
    " game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
    " number INTEGER NOT NULL,"
    " seat INTEGER NOT NULL,"
    " phase TEXT NOT NULL,"
    " played TEXT NOT NULL,"
    " best TEXT NOT NULL,"
    " loss REAL NOT NULL,"
    " error REAL NOT NULL,"
    " facet TEXT NOT NULL DEFAULT '',"
    " iterations INTEGER NOT NULL,"
    " player TEXT NOT NULL,"
    " PRIMARY KEY (game, number)) WITHOUT ROWID",
    "CREATE TABLE deal ("
    " game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
    " number INTEGER NOT NULL,"
    " result REAL NOT NULL,"
    " cards REAL NOT NULL,"
    " own REAL NOT NULL,"
    " others REAL NOT NULL,"
    " par REAL NOT NULL,"
    " par_error REAL NOT NULL,"
    " PRIMARY KEY (game, number)) WITHOUT ROWID",
    "CREATE TABLE lesson ("
    " id TEXT PRIMARY KEY,"
    " version INTEGER NOT NULL,"
    " step INTEGER NOT NULL,"
    " seen TEXT NOT NULL DEFAULT '[]',"
    " stars INTEGER NOT NULL DEFAULT 0,"
    " best INTEGER NOT NULL DEFAULT 0,"
    " started INTEGER,"
    " finished INTEGER,"
    " seconds INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID",
    "CREATE TABLE facet ("
    " id TEXT PRIMARY KEY,"
    " box INTEGER NOT NULL,"
    " due INTEGER,"
    " \"right\" INTEGER NOT NULL DEFAULT 0,"
    " wrong INTEGER NOT NULL DEFAULT 0,"
    " last_six TEXT NOT NULL DEFAULT '',"
    " known INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID",
    "CREATE TABLE answer ("
    " id INTEGER PRIMARY KEY,"
    " time INTEGER NOT NULL,"
    " facet TEXT NOT NULL,"
    " source TEXT NOT NULL,"
    " seed TEXT NOT NULL," // unsigned, which no column is
    " answer TEXT NOT NULL,"
    " misrule TEXT NOT NULL DEFAULT '',"
    " \"right\" INTEGER NOT NULL,"
    " milliseconds INTEGER NOT NULL)",
    "CREATE INDEX answer_facet ON answer (facet, time)",
    // What happens once in the life of a file.
    "CREATE TABLE done (what TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    nullptr,
};

// What a review draws and says again without another thought; how many costly decisions it found, nothing as
// long as no review is whole. From here on `reviewed` says that the player has looked at it.
constexpr const char *toVersion2[] = {
    "ALTER TABLE decision ADD COLUMN expected REAL NOT NULL DEFAULT 0",
    "ALTER TABLE decision ADD COLUMN expected_error REAL NOT NULL DEFAULT 0",
    "ALTER TABLE decision ADD COLUMN cost TEXT NOT NULL DEFAULT ''", // points of each side
    "ALTER TABLE decision ADD COLUMN estimates TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE game ADD COLUMN costly INTEGER",
    nullptr,
};

constexpr Migration steps[] = { toVersion1, toVersion2 };

} // namespace

std::span<const Migration> migrations()
{
    return steps;
}
