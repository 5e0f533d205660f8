#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

namespace {

/// How badly a location is damaged.
constexpr std::string_view kStates[]{"sound", "moderate", "severe", "destroyed"};

constexpr QuantityWord kQuantities[]{
#define HS_TEST(prefix, id)                                                                                            \
    {id ".dice"}, {id ".stat"}, {id ".penalty"}, {id ".wounds"}, {id ".underFire"}, {id ".pending"},                   \
        {id ".difficulty"}, {id ".modifier"}, {id ".total"}, {id ".base"}, {id ".targetModifier"}, {id ".target"},     \
        {id ".success", Reading::Truth}, {id ".margin"}, {id ".excess"}, {id ".sdv"},
#define HS_QUANTITY(enumerator, id, reading) {id, Reading::reading},
#define HS_MODIFIER(enumerator, id, list) {id, Reading::Number, {list, list}},
#define HS_CHOICE(enumerator, id, choices, field) {id, Reading::Number, {}, choices, field},
#include "rules/systems/threed/quantities.inc"
#undef HS_TEST
#undef HS_QUANTITY
#undef HS_MODIFIER
#undef HS_CHOICE
};

constexpr DieWord kLabelled[]{
    {"aiming", DieTint::Aiming}, {"penetration", DieTint::Penetration}, {"damage", DieTint::Damage}};
constexpr DieWord kTest[]{{"success", DieTint::Aiming}, {"second", DieTint::Neutral}, {"third", DieTint::Neutral}};
constexpr DieWord kCount[]{{"bullets", DieTint::Neutral}};
constexpr DieWord kBullet[]{{"penetration", DieTint::Penetration}, {"damage", DieTint::Damage}};
constexpr DieWord kStart[]{{"hex", DieTint::Neutral}};
constexpr DieWord kInitiative[]{{"first", DieTint::Neutral}, {"second", DieTint::Neutral}, {"third", DieTint::Neutral}};
constexpr DieWord kRollOff[]{{"rollOff", DieTint::Neutral}};
constexpr DieWord kHexes[]{{"hexes", DieTint::Neutral}};
constexpr DieWord kFragments[]{{"penetration", DieTint::Penetration}};
constexpr DieWord kHarm[]{{"damage", DieTint::Damage}};
constexpr DieWord kDirection[]{{"direction", DieTint::Neutral}};

constexpr std::string_view kReactions[]{"none", "freeParry", "paidParry", "halfDodge", "quickDodge", "regularDodge"};

/// Of questions that were answered with a yes or a no, or with which.
constexpr std::string_view kNoOrYes[]{"no", "yes"};
constexpr std::string_view kNoOrDodge[]{"no", "phase", "round"};
constexpr auto kReactionKind = static_cast<std::uint16_t>(Query::ReactionKind);

constexpr QuestionWord kQuestions[]{
    {"attack.dice", Presentation::Dice, kLabelled},
    {"attack.direction", Presentation::Rose, kDirection},
    {"attack.spend", Presentation::Boxes, {}},
    {"check.dice", Presentation::Dice, kTest},
    {"underFire.dice", Presentation::Dice, kTest},
    {"aimNerve.dice", Presentation::Dice, kTest},
    {"quickDraw.dice", Presentation::Dice, kTest},
    {"conc.dice", Presentation::Dice, kTest},
    {"knockback.dice", Presentation::Dice, kTest},
    {"knockout.dice", Presentation::Dice, kTest},
    {"recoilPain.dice", Presentation::Dice, kTest},
    {"maintenance.dice", Presentation::Dice, kTest},
    {"parry.dice", Presentation::Dice, kLabelled},
    {"dodge.dice", Presentation::Dice, kTest},
    {"dance.dice", Presentation::Dice, kTest},
    {"reaction.parry", Presentation::Boxes, {}, 1, kNoOrYes, kReactionKind},
    {"parry.paid", Presentation::Boxes, {}, 1, kNoOrYes, kReactionKind},
    {"reaction.dodge", Presentation::Boxes, {}, 1, kNoOrDodge, kReactionKind},
    {"reaction.halfDodge", Presentation::Boxes, {}, 1, kNoOrYes, kReactionKind},
    {"parry.divide", Presentation::Boxes, {}},
    {"parry.turn", Presentation::Boxes, {}},
    {"parry.raise", Presentation::Boxes, {}},
    {"burst.dice", Presentation::Dice, kCount},
    {"burst.change", Presentation::Boxes, {}},
    {"bullet.dice", Presentation::Dice, kBullet},
    {"bullet.influence", Presentation::Boxes, {}},
    {"bullet.move", Presentation::Boxes, {}},
    {"bullet.price", Presentation::Boxes, {}},
    {"bullet.start", Presentation::Dice, kStart},
    {"evade.skill", Presentation::Boxes, {}},
    {"evade.dice", Presentation::Dice, kTest},
    {"stress.dice", Presentation::Dice, kTest},
    {"initiative.dice", Presentation::Dice, kInitiative},
    {"rollOff.die", Presentation::Dice, kRollOff},
    {"regeneration.location", Presentation::Boxes, {}},
    {"aid.dice", Presentation::Dice, kTest},
    {"throw.dice", Presentation::Dice, kTest},
    {"throw.direction", Presentation::Rose, kDirection},
    {"throw.spend", Presentation::Boxes, {}},
    {"floor.direction", Presentation::Rose, kDirection},
    {"floor.distance", Presentation::Dice, kHexes},
    {"blast.penetrationDie", Presentation::Dice, kFragments},
    {"harm.dice", Presentation::Dice, kHarm},
    {"harm.hex", Presentation::Dice, kStart},
    {"reaction.kind", Presentation::Boxes, {}, 1, kReactions},
};

constexpr std::string_view kRefusals[]{
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/threed/refusals.inc"
#undef HS_REFUSAL
};

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
    return kRefusals;
}

}  // namespace hitspread::threed
