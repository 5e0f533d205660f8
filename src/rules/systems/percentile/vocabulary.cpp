#include "rules/systems/percentile/vocabulary.h"

#include "rules/systems/percentile/refusals.h"

#include <array>
namespace hitspread::percentile {

namespace {

constexpr QuantityWord kQuantities[]{
#define HS_SIDES(prefix, id, reading) {id "A", Reading::reading}, {id "B", Reading::reading},
#define HS_ROLL(prefix, id)                                                                                            \
    {id ".base"}, {id ".condition"}, {id ".modifier"}, {id ".called"}, {id ".further"}, {id ".rating"},                \
        {id ".percent"}, {id ".raised"}, {id ".share"}, {id ".threshold"}, {id ".die"},                                \
        {id ".fumble", Reading::Truth}, {id ".critical", Reading::Truth}, {id ".within", Reading::Truth},              \
        {id ".success", Reading::Truth}, {id ".difference"}, {id ".result"},
#define HS_QUANTITY(enumerator, id, reading) {id, Reading::reading},
#include "rules/systems/percentile/quantities.inc"
#undef HS_SIDES
#undef HS_ROLL
#undef HS_QUANTITY
};

constexpr DieWord kDuelDieA[]{{"sideA", DieTint::Neutral}};
constexpr DieWord kDuelDieB[]{{"sideB", DieTint::Neutral}};
constexpr DieWord kLocation[]{{"location", DieTint::Neutral}};
constexpr DieWord kAttack[]{{"attack", DieTint::Aiming}};
constexpr DieWord kDefence[]{{"defence", DieTint::Neutral}};
constexpr DieWord kFumble[]{{"fumble", DieTint::Neutral}};
constexpr DieWord kInitiative[]{{"initiative", DieTint::Neutral}};
constexpr DieWord kRollOff[]{{"rollOff", DieTint::Neutral}};

constexpr std::string_view kDefences[]{"none", "dodge", "block", "parry"};

/// Of questions that were answered with a yes or a no.
constexpr std::string_view kNoOrYes[]{"no", "yes"};
constexpr auto kDefenceKind = static_cast<std::uint16_t>(Query::DefenceKind);

constexpr QuestionWord kQuestions[]{
    {"duel.dieA", Presentation::Dice, kDuelDieA},
    {"duel.dieB", Presentation::Dice, kDuelDieB},
    {"duel.locationA", Presentation::Dice, kLocation},
    {"duel.locationB", Presentation::Dice, kLocation},
    {"duel.damageA", Presentation::Dice, {}},
    {"duel.damageB", Presentation::Dice, {}},
    {"attack.die", Presentation::Dice, kAttack},
    {"defence.dodge", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.block", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.parry", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.die", Presentation::Dice, kDefence},
    {"hit.location", Presentation::Dice, kLocation},
    {"critical.location", Presentation::Boxes, {}},
    {"hit.damage", Presentation::Dice, {}},
    {"fumble.die", Presentation::Dice, kFumble},
    {"fumble.take", Presentation::Boxes, {}},
    {"initiative.die", Presentation::Dice, kInitiative},
    {"rollOff.die", Presentation::Dice, kRollOff},
    {"fumble.friend", Presentation::Dice, kFumble},
    {"defence.kind", Presentation::Boxes, {}, 1, kDefences},
};
static_assert(std::size(kQuestions) == static_cast<std::size_t>(Query::DefenceKind) + 1);

}  // namespace

std::span<const QuantityWord> quantities()
{
    return kQuantities;
}

std::span<const QuestionWord> questions()
{
    return kQuestions;
}

std::span<const std::string_view> refusalIds()
{
    static constexpr auto kIds = std::to_array<std::string_view>({
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/percentile/refusals.inc"
#undef HS_REFUSAL
    });
    return kIds;
}

}  // namespace hitspread::percentile
