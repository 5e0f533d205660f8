#include "rules/systems/percentile/vocabulary.h"

#include "rules/core/systemfacets.h"
#include "rules/systems/percentile/character.h"
#include "rules/systems/percentile/housetables.h"

#include <array>

namespace hitspread::percentile {

namespace {

constexpr QuantityWord kQuantities[]{
#define HS_ROLL(prefix, id, own, others)                                                                               \
    {id ".base"}, {id ".condition"}, {id ".modifier", Reading::Number, {own, others}}, {id ".called"},                 \
        {id ".further"}, {id ".rating"}, {id ".percent"}, {id ".raised"}, {id ".share"}, {id ".threshold"},            \
        {id ".die"}, {id ".fumble", Reading::Truth}, {id ".critical", Reading::Truth}, {id ".within", Reading::Truth}, \
        {id ".success", Reading::Truth}, {id ".difference"}, {id ".result"},
#define HS_QUANTITY(enumerator, id, reading) {id, Reading::reading},
#define HS_MODIFIER(enumerator, id, list) {id, Reading::Number, {list, list}},
#define HS_CHOICE(enumerator, id, choices, field) {id, Reading::Number, {}, choices, field},
#include "rules/systems/percentile/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_MODIFIER
#undef HS_CHOICE
};

constexpr DieWord kDuelDie[]{{"duel", DieTint::Neutral}};
constexpr DieWord kLocation[]{{"location", DieTint::Neutral}};
constexpr DieWord kAttack[]{{"attack", DieTint::Aiming}};
constexpr DieWord kDefence[]{{"defence", DieTint::Neutral}};
constexpr DieWord kFumble[]{{"fumble", DieTint::Neutral}};
constexpr DieWord kInitiative[]{{"initiative", DieTint::Neutral}};
constexpr DieWord kRollOff[]{{"rollOff", DieTint::Neutral}};

constexpr std::string_view kDefences[]{"none", "dodge", "block", "parry"};

constexpr std::string_view kFumbled[]{"otherwise", "suggested"};

/// Of questions that were answered with a yes or a no.
constexpr std::string_view kNoOrYes[]{"no", "yes"};
constexpr auto kDefenceKind = static_cast<std::uint16_t>(Query::DefenceKind);

/// One of those each side of a duel was asked under a name of its own.
constexpr QuestionWord duelled(std::string_view id, Query now, int side)
{
    return {.id = id, .now = static_cast<std::uint16_t>(now), .side = side};
}

constexpr QuestionWord kQuestions[]{
    duelled("duel.dieA", Query::DuelDie, 0),
    duelled("duel.dieB", Query::DuelDie, 1),
    duelled("duel.locationA", Query::DuelLocation, 0),
    duelled("duel.locationB", Query::DuelLocation, 1),
    duelled("duel.damageA", Query::DuelDamage, 0),
    duelled("duel.damageB", Query::DuelDamage, 1),
    {"attack.die", Presentation::Dice, kAttack},
    {"defence.dodge", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.block", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.parry", Presentation::Boxes, {}, 1, kNoOrYes, kDefenceKind},
    {"defence.die", Presentation::Dice, kDefence},
    {"hit.location", Presentation::Dice, kLocation},
    {"critical.location", Presentation::Boxes, {}},
    {"hit.damage", Presentation::Dice, {}},
    {"fumble.die", Presentation::Dice, kFumble},
    {"fumble.take", Presentation::Boxes, {}, 1, kFumbled},
    {"initiative.die", Presentation::Dice, kInitiative},
    {"rollOff.die", Presentation::Dice, kRollOff},
    {"fumble.friend", Presentation::Dice, kFumble},
    {"defence.kind", Presentation::Boxes, {}, 1, kDefences},
    {"duel.die", Presentation::Dice, kDuelDie},
    {"duel.location", Presentation::Dice, kLocation},
    {"duel.damage", Presentation::Dice, {}},
};
static_assert(std::size(kQuestions) == static_cast<std::size_t>(Query::DuelDamage) + 1);

// What the two sides of a duel had each for itself until rules version 7: harm was told by who does it, a wound by whom it befell; now
// both are told by who strikes.
#define HS_DONE(id, now)                                                                                               \
    {id "A", static_cast<std::uint16_t>(Quantity::now), 0},                                                            \
    {                                                                                                                  \
        id "B", static_cast<std::uint16_t>(Quantity::now), 1                                                           \
    }
#define HS_SUFFERED(id, now)                                                                                           \
    {id "A", static_cast<std::uint16_t>(Quantity::now), 1},                                                            \
    {                                                                                                                  \
        id "B", static_cast<std::uint16_t>(Quantity::now), 0                                                           \
    }
constexpr FormerQuantity kFormerQuantities[]{
    HS_DONE("duel.roll", DuelRoll),
    HS_DONE("duel.rating", DuelRating),
    HS_DONE("duel.rounded", DuelRounded),
    HS_DONE("duel.target", DuelTarget),
    HS_DONE("duel.hit", DuelHit),
    HS_DONE("duel.share", DuelShare),
    HS_DONE("harm.location", HarmLocation),
    HS_DONE("harm.dice", HarmDice),
    HS_DONE("harm.placed", HarmPlaced),
    HS_DONE("harm.halved", HarmHalved),
    HS_DONE("harm.raised", HarmRaised),
    HS_DONE("harm.rounded", HarmRounded),
    HS_DONE("harm.armour", HarmArmour),
    HS_DONE("harm.damage", HarmDamage),
    HS_SUFFERED("wound.hundredfold", WoundHundred),
    HS_SUFFERED("wound.percent", WoundPercent),
    HS_SUFFERED("wound.share", WoundShare),
    HS_SUFFERED("wound.level", WoundLevel),
    HS_SUFFERED("effect.health", Health),
    HS_SUFFERED("effect.out", Out),
};
#undef HS_DONE
#undef HS_SUFFERED

}  // namespace

SystemWords words()
{
    static constexpr auto kIds = std::to_array<std::string_view>({
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/percentile/refusals.inc"
#undef HS_REFUSAL
    });
    return {
        .quantities = kQuantities, .questions = kQuestions, .refusals = kIds, .formerQuantities = kFormerQuantities};
}

}  // namespace hitspread::percentile
