// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/parts.h"

namespace sobremesa::learn {

namespace {

struct NamedLight
{
    std::string_view name;
    LightKind kind;
};
constexpr NamedLight plainLights[] = { { "hand", LightKind::Hand }, { "table", LightKind::Table },
    { "trick", LightKind::Trick }, { "stock", LightKind::Stock }, { "stake", LightKind::Stake },
    { "bar", LightKind::Bar }, { "log", LightKind::Log } };
constexpr NamedLight numberedLights[] = { { "took:", LightKind::Took }, { "seat:", LightKind::Seat },
    { "score:", LightKind::Score }, { "meld:", LightKind::Meld } };

std::optional<Light> numberedLight(const std::string &text)
{
    for (const NamedLight &row : numberedLights) {
        const std::size_t start = row.name.size();
        const bool digit = text.size() == start + 1 && text[start] >= '0' && text[start] <= '9';
        if (text.starts_with(row.name) && digit)
            return Light { row.kind, {}, text[start] - '0', none };
    }
    return std::nullopt;
}

Light readLight(const Node &node, const Terms &terms)
{
    const std::string text = node.text();
    for (const NamedLight &row : plainLights) {
        if (row.name == text)
            return { row.kind, {}, 0, none };
    }
    if (const auto light = numberedLight(text)) {
        if (light->kind != LightKind::Meld && light->number >= terms.seats)
            node.refuse("there is no such seat or side");
        return *light;
    }
    constexpr std::string_view button = "button:";
    if (text.starts_with(button))
        return { LightKind::Button, {}, 0,
            verbOf(node, std::string_view(text).substr(button.size()), terms) };
    return { LightKind::Card, readCard(node, terms), 0, none };
}

} // namespace

std::vector<Light> readLights(const Node &node, const Terms &terms)
{
    std::vector<Light> lights;
    if (node.given())
        for (const Node &element : node.list())
            lights.push_back(readLight(element, terms));
    return lights;
}

} // namespace sobremesa::learn
