#include "rules/systems/threed/melee/dodgeaction.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::part;
using declare::parts;
using declare::ranks;

constexpr std::array<std::string_view, 2> kLasts{"phase", "round"};
constexpr declare::Traits kOnRoll{.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"};
constexpr declare::Traits kOnTarget{.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"};

constexpr FieldDeclaration kDodgeOptions[]{
    choice<&DodgeOptions::lasts>("lasts", kLasts, {.group = "action", .rules = "3D-DOD-02 3D-DOD-04"}),
    ranks<&DodgeOptions::rollModifiers>("rollModifiers", 99, kOnRoll),
    ranks<&DodgeOptions::targetModifiers>("targetModifiers", 99, kOnTarget),
};

constexpr FieldDeclaration kDanceOptions[]{
    ranks<&DanceOptions::rollModifiers>("rollModifiers", 99, kOnRoll),
    ranks<&DanceOptions::targetModifiers>("targetModifiers", 99, kOnTarget),
};

}  // namespace

const RecordDeclaration dodgeOptionsRecord = declare::options<DodgeOptions>("dodgeOptions", kDodgeOptions);
const RecordDeclaration danceOptionsRecord = declare::options<DanceOptions>("danceOptions", kDanceOptions);

namespace {

constexpr declare::PartTable kDodgeParts{
    part<&Dodge::options>("options", dodgeOptionsRecord, Role::Declared),
    part<&Dodge::character>("character", characterRecord, Role::Actor),
    part<&Dodge::condition>("character.condition", conditionRecord, Role::Actor),
    parts<&Dodge::armour>("armour", armourRecord, Role::Actor, kMostArmours),
    parts<&Dodge::armourState>("armour.state", armourStateRecord, Role::Actor, kMostArmours),
    part<&Dodge::switches>("switches", switchesRecord, Role::Rules),
};

constexpr declare::PartTable kDanceParts{
    part<&Dance::options>("options", danceOptionsRecord, Role::Declared),
    part<&Dance::character>("character", characterRecord, Role::Actor),
    part<&Dance::condition>("character.condition", conditionRecord, Role::Actor),
    parts<&Dance::armour>("armour", armourRecord, Role::Actor, kMostArmours),
    parts<&Dance::armourState>("armour.state", armourStateRecord, Role::Actor, kMostArmours),
    part<&Dance::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration Dodge::kAction = declare::action<Dodge>("dodge", system, kDodgeParts);
constinit const ActionDeclaration Dance::kAction = declare::action<Dance>("dance", system, kDanceParts);

void resolveAction(const Dodge& action, Derivation& derivation)
{
    Person person(action.character, action.condition, action.switches);
    const DodgeTerms terms{.kind = action.options.lasts == DodgeFor::Round ? DodgeKind::Regular : DodgeKind::Quick,
                           .rollModifiers = &action.options.rollModifiers,
                           .targetModifiers = &action.options.targetModifiers};
    (void)dodge(derivation, person, {action.armour, action.armourState}, terms);
    person.ledger.commit(derivation, kDodgeParts.position<&Dodge::condition>());
}

void resolveAction(const Dance& action, Derivation& derivation)
{
    Person person(action.character, action.condition, action.switches);
    const DodgeTerms terms{.rollModifiers = &action.options.rollModifiers,
                           .targetModifiers = &action.options.targetModifiers};
    dance(derivation, person, {action.armour, action.armourState}, terms);
    person.ledger.commit(derivation, kDanceParts.position<&Dance::condition>());
}

std::vector<Refusal> refusalsOf(const Dodge& dodge, const BodyPlan*)
{
    Refusals refusals;
    refuseActor(refusals, dodge.condition, "character.condition", true);
    refusals.when(!canDodge(dodge.character), RefusalCode::CannotDodge, Rule::Dod01, "character", "skills");
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Dance& dance, const BodyPlan*)
{
    Refusals refusals;
    refuseActor(refusals, dance.condition, "character.condition", false);
    refusals.when(!canDance(dance.character), RefusalCode::CannotDance, Rule::Cover01, "character", "advantages");
    refusals.when(!canDodge(dance.character), RefusalCode::CannotDodge, Rule::Dance02, "character", "skills");
    refusals.when(dance.condition.danced, RefusalCode::DancedAlready, Rule::Dance05, "character.condition", "danced");
    return refusals.take();
}

}  // namespace hitspread::threed
