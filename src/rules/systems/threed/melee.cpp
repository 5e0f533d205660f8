#include "rules/systems/threed/melee.h"

#include "rules/core/declare.h"
#include "rules/core/declareaction.h"
#include "rules/systems/threed/attackroll.h"
#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/validation.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::place;
using declare::ranks;

constexpr std::array<std::string_view, 3> kBlows{"single", "firstOfTwo", "secondOfTwo"};
constexpr std::array<std::string_view, 3> kWanted{"asWeapon", "standard", "bruising"};

constexpr FieldDeclaration kMeleeOptions[]{
    place<&MeleeOptions::aimHex>("aimHex", {.fallback = pack(Hex{0, 10}), .group = "aim", .rules = "3D-MEL-04"}),
    choice<&MeleeOptions::blow>("blow", kBlows, {.group = "weapon", .rules = "3D-DUAL-02 3D-DUAL-05"}),
    flag<&MeleeOptions::atAnother>("atAnother", {.group = "weapon", .rules = "3D-DUAL-05 3D-KNOCK-01"}),
    number<&MeleeOptions::handicap>("handicap", {.maximum = 99, .group = "aim", .rules = "3D-MEL-03"}),
    choice<&MeleeOptions::wantedDamage>("wantedDamage", kWanted, {.group = "weapon", .rules = "3D-BRUISE-02"}),
    flag<&MeleeOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"}),
    flag<&MeleeOptions::targetUnaware>("targetUnaware", {.group = "target", .rules = "3D-PAR-02"}),
    flag<&MeleeOptions::targetHoldsTwo>("targetHoldsTwo", {.group = "target", .rules = "3D-DUAL-03"}),
    number<&MeleeOptions::parryModifier>("parryModifier",
                                         {.minimum = -99, .maximum = 99, .group = "target", .rules = "3D-PAR-04"}),
    number<&MeleeOptions::difficulty>(
        "difficulty", {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = "3D-SKL-03 3D-SIT-01"}),
    ranks<&MeleeOptions::rollModifiers>("rollModifiers", 99,
                                        {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"}),
    ranks<&MeleeOptions::targetModifiers>("targetModifiers", 99,
                                          {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    number<&MeleeOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
    declare::someone<&MeleeOptions::whom>("whom", {.group = "bookkeeping", .rules = "3D-MEL-09"}),
    declare::something<&MeleeOptions::wielded>("wielded", {.group = "bookkeeping", .rules = "3D-MEL-09"}),
};

}  // namespace

const RecordDeclaration meleeOptionsRecord = declare::record<MeleeOptions>("meleeOptions", RecordKind::Options,
                                                                           kMeleeOptions);

constinit const ActionDeclaration Melee::kAction = declare::action<Melee>("melee", system, kMeleeParts, "melee");

std::int32_t offHandModifier(const Character& character, Drawn drawn, bool holdsTwo, const Switches& switches)
{
    const Drawn other = character.mainHand == Hand::Right ? Drawn::Left : Drawn::Right;
    if (drawn != other || has(character, advantage::ambidextrous))
        return 0;
    return holdsTwo ? kOffHandToHit : switches.offHandAlone;
}

std::vector<Refusal> refusalsOf(const Melee& melee, const BodyPlan* plan)
{
    Refusals refusals;
    const Condition& condition = melee.attackerCondition;
    const MeleeOptions& options = melee.options;
    refusePlan(refusals, plan);
    const bool second = options.blow == BlowOf::SecondOfTwo;
    refuseActor(refusals, condition, "attacker.condition", !second);
    const bool drawn = melee.weaponState.drawn != Drawn::No || melee.weapon.natural;
    refusals.when(!drawn, RefusalCode::NotDrawn, Rule::Draw06, "weapon.state", "drawn");
    const Location arm = gripOf(melee.attacker, condition, handsOf(melee.weaponState.drawn)).arm;
    refusals.when(!melee.weapon.natural && !isUsable(melee.attacker, condition, arm), RefusalCode::NoUsableArm,
                  Rule::Dam06, "weapon.state", "drawn");
    refusals.when(melee.switches.untrained == UntrainedRule::Forbidden
                      && melee.attacker.skills.rank(melee.weapon.skill) == 0,
                  RefusalCode::Untrained, Rule::Skl01, "attacker", "skills");
    const bool two = options.blow != BlowOf::Single;
    const bool handsFree = isUsable(melee.attacker, condition, Location::RightArm)
        && isUsable(melee.attacker, condition, Location::LeftArm) && !two;
    refusals.when(melee.weapon.hands > 1 && !melee.weapon.natural && !handsFree, RefusalCode::NeedsTwoHands,
                  Rule::Draw06, "weapon", "hands");
    refusals.when(two && melee.otherWeapon.empty(), RefusalCode::NoSecondWeapon, Rule::Dual02, "options", "blow");
    refusals.when(two && hasShare(melee.attacker, condition, melee.weapon.skill), RefusalCode::SplitAlready,
                  Rule::Turn09, "attacker.condition", "splitSkill");
    refusals.when(second && !condition.secondBlowDue, RefusalCode::NoSecondBlow, Rule::Dual05, "options", "blow");
    if (two && !melee.otherWeapon.empty()) {
        const bool drawnToo = melee.otherWeapon[0].natural
            || (!melee.otherState.empty() && melee.otherState[0].drawn != Drawn::No);
        refusals.when(!drawnToo, RefusalCode::NotDrawn, Rule::Draw06, "offHandWeapon.state", "drawn");
        const std::int32_t sum = melee.weapon.damage + melee.otherWeapon[0].damage;
        const bool tooHeavy = bladesExcess(melee.weapon.damage, melee.otherWeapon[0].damage, melee.attacker.str) > 0;
        refusals.when(tooHeavy && melee.switches.dualMeleeExcess == DualMeleeExcessRule::Forbid,
                      RefusalCode::BladesTooHeavy, Rule::Dual02, "offHandWeapon", "damage", sum, melee.attacker.str);
    }
    refusals.when(melee.targetCondition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01, "target.condition",
                  "woundCount");
    refusals.when(condition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01, "attacker.condition", "woundCount");
    return refusals.take();
}

}  // namespace hitspread::threed
