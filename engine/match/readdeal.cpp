// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/readdeal.h"

#include <algorithm>

namespace sobremesa {

namespace {

Result<std::vector<Card>> readCards(const Value &list, const std::string &place, const Pack &pack)
{
    if (!list.list())
        return refused(place, { SM_TEXT("engine", "must be a list of cards") });
    std::vector<Card> cards;
    for (std::size_t i = 0; i < list.list()->size(); ++i) {
        const Value &code = (*list.list())[i];
        const auto card = code.text() ? pack.parse(*code.text()) : std::nullopt;
        if (!card)
            return refused(at(place, i),
                code.text() ? Text { SM_TEXT("engine", "\"%1\" is not a card of this game"),
                    { code.text()->substr(0, 40) } }
                            : Text { SM_TEXT("engine", "this is not a card of this game") });
        cards.push_back(*card);
    }
    return cards;
}

Result<std::vector<std::vector<Card>>> readLists(
    const Value &lists, const std::string &place, const Pack &pack)
{
    if (!lists.list())
        return refused(place, { SM_TEXT("engine", "must be a list of lists of cards") });
    std::vector<std::vector<Card>> all;
    for (std::size_t i = 0; i < lists.list()->size(); ++i) {
        auto cards = readCards((*lists.list())[i], at(place, i), pack);
        if (!cards)
            return cards.refusal();
        all.push_back(std::move(*cards));
    }
    return all;
}

// Reads the members of one deal; each of its three forms has other ones.
class DealReader
{
public:
    DealReader(const Value &entry, std::string place, const Pack &pack)
        : m_entry(entry)
        , m_place(std::move(place))
        , m_pack(pack)
    {
    }

    Result<GivenDeal> read()
    {
        if (!m_entry.object())
            return refused(m_place, { SM_TEXT("engine", "must be an object") });
        const int forms = has("seed") + has("deck") + has("hands");
        if (forms != 1)
            return refused(m_place, { SM_TEXT("engine", "must have one of %1"), { "seed, deck, hands" } });
        for (const auto &[key, value] : *m_entry.object()) {
            if (auto wrong = readMember(key, value))
                return *wrong;
        }
        return m_deal;
    }

private:
    [[nodiscard]] int has(std::string_view key) const { return m_entry.find(key) ? 1 : 0; }

    std::optional<Refusal> readMember(const std::string &key, const Value &value)
    {
        const std::string place = m_place + '.' + key;
        if (key == "seed")
            return readSeed(value, place);
        if (key == "deck" || (key == "stock" && has("hands") == 1)) {
            if (key == "deck")
                m_deal.form = GivenDeal::Form::Deck;
            return keep(m_deal.cards, readCards(value, place, m_pack));
        }
        if (key == "hands") {
            m_deal.form = GivenDeal::Form::Hands;
            return keep(m_deal.hands, readLists(value, place, m_pack));
        }
        if (key == "reshuffles" && has("seed") == 0)
            return keep(m_deal.reshuffles, readLists(value, place, m_pack));
        return refused(place, { SM_TEXT("engine", "this form of a deal has no such field") });
    }

    std::optional<Refusal> readSeed(const Value &value, const std::string &place)
    {
        if (!value.natural())
            return refused(place,
                { SM_TEXT("engine", "must be a whole number from %1 to %2"), { 0, "18446744073709551615" } });
        m_deal.seed = *value.natural();
        return std::nullopt;
    }

    template<typename T>
    static std::optional<Refusal> keep(T &target, Result<T> read)
    {
        if (!read)
            return read.refusal();
        target = std::move(*read);
        return std::nullopt;
    }

    const Value &m_entry;
    std::string m_place;
    const Pack &m_pack;
    GivenDeal m_deal;
};

} // namespace

Result<GivenDeal> readDeal(const Value &entry, std::string place, const Pack &pack)
{
    return DealReader(entry, std::move(place), pack).read();
}

} // namespace sobremesa
