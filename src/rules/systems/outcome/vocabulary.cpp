#include "rules/systems/outcome/vocabulary.h"

#include "rules/core/systemfacets.h"
#include "rules/systems/outcome/housetables.h"

#include <array>
#include <iterator>

namespace hitspread::outcome {

namespace {

constexpr QuantityWord kQuantities[]{
#define HS_ROLL(prefix, id, list)                                                                                      \
    {id ".die"}, {id ".critical", Reading::Truth}, {id ".failure", Reading::Truth}, {id ".counts"}, {id ".skill"},     \
        {id ".wounds"}, {id ".actions"}, {id ".modifier", Reading::Number, {list, list}}, {id ".total"},               \
        {id ".decided"},
#define HS_QUANTITY(enumerator, id, reading) {id, Reading::reading},
#define HS_CHOICE(enumerator, id, choices, field) {id, Reading::Number, {}, choices, field},
#include "rules/systems/outcome/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_CHOICE
};

constexpr std::int8_t kLeast = -1;

constexpr std::string_view kDefences[]{"none", "dodge", "parry"};
constexpr std::string_view kResistances[]{"none", "physique", "unarmed"};

constexpr std::string_view kBeyond[]{"dice", "succeeds", "fails"};
constexpr std::string_view kDeaths[]{"lives", "dies"};

/// Of questions that were answered with a yes or a no.
constexpr std::string_view kNoOrYes[]{"no", "yes"};
constexpr auto kDefenceKind = static_cast<std::uint16_t>(Query::DefenceKind);
constexpr auto kResistKind = static_cast<std::uint16_t>(Query::ResistKind);

constexpr QuestionWord kQuestions[]{
    {"attack.dice", Presentation::Dice, {}, kLeast},
    {"defence.dice", Presentation::Dice, {}, kLeast},
    {"defence.dodge", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.parry", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"resist.physique", Presentation::Boxes, {}, 1, kNoOrYes, kResistKind},
    {"resist.unarmed", Presentation::Boxes, {}, 1, kNoOrYes, kResistKind},
    {"attack.beyond", Presentation::Boxes, {}, 1, kBeyond},
    {"defence.beyond", Presentation::Boxes, {}, 1, kBeyond},
    {"check.beyond", Presentation::Boxes, {}, 1, kBeyond},
    {"wound.dies", Presentation::Boxes, {}, 1, kDeaths},
    {"check.dice", Presentation::Dice, {}, kLeast},
    {"initiative.dice", Presentation::Dice, {}, kLeast},
    {"rollOff.dice", Presentation::Dice, {}, kLeast},
    {"defence.kind", Presentation::Boxes, {}, 1, kDefences},
    {"resist.kind", Presentation::Boxes, {}, 1, kResistances},
};
static_assert(std::size(kQuestions) == static_cast<std::size_t>(Query::ResistKind) + 1);

}  // namespace

SystemWords words()
{
    static constexpr auto kIds = std::to_array<std::string_view>({
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/outcome/refusals.inc"
#undef HS_REFUSAL
    });
    return {.quantities = kQuantities, .questions = kQuestions, .refusals = kIds};
}

}  // namespace hitspread::outcome
