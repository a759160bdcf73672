// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "engine/games/registry.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>

// Writes the folder of a new game from the templates in resources/newgame: small, but complete and playable.
namespace sobremesa::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view templates = "resources/newgame";
constexpr std::string_view listFile = "engine/games/list.cmake";

// What stands in the place of @id@ and @name@ in a template.
struct NewGame
{
    fs::path root;
    std::string id;
    std::string name;
};

// A template, and where its copy belongs; "@id@" is the game's.
struct Belonging
{
    std::string_view from;
    std::string_view to;
};
constexpr std::array places {
    Belonging { "engine", "engine/games/@id@" },
    Belonging { "rules/en.md", "resources/rules/en/@id@.md" },
    Belonging { "rules/es.md", "resources/rules/es/@id@.md" },
    Belonging { "rules/ja.md", "resources/rules/ja/@id@.md" },
};

void replaceAll(std::string &text, std::string_view place, std::string_view value)
{
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size()))
        text.replace(at, place.size(), value);
}

std::string filled(std::string text, const NewGame &game)
{
    replaceAll(text, "@id@", game.id);
    replaceAll(text, "@name@", game.name);
    return text;
}

bool isIdentifier(std::string_view id)
{
    const auto small = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    return !id.empty() && id.size() <= 20 && small(id[0])
        && std::all_of(id.begin(), id.end(),
            [&](char letter) { return small(letter) || (letter >= '0' && letter <= '9'); });
}

// Names that mean something else where a game's id stands: a keyword, a part of the library, another game.
bool isTaken(std::string_view id)
{
    static constexpr std::array<std::string_view, 10> reserved { "usual", "cli", "std", "auto", "new", "int",
        "switch", "union", "sobremesa", "tiny" };
    return findGame(id) || std::find(reserved.begin(), reserved.end(), id) != reserved.end();
}

// What stands in the way, or nothing.
std::string whyNot(const NewGame &game)
{
    if (!isIdentifier(game.id))
        return '"' + game.id + "\" is no id: small letters and digits, a letter first";
    if (isTaken(game.id))
        return '"' + game.id + "\" is taken";
    if (!fs::exists(game.root / listFile) || !fs::is_directory(game.root / templates))
        return '"' + game.root.string() + "\" does not hold the sources: name their folder with --root";
    for (const Belonging &place : places) {
        const fs::path target = game.root / filled(std::string(place.to), game);
        if (fs::exists(target))
            return '"' + target.string() + "\" is there already";
    }
    return {};
}

bool copyFile(const fs::path &from, const fs::path &to, const NewGame &game)
{
    const auto text = readFile(from.string());
    fs::create_directories(to.parent_path());
    const bool written = text && writeFile(to.string(), filled(*text, game));
    std::cout << (written ? "wrote " : "cannot write ") << to.generic_string() << '\n';
    return written;
}

// "game.h.in" becomes "<id>.h"; the others lose their ending.
std::string targetName(const fs::path &file, const NewGame &game)
{
    std::string name = file.generic_string();
    replaceAll(name, ".in", "");
    if (name == "game.h")
        name = game.id + ".h";
    return name;
}

bool copyTemplates(const NewGame &game)
{
    bool good = true;
    for (const Belonging &place : places) {
        const fs::path from = game.root / templates / place.from;
        const fs::path to = game.root / filled(std::string(place.to), game);
        if (!fs::is_directory(from)) {
            good = copyFile(from, to, game) && good;
            continue;
        }
        for (const auto &entry : fs::recursive_directory_iterator(from)) {
            if (entry.is_regular_file())
                good = copyFile(entry.path(), to / targetName(fs::relative(entry.path(), from), game), game)
                    && good;
        }
    }
    return good;
}

bool addToList(const NewGame &game)
{
    const fs::path list = game.root / listFile;
    auto text = readFile(list.string());
    if (!text)
        return false;
    replaceAll(*text, ")\n", " " + game.id + ")\n");
    std::cout << "listed in " << list.generic_string() << '\n';
    return writeFile(list.string(), *text);
}

} // namespace

int runNew(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--name", "--root" });
    if (parsed.plain().size() != 1)
        parsed.fail(parsed.plain().empty() ? "names no game" : "names more than one game");
    if (!parsed.good())
        return parsed.refuse();
    NewGame game { parsed.text("--root", "."), parsed.plain()[0], {} };
    game.name = parsed.text("--name", game.id);
    if (std::string why = whyNot(game); !why.empty()) {
        parsed.fail(std::move(why));
        return parsed.refuse();
    }
    if (!copyTemplates(game) || !addToList(game))
        return 1;
    std::cout << "Build it, then:  sobremesa-cli golden " << game.id << " >tests/golden/" << game.id
              << ".txt\n";
    return 0;
}

} // namespace sobremesa::cli
