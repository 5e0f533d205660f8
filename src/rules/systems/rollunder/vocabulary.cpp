#include "rules/systems/rollunder/vocabulary.h"

#include "rules/systems/rollunder/character.h"
#include "rules/systems/rollunder/defence.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hitspread::rollunder {

namespace {

/// A word, and whether a step of it rests on a number the sheet does not print.
struct HousedWord {
    QuantityWord word;
    bool isHouse = false;
};

constexpr HousedWord kWords[]{
#define HS_ROLL(prefix, id)                                                                                            \
    {{id ".number"}}, {{id ".roll"}}, {{id ".margin"}}, {{id ".success", Reading::Truth}},                             \
        {{id ".critical", Reading::Truth}}, {{id ".failure", Reading::Truth}},
#define HS_QUANTITY(enumerator, id, reading) {{id, Reading::reading}},
#define HS_HOUSE(enumerator, id, reading) {{id, Reading::reading}, true},
#define HS_MODIFIER(enumerator, id, list) {{id, Reading::Number, {list, list}}},
#define HS_CHOICE(enumerator, id, choices, field) {{id, Reading::Number, {}, choices, field}},
#define HS_HOUSE_CHOICE(enumerator, id, choices, field) {{id, Reading::Number, {}, choices, field}, true},
#include "rules/systems/rollunder/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_HOUSE
#undef HS_MODIFIER
#undef HS_CHOICE
#undef HS_HOUSE_CHOICE
};
constexpr auto kQuantities = [] {
    std::array<QuantityWord, std::size(kWords)> all{};
    std::ranges::transform(kWords, all.begin(), &HousedWord::word);
    return all;
}();

constexpr QuestionWord decision(std::string_view id, std::span<const std::string_view> options)
{
    return {id, Presentation::Boxes, {}, 1, options};
}

constexpr QuestionWord kQuestions[]{
    {"attack.dice"},
    decision("defence.kind", kDefenceKinds),
    decision("defence.evasion", kEvasions),
    decision("defence.acrobatic", kNoYes),
    {"acrobatics.dice"},
    {"defence.dice"},
    decision("defence.sacrifice", kRescuers),
    {"criticalHit.dice"},
    {"criticalMiss.dice"},
    {"criticalMiss.who"},
    {"criticalMiss.friend"},
    {"criticalMiss.place"},
    {"criticalMiss.side"},
    {"criticalMiss.damage"},
    {"location.dice"},
    {"location.side"},
    {"damage.dice"},
    {"death.dice"},
    {"ht.dice"},
    {"feint.dice"},
    {"against.dice"},
    {"order.die"},
};
static_assert(std::size(kQuestions) == static_cast<std::size_t>(Query::OrderDie) + 1);

}  // namespace

SystemWords words()
{
    static constexpr auto kIds = std::to_array<std::string_view>({
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/rollunder/refusals.inc"
#undef HS_REFUSAL
    });
    return {.quantities = kQuantities, .questions = kQuestions, .refusals = kIds};
}

bool isHouseValue(Quantity quantity)
{
    return kWords[static_cast<std::size_t>(quantity)].isHouse;
}

}  // namespace hitspread::rollunder
