#include "rules/systems/threed/actions.h"

#include "rules/systems/threed/dodgeaction.h"
#include "rules/systems/threed/firstaid.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/grouprest.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/initiative.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/opportunity.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/ready.h"
#include "rules/systems/threed/recovery.h"
#include "rules/systems/threed/shift.h"
#include "rules/systems/threed/shotfields.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/treatment.h"
#include "rules/systems/threed/volley.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::part;
using declare::parts;
using declare::ranks;
using declare::text;

constexpr std::array<std::string_view, 2> kTests{"skill", "stat"};
constexpr std::array<std::string_view, 11> kPreparing{"aim",      "stance",  "draw",    "holster", "recock",   "reload",
                                                      "clearJam", "refocus", "standUp", "kneel",   "dropProne"};

constexpr FieldDeclaration kShotOptions[]{
    aimHexField(),
    distanceField(),
    modeField(Mode::DoubleAction),
    handsField(),
    flag<&ShotOptions::rest>("rest", {.group = "aim", .rules = "3D-DEV-07"}),
    flag<&ShotOptions::quickDraw>("quickDraw", {.group = "weapon", .rules = "3D-DRAW-03"}),
    targetDivesField(),
    fromBehindField(),
    rangedDefenceField(),
    difficultyField(),
    rollModifiersField(),
    targetModifiersField(),
    coveredLocationsField(),
    coveredHexCountField(),
    coveredHexesField(),
    coverPvField(),
    coverIdField(),
    roundField(),
};

constexpr FieldDeclaration kCheckOptions[]{
    choice<&CheckOptions::kind>("kind", kTests, {.group = "test", .rules = "3D-SKL-01 3D-SKL-05"}),
    text<&CheckOptions::name>("name", 200, {.group = "test", .rules = "3D-SKL-01"}),
    number<&CheckOptions::rank>(
        "rank", {.maximum = 30, .fallback = kNoEntry, .optional = true, .group = "test", .rules = "3D-SKL-01"}),
    flag<&CheckOptions::forced>("forced", {.group = "test", .rules = "3D-FIRE-01"}),
    number<&CheckOptions::stress>("stress",
                                  {.minimum = -30, .maximum = 0, .group = "modifiers", .rules = "3D-FIRE-05"}),
    number<&CheckOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03")),
    ranks<&CheckOptions::rollModifiers>("rollModifiers", 99,
                                        {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04"}),
    ranks<&CheckOptions::targetModifiers>("targetModifiers", 99,
                                          {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    ranks<&CheckOptions::skillModifiers>("skillModifiers", 99,
                                         {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04"}),
    ranks<&CheckOptions::statModifiers>("statModifiers", 99,
                                        {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SKL-05"}),
};

constexpr FieldDeclaration kPreparationOptions[]{
    choice<&PreparationOptions::what>("what", kPreparing, {.group = "action", .rules = "3D-AIM-01"}),
    number<&PreparationOptions::band>("band", {.maximum = 3, .group = "action", .rules = "3D-SCP-04"}),
    choice<&PreparationOptions::hands>("hands", kHandsIds, {.group = "action", .rules = "3D-DRAW-01"}),
    flag<&PreparationOptions::rest>("rest", {.group = "action", .rules = "3D-AIM-06"}),
    flag<&PreparationOptions::inCover>("inCover", {.group = "action", .rules = "3D-FIRE-04"}),
};

}  // namespace

const RecordDeclaration shotOptionsRecord = declare::record<ShotOptions>("shotOptions", RecordKind::Options,
                                                                         kShotOptions);
const RecordDeclaration checkOptionsRecord = declare::record<CheckOptions>("checkOptions", RecordKind::Options,
                                                                           kCheckOptions);
const RecordDeclaration preparationOptionsRecord = declare::record<PreparationOptions>(
    "preparationOptions", RecordKind::Options, kPreparationOptions);

namespace {

constexpr PartDeclaration kShotParts[]{
    part<&Shot::options>("options", shotOptionsRecord, Role::Declared),
    part<&Shot::shooter>("shooter", characterRecord, Role::Actor),
    part<&Shot::shooterCondition>("shooter.condition", conditionRecord, Role::Actor),
    part<&Shot::weapon>("weapon", weaponRecord, Role::Actor),
    part<&Shot::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    part<&Shot::ammunition>("ammunition", ammunitionRecord, Role::Actor),
    parts<&Shot::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    part<&Shot::target>("target", characterRecord, Role::Target),
    part<&Shot::targetCondition>("target.condition", conditionRecord, Role::Target),
    parts<&Shot::armour>("armour", armourRecord, Role::Target, kMostArmours),
    parts<&Shot::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    part<&Shot::switches>("switches", switchesRecord, Role::Rules),
};

constexpr PartDeclaration kCheckParts[]{
    part<&Check::options>("options", checkOptionsRecord, Role::Declared),
    part<&Check::character>("character", characterRecord, Role::Actor),
    part<&Check::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Check::switches>("switches", switchesRecord, Role::Rules),
};

constexpr PartDeclaration kPreparationParts[]{
    part<&Preparation::options>("options", preparationOptionsRecord, Role::Declared),
    part<&Preparation::character>("character", characterRecord, Role::Actor),
    part<&Preparation::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Preparation::weapon>("weapon", weaponRecord, Role::Actor),
    part<&Preparation::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    parts<&Preparation::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    part<&Preparation::switches>("switches", switchesRecord, Role::Rules),
};

constexpr PartDeclaration kSheetParts[]{
    part<&Sheet::character>("character", characterRecord, Role::Actor),
    part<&Sheet::condition>("character.condition", conditionRecord, Role::Actor),
    parts<&Sheet::armour>("armour", armourRecord, Role::Actor, kMostArmours),
    parts<&Sheet::armourState>("armour.state", armourStateRecord, Role::Actor, kMostArmours),
    part<&Sheet::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration shotAction{"shot", kShotParts};
constinit const ActionDeclaration checkAction{"check", kCheckParts};
constinit const ActionDeclaration preparationAction{"prepare", kPreparationParts};
constinit const ActionDeclaration sheetAction{"sheet", kSheetParts};

std::span<const ActionDeclaration> actions()
{
    static const std::array kActions{
        shotAction,       checkAction,   preparationAction, sheetAction,  meleeAction,   throwAction,    dodgeAction,
        danceAction,      readyAction,   readyThrownAction, volleyAction, twoGunsAction, suppressAction, evadeAction,
        initiativeAction, phaseAction,   opportunityAction, splitAction,  aidAction,     treatAction,    recoverAction,
        shiftAction,      grenadeAction, harmAction,        restAction};
    return kActions;
}

}  // namespace hitspread::threed
