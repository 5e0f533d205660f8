#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"

#include <vector>

namespace hitspread::threed {

/// How many roll the dice of an amount.
enum class HarmDice : std::uint8_t { Once, Each };

/// Where harm strikes a body.
enum class HarmPlace : std::uint8_t {
    Drawn,       ///< each at a location of his own: that of a hex drawn evenly from all of his body (A-056)
    Named,       ///< all at the same one
    Everywhere,  ///< at every location, as fragments do (3D-GREN-07)
    Nowhere      ///< at none: the Incap track alone (3D-TRACK-01)
};

enum class HarmKind : std::uint8_t { Standard, Bruising };

/// What harms everybody: a fire, a fall, gas, a collapsing floor, a crash. The game master says what it is.
struct HarmOptions {
    std::int32_t points = 0;  ///< DAM
    std::int32_t dice = 0;    ///< d6 added to them
    HarmDice rolled = HarmDice::Once;
    HarmPlace place = HarmPlace::Drawn;
    Location location = Location::Torso;  ///< the one that is named
    HarmKind kind = HarmKind::Standard;
    bool kinetic = true;  ///< halved by cells in their natural state, and knocks back (A-078)
    bool knocks = true;   ///< kinetic harm calls for the knockback check
    ArmourUse armour = ArmourUse::Ignored;
    std::int32_t penetration = 0;  ///< PEN, without a die
    std::int32_t round = 1;        ///< combat round, kept with wounds
};

/// Where it strikes one of them.
enum class HarmedPlace : std::uint8_t { AsAll, Head, Torso, Abdomen, LeftArm, RightArm, LeftLeg, RightLeg };

/// What is different for one of them.
struct HarmedOptions {
    std::int32_t points = kNoEntry;  ///< instead of points and dice; no entry: as for all
    HarmedPlace place = HarmedPlace::AsAll;
};

/// One of those who are harmed.
struct HarmTarget {
    HarmedOptions options;
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;  ///< element by element with armour
};

/// Damage to one or several that no attack does: nobody acts, nobody is under fire (P-1 steps 14 to 23).
struct Harm {
    HarmOptions options;
    std::vector<HarmTarget> targets;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration harmOptionsRecord;
extern const RecordDeclaration harmedOptionsRecord;

inline constexpr std::array<std::string_view, 2> kHarmDiceIds{"once", "each"};
inline constexpr std::array<std::string_view, 4> kHarmPlaceIds{"drawn", "named", "everywhere", "nowhere"};
inline constexpr std::array<std::string_view, 2> kHarmKindIds{"standard", "bruising"};
inline constexpr std::array<std::string_view, 3> kArmourUseIds{"ignored", "absorbs", "tested"};
inline constexpr std::array<std::string_view, kLocations + 1> kHarmedPlaceIds{
    "asAll", "head", "torso", "abdomen", "leftArm", "rightArm", "leftLeg", "rightLeg"};
static_assert(std::ranges::equal(kLocationIds, std::span(kHarmedPlaceIds).subspan(1)));

inline constexpr std::int32_t kMostHarmPoints = 999;

inline constexpr declare::FieldTable kHarmOptions{
    declare::number<&HarmOptions::points>("points",
                                          {.maximum = kMostHarmPoints, .group = "amount", .rules = "3D-DAM-01"}),
    declare::number<&HarmOptions::dice>("dice",
                                        {.maximum = kMostDice, .unit = "d6", .group = "amount", .rules = "3D-DAM-01"}),
    declare::choice<&HarmOptions::rolled>("rolled", kHarmDiceIds, {.group = "amount"}),
    declare::choice<&HarmOptions::place>("place", kHarmPlaceIds, {.group = "body", .rules = "3D-LOC-01 3D-TRACK-01"}),
    declare::choice<&HarmOptions::location>(
        "location", kLocationIds,
        {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "body", .rules = "3D-LOC-01"}),
    declare::choice<&HarmOptions::kind>("kind", kHarmKindIds, {.group = "effect", .rules = "3D-BRUISE-01"}),
    declare::flag<&HarmOptions::kinetic>("kinetic", {.fallback = 1, .group = "effect", .rules = "3D-VEV-06"}),
    declare::flag<&HarmOptions::knocks>("knocks", {.fallback = 1, .group = "effect", .rules = "3D-KNOCK-01"}),
    declare::choice<&HarmOptions::armour>("armour", kArmourUseIds,
                                          {.group = "protection", .rules = "3D-PEN-03 3D-PEN-06"}),
    declare::number<&HarmOptions::penetration>("penetration",
                                               {.maximum = 99, .group = "protection", .rules = "3D-PEN-03"}),
    declare::number<&HarmOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const HarmOptions*)
{
    return kHarmOptions;
}

inline constexpr declare::FieldTable kHarmedOptions{
    declare::number<&HarmedOptions::points>(
        "points",
        {.maximum = kMostHarmPoints, .fallback = kNoEntry, .optional = true, .group = "target", .rules = "3D-DAM-01"}),
    declare::choice<&HarmedOptions::place>("place", kHarmedPlaceIds, {.group = "target", .rules = "3D-LOC-01"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const HarmedOptions*)
{
    return kHarmedOptions;
}

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kHarmParts{
    declare::part<&Harm::options>("options", harmOptionsRecord, Role::Declared),
    declare::each<&Harm::targets, &HarmTarget::character>("targets", characterRecord, Role::Target, kMostNear),
    declare::each<&Harm::targets, &HarmTarget::condition>("targets.condition", conditionRecord, Role::Target,
                                                          kMostNear),
    declare::inner<&Harm::targets, &HarmTarget::armour>("targets.armour", armourRecord, Role::Target, kMostArmours),
    declare::inner<&Harm::targets, &HarmTarget::armourState>("targets.armour.state", armourStateRecord, Role::Target,
                                                             kMostArmours),
    declare::each<&Harm::targets, &HarmTarget::options>("targets.options", harmedOptionsRecord, Role::Declared,
                                                        kMostNear),
    declare::part<&Harm::switches>("switches", switchesRecord, Role::Rules),
};

/// Nobody to harm, nothing to harm with, no body plan to strike (3D-DAM-04, 3D-LOC-02).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan* plan);
void resolveAction(const Harm& harm, Derivation& derivation);

}  // namespace hitspread::threed
