#include "rules/systems/threed/modifiers.h"

#include "rules/core/declare.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::set;
using declare::text;
using declare::Traits;

constexpr std::array<std::string_view, 6> kDurationUnits{"untilRemoved", "phases", "rounds",
                                                         "minutes",      "hours",  "days"};
constexpr std::array<std::string_view, 10> kAffected{"attackRoll",  "skillRoll", "statRoll", "dodge",
                                                     "parry",       "hitSpread", "recoil",   "aimingDie",
                                                     "penetration", "initiative"};
constexpr std::array<std::string_view, 2> kForms{"roll", "targetNumber"};
constexpr std::array<std::string_view, 2> kWhose{"actor", "target"};

constexpr Traits change(std::int32_t most, std::string_view rules)
{
    return {.minimum = -most, .maximum = most, .group = "effect", .rules = rules};
}

constexpr FieldDeclaration kConditionTemplateFields[]{
    text<&ConditionTemplate::name>("name", 200, {.group = "identity"}),
    text<&ConditionTemplate::summary>("summary", 200, {.group = "identity"}),
    text<&ConditionTemplate::notes>("notes", 20000, {.group = "notes"}),
    number<&ConditionTemplate::statChange>(
        "statChange", {.minimum = -30, .maximum = 30, .group = "effect", .rules = "3D-SKL-05", .elements = kStatIds}),
    number<&ConditionTemplate::attackRolls>("attackRolls", change(20, "3D-SKL-04 3D-CMB-01")),
    number<&ConditionTemplate::skillRolls>("skillRolls", change(20, "3D-SKL-04")),
    number<&ConditionTemplate::statRolls>("statRolls", change(20, "3D-SKL-05")),
    number<&ConditionTemplate::actions>("actions", change(9, "3D-TURN-02")),
    number<&ConditionTemplate::initiative>("initiative", change(99, "3D-TURN-07")),
    flag<&ConditionTemplate::preventsAiming>("preventsAiming", {.group = "effect", .rules = "3D-AIM-08"}),
    flag<&ConditionTemplate::preventsActing>("preventsActing", {.group = "effect", .rules = "3D-TURN-04"}),
    number<&ConditionTemplate::duration>("duration", {.maximum = 9999, .group = "duration", .rules = "3D-TURN-01"}),
    choice<&ConditionTemplate::durationUnit>("durationUnit", kDurationUnits,
                                             {.group = "duration", .rules = "3D-TURN-01"}),
};

constexpr FieldDeclaration kModifierFields[]{
    text<&Modifier::name>("name", 200, {.group = "identity"}),
    text<&Modifier::category>("category", 200, {.group = "identity"}),
    text<&Modifier::notes>("notes", 20000, {.group = "notes"}),
    number<&Modifier::value>("value", change(30, "3D-SIT-01")),
    set<&Modifier::appliesTo>("appliesTo", kAffected,
                              {.fallback = bit(Affected::AttackRoll), .group = "effect", .rules = "3D-SIT-01"}),
    choice<&Modifier::form>("form", kForms, {.group = "effect", .rules = "3D-SKL-03 3D-SKL-04"}),
    choice<&Modifier::whose>("whose", kWhose, {.group = "effect", .rules = "3D-SIT-01"}),
    flag<&Modifier::automatic>("automatic", {.group = "effect", .rules = "3D-SIT-01"}),
};

}  // namespace

const RecordDeclaration conditionTemplateRecord = declare::record<ConditionTemplate>(
    "conditionTemplate", RecordKind::ConditionTemplate, kConditionTemplateFields);
const RecordDeclaration modifierRecord = declare::record<Modifier>("modifier", RecordKind::Modifier, kModifierFields);

std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list)
{
    const auto& line = modifier.as<Modifier>();
    const bool isForAttacks = (line.appliesTo & bit(Affected::AttackRoll)) != 0 && line.form == ModifierForm::Roll;
    return list == "rollModifiers" && isForAttacks && !line.automatic ? std::optional(line.value) : std::nullopt;
}

}  // namespace hitspread::threed
