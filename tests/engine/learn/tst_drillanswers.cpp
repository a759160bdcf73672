// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of drills, worked out once more from what the exercise shows and from nothing of the rules'
// code.
#include "engine/learn/exercise.h"

#include <QTest>

#include <numeric>
#include <optional>
#include <set>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr int seeds = 2000;

const Drill &drillOf(const char *game, const char *id)
{
    for (const Drill &drill : drillsOf(*findGame(game))) {
        if (drill.id == id)
            return drill;
    }
    qFatal("no drill %s", id);
}

// Every exercise of the drill, in all facets and boxes; `answer` is compared with the exercise's own.
template<typename Answering>
void compare(const char *game, const char *id, Answering answering, int exercises = seeds)
{
    const Drill &drill = drillOf(game, id);
    const auto facets = static_cast<int>(drill.facets.size());
    for (int number = 0; number < exercises; ++number) {
        const Exercise exercise = makeExercise(drill, static_cast<std::size_t>(number % facets),
            1 + number / facets % 5, static_cast<std::uint64_t>(number) * 104729 + 3);
        const auto found = answering(exercise);
        if constexpr (std::is_same_v<decltype(found), const int>)
            QCOMPARE(exercise.answer.number, found);
        else
            QVERIFY(std::set<Card>(exercise.answer.cards.begin(), exercise.answer.cards.end()) == found);
    }
}

// The values in a sentence.
int valueIn(const Text &text, std::size_t index)
{
    return static_cast<int>(std::get<std::int64_t>(text.values[index]));
}
bool says(const Text &text, const char *part)
{
    return std::string(text.source).find(part) != std::string::npos;
}

// ---- Porrazo

const char *frenchLetters = "A23456789TJQK";
int frenchRank(Card card)
{
    const std::string code = frenchPack.code(card);
    return int(std::string(frenchLetters).find(code[0])) + 1;
}
int porrazoWorth(int rank)
{
    return rank == 13 ? 4 : rank == 12 ? 3 : rank == 11 ? 2 : 1;
}

std::set<Card> porrazoTakes(const CardList &table, Card card)
{
    std::map<int, Card> last;
    for (const Card each : table)
        last[frenchRank(each)] = each;
    std::set<Card> taken;
    int rank = frenchRank(card);
    while (last.contains(rank) && !taken.contains(last[rank])) {
        taken.insert(last[rank]);
        rank = rank == 13 ? 1 : rank + 1;
    }
    return taken;
}

int porrazoScores(const Exercise &exercise)
{
    const CardList &table = exercise.rows[0].cards;
    const Card card = exercise.rows[1].cards[0];
    const bool fresh = says(exercise.note, "just laid");
    const std::set<Card> taken = porrazoTakes(table, card);
    if (taken.empty())
        return frenchRank(card) <= 4 && int(table.size()) + 1 == frenchRank(card) ? frenchRank(card) : 0;
    int points = fresh && frenchRank(table.back()) == frenchRank(card) ? porrazoWorth(frenchRank(card)) : 0;
    if (taken.size() == table.size()) {
        int best = 0;
        for (const Card each : taken)
            best = std::max(best, frenchRank(each));
        points += porrazoWorth(best);
    }
    return points;
}

// The points of a row, from the better side.
int inPlaces(const CardList &row)
{
    int left = 0, right = 0;
    for (int place = 0; place < 4; ++place) {
        left += frenchRank(row[std::size_t(place)]) == place + 1 ? place + 1 : 0;
        right += frenchRank(row[std::size_t(3 - place)]) == place + 1 ? place + 1 : 0;
    }
    return std::max(left, right);
}

int tendidoPoints(const Exercise &exercise)
{
    CardList row = exercise.rows[0].cards;
    int best = 0;
    for (int change = 0; change < 4; ++change) {
        best = std::max(best, inPlaces(row));
        const std::size_t pair = change % 2 == 0 ? 0 : 2; // all four ways, one exchange after the other
        std::swap(row[pair], row[pair + 1]);
    }
    return best;
}

// The four rows that exchanges within the pairs lead to: one of them is worth more than the others, and it is
// offered once.
int bestRow(const Exercise &exercise)
{
    const CardList &dealt = exercise.rows[0].cards;
    std::map<CardList, int> points;
    for (unsigned change = 0; change < 4; ++change) {
        CardList row = dealt;
        if (change & 1U)
            std::swap(row[0], row[1]);
        if (change & 2U)
            std::swap(row[2], row[3]);
        points[row] = inPlaces(row);
    }
    const auto best = std::max_element(points.begin(), points.end(),
        [](const auto &left, const auto &right) { return left.second < right.second; });
    const auto equals = std::count_if(
        points.begin(), points.end(), [&](const auto &each) { return each.second == best->second; });
    int number = -1;
    for (const Offered &offered : exercise.offered)
        number = equals == 1 && offered.cards == best->first ? offered.number : number;
    return number;
}

int tendidoInAll(const Exercise &exercise)
{
    Exercise laid;
    laid.rows = { exercise.rows[1] };
    std::map<int, int> ranks;
    std::set<int> fresh;
    for (const Card card : exercise.rows[1].cards)
        fresh.insert(frenchRank(card));
    for (const ShownRow &row : exercise.rows) {
        for (const Card card : row.cards)
            ++ranks[frenchRank(card)];
    }
    static constexpr int times[] = { 0, 0, 1, 3, 6 };
    int points = tendidoPoints(laid);
    for (const int rank : fresh)
        points += times[ranks[rank]] * porrazoWorth(rank);
    return points;
}

// The rank of which there are most, and how many.
std::pair<int, int> mostEqual(const CardList &hand)
{
    std::map<int, int> ranks;
    for (const Card card : hand)
        ++ranks[frenchRank(card)];
    const auto most = std::max_element(ranks.begin(), ranks.end(),
        [](const auto &left, const auto &right) { return left.second < right.second; });
    return *most;
}

int declared(const Exercise &exercise)
{
    const auto [rank, count] = mostEqual(exercise.rows[0].cards);
    return count > 1 ? (count == 3 ? 3 : 1) * porrazoWorth(rank) : 0;
}

// Points of the first less those of the second; each is a count of equal cards and their rank, in the order
// of the seats. The highest takes what its side owns.
int rondasBetween(std::pair<int, int> own, bool ownIsMine, std::pair<int, int> theirs, bool mineIsFirst)
{
    const auto worthOf = [](std::pair<int, int> held) {
        return held.first < 2 ? 0 : (held.first == 3 ? 3 : 1) * porrazoWorth(held.second);
    };
    if (!ownIsMine) // claimed: all of it belongs to the other, whatever is highest
        return -worthOf(own) - worthOf(theirs);
    const bool ahead =
        own.first < 2 ? false : theirs.first < 2 || own > theirs || (own == theirs && mineIsFirst);
    return ahead ? worthOf(own) : -worthOf(theirs);
}

// What the neighbour has said that it holds: two or three of a rank; 0: nothing yet.
int heardIn(const Exercise &exercise)
{
    if (says(exercise.note, "asked first"))
        return 0;
    return std::string(std::get<Term>(exercise.note.values[0]).source) == "ronda" ? 2 : 3;
}

// How many of which rank the neighbour may hold beside this hand: two or three where it has said so, else one
// to three.
std::vector<std::pair<int, int>> rondasBeside(const CardList &hand, int heard)
{
    std::vector<std::pair<int, int>> all;
    for (int rank = 1; rank <= 13; ++rank) {
        const auto held =
            std::count_if(hand.begin(), hand.end(), [=](Card card) { return frenchRank(card) == rank; });
        for (int count = 1; count <= std::min(3, 4 - int(held)); ++count) {
            if (heard == 0 || count == heard)
                all.emplace_back(count, rank);
        }
    }
    return all;
}

// Against everything that the neighbour may hold: does the word ever score more than silence?
int wordSaid(const Exercise &exercise)
{
    const CardList &hand = exercise.rows[0].cards;
    const auto [rank, count] = mostEqual(hand);
    if (count == 1)
        return 3;
    const bool first = says(exercise.note, "asked first");
    const bool claims = says(exercise.note, "can be claimed");
    const int heard = heardIn(exercise);
    int gain = 0;
    for (const auto &theirs : rondasBeside(hand, heard)) {
        const std::pair own { count, rank };
        const int said = rondasBetween(own, true, theirs, first);
        const int silent =
            claims ? rondasBetween(own, false, theirs, first) : rondasBetween({ 0, 0 }, true, theirs, first);
        if (said < silent)
            return -1; // the exercise would have to name the chances
        gain = std::max(gain, said - silent);
    }
    return gain == 0 ? 2 : count == 3 ? 1 : 0;
}

int counterScores(const Exercise &exercise)
{
    const int worth = porrazoWorth(frenchRank(exercise.rows.back().cards[0]));
    return exercise.rows.size() == 1 ? 4 * worth : 3 * worth; // with an empty table the limpia goes over
}

// ---- Cuarenta

int fortyValue(Card card)
{
    return int(std::string("A234567JQK").find(fortyPack.code(card)[0])) + 1;
}

// How many cards these are if they can be taken together: a base of an equal card or a sum, and a run above
// it.
int takenTogether(const std::vector<int> &values, int value)
{
    const auto equal = std::count(values.begin(), values.end(), value);
    std::vector<int> low, high;
    std::copy_if(
        values.begin(), values.end(), std::back_inserter(low), [=](int each) { return each < value; });
    std::copy_if(
        values.begin(), values.end(), std::back_inserter(high), [=](int each) { return each > value; });
    std::sort(high.begin(), high.end());
    std::vector<int> run(high.size());
    std::iota(run.begin(), run.end(), value + 1);
    const bool sums = low.size() >= 2 && std::accumulate(low.begin(), low.end(), 0) == value && value <= 7;
    const bool base = equal == 1 ? low.empty() : equal == 0 && sums;
    return base && run == high ? int(values.size()) : 0;
}

int mostTaken(const Exercise &exercise)
{
    const CardList &table = exercise.rows[0].cards;
    int best = 0;
    for (unsigned set = 1; set < 1U << table.size(); ++set) {
        std::vector<int> values;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (set >> i & 1U)
                values.push_back(fortyValue(table[i]));
        }
        best = std::max(best, takenTogether(values, fortyValue(exercise.rows[1].cards[0])));
    }
    return best;
}

int cuarentaScores(const Exercise &exercise)
{
    const CardList &table = exercise.rows[0].cards;
    const Card card = exercise.rows[1].cards[0];
    const auto taken = std::get<CardList>(exercise.question.values[1]);
    const bool fresh = says(exercise.note, "just laid");
    const int score = valueIn(exercise.note, fresh ? 1 : 0);
    const bool takesLast = std::find(taken.begin(), taken.end(), table.back()) != taken.end();
    int points = taken.size() == table.size() ? 2 : 0;
    if (fresh && takesLast && fortyValue(table.back()) == fortyValue(card) && score != 38)
        points += 2;
    return points;
}

int countScores(const Exercise &exercise)
{
    const int own = valueIn(exercise.question, 0);
    const int others = valueIn(exercise.question, 1);
    if (own == others)
        return says(exercise.note, "Your side") ? 0 : 2;
    if (own < others)
        return 0;
    if (own < 20)
        return 2;
    return (6 + own - 20 + 1) / 2 * 2;
}

std::set<Card> missedCards(const Exercise &exercise)
{
    std::set<Card> cards;
    int value = fortyValue(std::get<Card>(exercise.question.values[0]));
    for (bool found = true; found;) {
        found = false;
        ++value;
        for (const Card card : exercise.rows[0].cards) {
            if (fortyValue(card) == value)
                found = cards.insert(card).second;
        }
    }
    return cards;
}

// A ronda of three: before the first card, below 30; captured it costs ten more than the caída.
int rondaBrings(const Exercise &exercise)
{
    if (says(exercise.question, "takes it"))
        return says(exercise.note, "Nothing is left") ? 14 : 12;
    std::map<int, int> ranks;
    for (const Card card : exercise.rows[0].cards)
        ++ranks[fortyValue(card)];
    const bool three = std::any_of(ranks.begin(), ranks.end(), [](auto each) { return each.second == 3; });
    return three && says(exercise.note, "no card") && valueIn(exercise.question, 0) < 30 ? 4 : 0;
}

// ---- Truco

int chainWorth(const Exercise &exercise)
{
    const bool wanted = says(exercise.question, "at stake");
    if (says(exercise.note, "The last word"))
        return 30 - std::max(valueIn(exercise.note, 0), valueIn(exercise.note, 1));
    std::vector<std::string> words;
    for (const TextValue &value : exercise.note.values)
        words.emplace_back(std::get<Term>(value).source);
    if (words[0] == "truco")
        return int(words.size()) + (wanted ? 1 : 0);
    if (!wanted)
        words.pop_back();
    int sum = 0;
    for (const std::string &word : words)
        sum += word == "envido" ? 2 : word == "real envido" ? 3 : 0;
    return std::max(sum, 1);
}

const std::vector<std::string> trucoLadder { "4", "5", "6", "7", "S", "C", "R", "1", "2", "3", "7o", "7e",
    "1b", "1e" };
int trucoStrength(Card card)
{
    const std::string code = spanishPack.code(card);
    for (std::size_t i = 10; i < trucoLadder.size(); ++i) {
        if (trucoLadder[i] == code)
            return int(i);
    }
    return int(std::find(trucoLadder.begin(), trucoLadder.end(), code.substr(0, 1)) - trucoLadder.begin());
}

int highestOffered(const Exercise &exercise)
{
    int best = 0;
    for (const Offered &offered : exercise.offered) {
        if (!offered.cards.empty()
            && trucoStrength(offered.cards[0]) > trucoStrength(exercise.offered[std::size_t(best)].cards[0]))
            best = offered.number;
    }
    return best;
}

// "yr=": who took each trick.
std::string tricksOf(const Exercise &exercise)
{
    std::string tricks;
    for (std::size_t i = 0; i < exercise.rows[0].cards.size(); ++i) {
        const int own = trucoStrength(exercise.rows[0].cards[i]);
        const int theirs = trucoStrength(exercise.rows[1].cards[i]);
        tricks += own > theirs ? 'y' : own < theirs ? 'r' : '=';
    }
    return tricks;
}

int handWinner(const Exercise &exercise)
{
    static const std::map<std::string, char> won { { "yy", 'y' }, { "y=", 'y' }, { "=y", 'y' }, { "rr", 'r' },
        { "r=", 'r' }, { "=r", 'r' } };
    const std::string tricks = tricksOf(exercise);
    const std::string order = tricks.substr(0, 2);
    char winner = 0;
    if (won.contains(order)) {
        winner = won.at(order);
    } else if (tricks.size() == 3) { // the last one, else the first one, else the mano
        const std::string decisive = tricks.substr(2) + tricks + (says(exercise.note, "You are") ? 'y' : 'r');
        winner = decisive[decisive.find_first_not_of('=')];
    }
    return winner == 'y' ? 0 : winner == 'r' ? 1 : 2;
}

int envido(const Exercise &exercise)
{
    std::map<char, std::vector<int>> suits;
    int single = 0;
    for (const ShownRow &row : exercise.rows) {
        for (const Card card : row.cards) {
            const std::string code = spanishPack.code(card);
            const int number = code[0] >= '1' && code[0] <= '7' ? code[0] - '0' : 0;
            suits[code[1]].push_back(number);
            single = std::max(single, number);
        }
    }
    for (auto &[suit, numbers] : suits) {
        std::sort(numbers.rbegin(), numbers.rend());
        if (numbers.size() >= 2)
            return 20 + numbers[0] + numbers[1];
    }
    return single;
}

int pointsOf(const CardList &hand)
{
    Exercise only;
    only.rows = { { {}, hand, false } };
    return envido(only);
}

// The share of all hands of three of these cards that have less than so many points.
double shareBelow(const CardList &rest, int points)
{
    int below = 0, all = 0;
    for (std::size_t i = 0; i + 2 < rest.size(); ++i) {
        for (std::size_t j = i + 1; j + 1 < rest.size(); ++j) {
            for (std::size_t k = j + 1; k < rest.size(); ++k, ++all)
                below += pointsOf({ rest[i], rest[j], rest[k] }) < points ? 1 : 0;
        }
    }
    return double(below) / all;
}

// Whose points beat enough of all hands that the other may hold; -1: not exactly one hand's.
int wantedHand(const Exercise &exercise)
{
    const double needed =
        double(valueIn(exercise.note, 0) - valueIn(exercise.note, 1)) / (2 * valueIn(exercise.note, 0));
    const bool mano = says(exercise.note, "You are mano");
    int found = -1;
    for (const Offered &offered : exercise.offered) {
        CardList rest;
        const PackCards all = spanishPack.cards();
        std::copy_if(all.begin(), all.end(), std::back_inserter(rest),
            [&](Card card) { return std::count(offered.cards.begin(), offered.cards.end(), card) == 0; });
        const int own = pointsOf({ offered.cards.begin(), offered.cards.end() });
        if (shareBelow(rest, own + (mano ? 1 : 0)) > needed)
            found = found < 0 ? offered.number : -2;
    }
    return found;
}

// Where the talk for the truco stands: the step, who called it, and whether it was wanted.
struct Talk
{
    int step = 0;
    bool byYou = false, open = false;
};
Talk talkIn(const Exercise &exercise)
{
    static const std::map<std::string, int> steps { { "truco", 1 }, { "retruco", 2 }, { "vale cuatro", 3 } };
    if (exercise.note.values.empty())
        return {};
    return { steps.at(std::get<Term>(exercise.note.values[0]).source),
        std::string(exercise.note.source).starts_with("You"), !says(exercise.note, "quiero") };
}
bool hasPlayed(const Exercise &exercise)
{
    return std::any_of(exercise.rows.begin(), exercise.rows.end(),
        [](const ShownRow &row) { return says(row.label, "You have played"); });
}

std::string mayBeSaid(const Exercise &exercise)
{
    const Talk talk = talkIn(exercise);
    const bool spoke = talk.step > 1 || (talk.step == 1 && (talk.byYou || !talk.open));
    if (!hasPlayed(exercise) && !spoke)
        return "envido";
    return "";
}
int sayable(const Exercise &exercise)
{
    const Talk talk = talkIn(exercise);
    const bool mayRaise = talk.step < 3 && (talk.step == 0 || !talk.byYou);
    static const std::vector<std::string> steps { "truco", "retruco", "vale cuatro" };
    int found = 0;
    for (const Offered &offered : exercise.offered) {
        if (offered.text.values.empty())
            continue;
        const std::string word = std::get<Term>(offered.text.values[0]).source;
        if (word == mayBeSaid(exercise) || (mayRaise && word == steps[std::size_t(talk.step)]))
            found = found == 0 ? offered.number : -1;
    }
    return found;
}

// What was wanted; a call that stands open counts as if it had not been made.
int mazoGives(const Exercise &exercise)
{
    const Talk talk = talkIn(exercise);
    return talk.open ? talk.step : talk.step + 1;
}

int sideOfTrick(const Exercise &exercise)
{
    const auto best = [](const CardList &cards) {
        return std::max(trucoStrength(cards[0]), trucoStrength(cards[1]));
    };
    const int ours = best(exercise.rows[0].cards), theirs = best(exercise.rows[1].cards);
    return ours > theirs ? 0 : ours < theirs ? 1 : 2;
}

int signTells(const Exercise &exercise)
{
    static const std::map<std::string, std::string> cards { { "Raised eyebrows", "1e" }, { "Wink", "1b" },
        { "Mouth to the right", "7e" }, { "Mouth to the left", "7o" }, { "Biting the lower lip", "3" },
        { "A kiss", "2" }, { "Open mouth", "1o1c" } };
    const std::string told = cards.at(std::get<Term>(exercise.question.values[0]).source);
    int found = -1;
    for (const Offered &offered : exercise.offered) {
        for (const Card card : offered.cards) {
            const std::string code = spanishPack.code(card);
            if (told.find(code) != std::string::npos || told == code.substr(0, 1))
                found = found < 0 || found == offered.number ? offered.number : -2;
        }
    }
    return found;
}

int florWorth(const Exercise &exercise)
{
    int sum = 20;
    for (const Card card : exercise.rows[0].cards) {
        const char rank = spanishPack.code(card)[0];
        sum += rank <= '7' ? rank - '0' : 0;
    }
    return sum;
}

// ---- Tresillo

std::string trumpsOf(char suit)
{
    static const std::map<char, std::string> orders { { 'o', "1e 7o 1b 1o Ro Co So 2o 3o 4o 5o 6o" },
        { 'c', "1e 7c 1b 1c Rc Cc Sc 2c 3c 4c 5c 6c" }, { 'e', "1e 2e 1b Re Ce Se 7e 6e 5e 4e 3e" },
        { 'b', "1e 2b 1b Rb Cb Sb 7b 6b 5b 4b 3b" } };
    return orders.at(suit);
}
// From the top, 0; -1: no trump.
int trumpPlace(Card card, char suit)
{
    const auto at = trumpsOf(suit).find(spanishPack.code(card));
    return at == std::string::npos ? -1 : int(at) / 3;
}
char suitIn(const Text &text)
{
    return spanishPack.suits[std::size_t(std::get<SuitName>(text.values[0]).suit)];
}
int plainPlace(Card card)
{
    const std::string code = spanishPack.code(card);
    const bool red = code[1] == 'o' || code[1] == 'c';
    return int(std::string(red ? "RCS1234567" : "RCS765432").find(code[0]));
}

int highestInTrick(const Exercise &exercise)
{
    const char suit = suitIn(exercise.question);
    const Card led = exercise.offered[0].cards[0];
    int best = 0;
    for (const Offered &offered : exercise.offered) {
        const Card card = offered.cards[0];
        const Card now = exercise.offered[std::size_t(best)].cards[0];
        const int trump = trumpPlace(card, suit), other = trumpPlace(now, suit);
        const bool follows =
            trump < 0 && other < 0 && card.suit() == led.suit() && plainPlace(card) < plainPlace(now);
        if (trump >= 0 ? other < 0 || trump < other : follows)
            best = offered.number;
    }
    return best;
}

std::set<Card> mayFollow(const Exercise &exercise)
{
    const char suit = suitIn(exercise.question);
    const Card led = exercise.rows[0].cards[0];
    const CardList &hand = exercise.rows[1].cards;
    std::set<Card> trumps, ordinary, follows;
    bool forced = false;
    for (const Card card : hand) {
        const int place = trumpPlace(card, suit);
        if (place >= 0)
            trumps.insert(card);
        if (place > 2)
            ordinary.insert(card);
        forced = forced
            || (place >= 0 && place <= 2 && trumpPlace(led, suit) >= 0 && trumpPlace(led, suit) < place);
        if (place < 0 && card.suit() == led.suit())
            follows.insert(card);
    }
    const std::set<Card> all(hand.begin(), hand.end());
    if (trumpPlace(led, suit) < 0)
        return follows.empty() ? all : follows;
    return !ordinary.empty() || forced ? trumps : all;
}

int tricksResult(const Exercise &exercise)
{
    const int declarer = valueIn(exercise.question, 0);
    const int one = valueIn(exercise.question, 1), other = valueIn(exercise.question, 2);
    const int best = std::max(one, other);
    if (declarer > best)
        return 1;
    return declarer == best || one == other ? 2 : 3;
}

// Who comes before the bidder in the order of priority holds the bid; who comes behind has to go higher.
int lowestBid(const Exercise &exercise)
{
    const int level = says(exercise.note, "entrada") ? 1 : says(exercise.note, "vuelta") ? 2 : 3;
    if (valueIn(exercise.note, 0) < valueIn(exercise.note, 1))
        return level;
    return level < 3 ? level + 1 : 0;
}

// 2: a bid with these trumps, 1: perhaps, 0: none.
int bidIn(const CardList &hand, char suit)
{
    int trumps = 0, estuches = 0;
    for (const Card card : hand) {
        const int place = trumpPlace(card, suit);
        trumps += place >= 0 ? 1 : 0;
        estuches += place >= 0 && place <= 2 ? 1 : 0;
    }
    const bool bid = (trumps >= 5 && estuches >= 2) || (trumps >= 6 && estuches >= 1);
    return bid ? 2 : trumps >= 5 ? 1 : 0;
}

int bidOrPass(const Exercise &exercise)
{
    int best = 0;
    for (const char suit : { 'o', 'c', 'e', 'b' })
        best = std::max(best, bidIn(exercise.rows[0].cards, suit));
    return best;
}

int exchangeable(const Exercise &exercise)
{
    int left = 13;
    for (std::size_t i = 0; i < exercise.note.values.size(); ++i)
        left -= valueIn(exercise.note, i);
    return std::min(left, 9);
}

int tokensPaid(const Exercise &exercise)
{
    const std::string contract = std::get<Term>(exercise.note.values[0]).source;
    const int each = contract == "Solo" ? 2 : contract == "Vuelta" ? 1 : 0;
    if (says(exercise.question, "more than for an entrada"))
        return 2 * each;
    const int players = valueIn(exercise.note, 1), plate = valueIn(exercise.note, 2);
    const bool won = says(exercise.question, "Sacada");
    return plate + (won ? players - 1 : players) + each * (players - 1);
}

int trumpsOut(const Exercise &exercise)
{
    const char suit = suitIn(exercise.question);
    int out = int(trumpsOf(suit).size() + 1) / 3;
    for (const ShownRow &row : exercise.rows) {
        for (const Card card : row.cards)
            out -= trumpPlace(card, suit) >= 0 ? 1 : 0;
    }
    return out;
}

// ---- Loba

const std::string lobaRow = "A23456789TJQKA";

std::set<Card> layoffs(const Exercise &exercise)
{
    const std::string trio = doublePack.code(exercise.rows[0].cards[0]);
    std::string codes;
    for (const Card card : exercise.rows[1].cards)
        codes += doublePack.code(card)[0];
    const char suit = doublePack.code(exercise.rows[1].cards[0])[1];
    const auto low = codes.back() == 'A' ? lobaRow.size() - codes.size() : lobaRow.find(codes);
    std::set<Card> fitting;
    for (const Card card : exercise.rows[2].cards) {
        const std::string code = doublePack.code(card);
        const bool below = low > 0 && code[0] == lobaRow[low - 1];
        const bool above = low + codes.size() < lobaRow.size() && code[0] == lobaRow[low + codes.size()];
        if (code[0] == trio[0] || (code[1] == suit && (below || above)))
            fitting.insert(card);
    }
    return fitting;
}

// Where these cards lie in the row of an escalera.
std::size_t lowOf(const std::vector<std::string> &codes)
{
    const auto fits = [&](std::size_t low) {
        for (std::size_t i = 0; i < codes.size(); ++i) {
            if (codes[i] != "**" && codes[i][0] != lobaRow[low + i])
                return false;
        }
        return true;
    };
    std::size_t low = 0;
    while (low + codes.size() <= lobaRow.size() && !fits(low))
        ++low;
    return low;
}

int swapping(const Exercise &exercise)
{
    std::vector<std::string> codes;
    char suit = 0;
    for (const Card card : exercise.rows[0].cards) {
        codes.push_back(doublePack.code(card));
        suit = codes.back() == "**" ? suit : codes.back()[1];
    }
    const std::size_t end = lowOf(codes) + (codes.front() == "**" ? 0 : codes.size() - 1);
    const auto found =
        std::find_if(exercise.offered.begin(), exercise.offered.end(), [&](const Offered &offered) {
            return doublePack.code(offered.cards[0]) == std::string { lobaRow[end], suit };
        });
    return found == exercise.offered.end() ? -1 : found->number;
}

bool isTrio(const std::vector<std::string> &codes)
{
    std::set<char> ranks;
    int jokers = 0;
    for (const std::string &code : codes) {
        if (code == "**")
            ++jokers;
        else
            ranks.insert(code[0]);
    }
    return codes.size() == 3 && jokers <= 1 && ranks.size() == 1;
}
bool isEscalera(const std::vector<std::string> &codes)
{
    static const std::string row = "A23456789TJQKA";
    if (codes.size() != 4)
        return false;
    for (std::size_t low = 0; low + 4 <= row.size(); ++low) {
        int jokers = 0;
        std::set<char> suits;
        bool fits = true;
        for (std::size_t i = 0; i < 4; ++i) {
            if (codes[i] == "**") {
                ++jokers;
                continue;
            }
            fits = fits && codes[i][0] == row[low + i];
            suits.insert(codes[i][1]);
        }
        if (fits && jokers <= 1 && suits.size() == 1)
            return true;
    }
    return false;
}

int meldAmong(const Exercise &exercise)
{
    int found = -1;
    for (const Offered &offered : exercise.offered) {
        std::vector<std::string> codes;
        for (const Card card : offered.cards)
            codes.push_back(doublePack.code(card));
        if (isTrio(codes) || isEscalera(codes)) {
            if (found >= 0)
                return -2; // two of them
            found = offered.number;
        }
    }
    return found;
}

using Codes = std::vector<std::string>; // of cards; a rank alone stands for any card of it

Codes escaleraFrom(std::size_t low, char suit)
{
    Codes wanted;
    for (std::size_t place = low; place < low + 4; ++place)
        wanted.push_back({ lobaRow[place], suit });
    return wanted;
}

std::vector<Codes> allEscaleras()
{
    std::vector<Codes> all;
    for (std::size_t low = 0; low + 4 <= lobaRow.size(); ++low) {
        for (const char suit : { 's', 'h', 'd', 'c' })
            all.push_back(escaleraFrom(low, suit));
    }
    return all;
}

std::vector<Codes> allTrios()
{
    const std::string ranks = frenchLetters;
    std::vector<Codes> all(ranks.size());
    std::transform(ranks.begin(), ranks.end(), all.begin(), [](char rank) { return Codes(3, { rank }); });
    return all;
}

// The hand without these cards, a joker in the place of one that is missing; nothing if it has them not.
std::optional<Codes> without(Codes hand, const Codes &wanted)
{
    int missing = 0;
    for (const std::string &code : wanted) {
        const auto found = std::find_if(hand.begin(), hand.end(), [&code](const std::string &each) {
            return each == code || (code.size() == 1 && each[0] == code[0]);
        });
        found == hand.end() ? void(++missing) : void(hand.erase(found));
    }
    if (missing == 0)
        return hand;
    const auto joker = std::find(hand.begin(), hand.end(), "**");
    if (missing > 1 || joker == hand.end())
        return std::nullopt;
    hand.erase(joker);
    return hand;
}

// The melds of so many trios and escaleras, taken out of the hand one by one.
bool isThere(const Codes &hand, int trios, int escaleras)
{
    if (trios + escaleras == 0)
        return true;
    const bool first = escaleras > 0;
    const std::vector<Codes> melds = first ? allEscaleras() : allTrios();
    return std::any_of(melds.begin(), melds.end(), [&](const Codes &wanted) {
        const std::optional<Codes> rest = without(hand, wanted);
        return rest && isThere(*rest, first ? trios : trios - 1, first ? escaleras - 1 : 0);
    });
}

int contractThere(const Exercise &exercise)
{
    static const std::vector<std::pair<int, int>> contracts { { 2, 0 }, { 1, 1 }, { 0, 2 }, { 3, 0 },
        { 2, 1 }, { 1, 2 } };
    std::vector<std::string> hand;
    for (const Card card : exercise.rows[0].cards)
        hand.push_back(doublePack.code(card));
    int found = 0;
    for (const Offered &offered : exercise.offered) {
        if (offered.number == 0)
            continue;
        const auto [trios, escaleras] = contracts[std::size_t(offered.number - 1)];
        if (isThere(hand, trios, escaleras))
            found = found == 0 ? offered.number : -1;
    }
    return found;
}

int cheapestDiscard(const Exercise &exercise)
{
    std::map<char, int> ranks;
    for (const Offered &offered : exercise.offered)
        ++ranks[doublePack.code(offered.cards[0])[0]];
    const char taken = doublePack.code(std::get<Card>(exercise.note.values[0]))[0];
    int best = -1, dearest = 0;
    for (const Offered &offered : exercise.offered) {
        const char rank = doublePack.code(offered.cards[0])[0];
        const int costs = rank == 'A' ? 14 : int(std::string(frenchLetters).find(rank)) + 1;
        if (rank != '*' && rank != taken && ranks[rank] == 1 && costs > dearest) {
            dearest = costs;
            best = offered.number;
        }
    }
    return best;
}

int handCost(const Exercise &exercise)
{
    int cost = 0;
    for (const Card card : exercise.rows[0].cards) {
        const std::string code = doublePack.code(card);
        cost += code == "**" ? 25 : code[0] == 'A' ? 14 : int(std::string(frenchLetters).find(code[0])) + 1;
    }
    return cost;
}

// The card whose lay costs least: of all hands that the others may hold, those without an equal card hit
// nothing.
template<typename Cost>
int leastCostly(const Exercise &exercise, const Pack &pack, const CardList &seen, int hand, Cost cost)
{
    std::vector<Card> unseen;
    for (const Card card : pack.cards()) {
        if (std::count(seen.begin(), seen.end(), card) == 0)
            unseen.push_back(card);
    }
    const auto hands = [](std::int64_t from, int taken) {
        std::int64_t count = 1;
        for (int i = 0; i < taken; ++i)
            count = count * (from - i) / (i + 1);
        return count;
    };
    int best = -1;
    double least = 1e9;
    for (const Offered &offered : exercise.offered) {
        const auto equals = std::count_if(
            unseen.begin(), unseen.end(), [&](Card card) { return card.rank() == offered.cards[0].rank(); });
        const auto all = std::int64_t(unseen.size());
        const std::int64_t missing = hands(all - equals, hand), every = hands(all, hand);
        const double costs = cost(offered.cards[0]) * double(every - missing) / double(every);
        if (costs < least) {
            least = costs;
            best = offered.number;
        }
    }
    return best;
}

int safestInCuarenta(const Exercise &exercise)
{
    CardList seen = exercise.rows[0].cards;
    seen.insert(seen.end(), exercise.rows[1].cards.begin(), exercise.rows[1].cards.end());
    return leastCostly(exercise, fortyPack, seen, 5, [](Card) { return 4; });
}

int safestInPorrazo(const Exercise &exercise)
{
    CardList seen = exercise.rows[0].cards;
    seen.insert(seen.end(), exercise.rows[1].cards.begin(), exercise.rows[1].cards.end());
    for (const Offered &offered : exercise.offered)
        seen.push_back(offered.cards[0]);
    return leastCostly(
        exercise, frenchPack, seen, 3, [](Card card) { return porrazoWorth(frenchRank(card)); });
}

} // namespace

class TestDrillAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void porrazo()
    {
        compare("porrazo", "take", [](const Exercise &exercise) {
            return porrazoTakes(exercise.rows[0].cards, exercise.rows[1].cards[0]);
        });
        compare("porrazo", "points", porrazoScores);
        compare("porrazo", "tendido", tendidoPoints);
        compare("porrazo", "arrange", bestRow);
        compare("porrazo", "sets", tendidoInAll);
        compare("porrazo", "declare", declared);
        compare("porrazo", "say", wordSaid);
        compare("porrazo", "counter", counterScores);
        compare("porrazo", "safe", safestInPorrazo);
    }
    void cuarenta()
    {
        compare("cuarenta", "most", mostTaken);
        compare("cuarenta", "points", cuarentaScores);
        compare("cuarenta", "count", countScores);
        compare("cuarenta", "missed", missedCards);
        compare("cuarenta", "safe", safestInCuarenta);
        compare("cuarenta", "ronda", rondaBrings);
    }
    void truco()
    {
        compare("truco", "ladder", highestOffered);
        compare("truco", "hand", handWinner);
        compare("truco", "envido", envido);
        compare("truco", "chain", chainWorth);
        compare("truco", "say", sayable);
        compare("truco", "mazo", mazoGives);
        compare("truco", "side", sideOfTrick);
        compare("truco", "sign", signTells);
        compare("truco", "flor", florWorth);
        compare("truco", "want", wantedHand, 60); // each is some thirty thousand hands
    }
    void tresillo()
    {
        compare("tresillo", "higher", highestInTrick);
        compare("tresillo", "follow", mayFollow);
        compare("tresillo", "result", tricksResult);
        compare("tresillo", "auction", lowestBid);
        compare("tresillo", "bid", bidOrPass);
        compare("tresillo", "stock", exchangeable);
        compare("tresillo", "payment", tokensPaid);
        compare("tresillo", "trumps", trumpsOut);
    }
    void loba()
    {
        compare("loba", "meld", meldAmong);
        compare("loba", "cost", handCost);
        compare("loba", "layoff", layoffs);
        compare("loba", "joker", swapping);
        compare("loba", "discard", cheapestDiscard);
        compare("loba", "contract", contractThere);
    }
};

QTEST_GUILESS_MAIN(TestDrillAnswers)
#include "tst_drillanswers.moc"
