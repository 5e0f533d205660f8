#include "rules/systems/threed/conditions.h"

#include "rules/core/declare/declare.h"
#include "rules/core/input.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/phasestart.h"
#include "rules/systems/threed/turn/preparation.h"

#include <algorithm>

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

namespace {

bool isHeld(RecordKind kind)
{
    return kind == RecordKind::Weapon || kind == RecordKind::MeleeWeapon || kind == RecordKind::ThrownWeapon
        || kind == RecordKind::Grenade;
}

bool isAttack(const ActionDeclaration& action)
{
    return std::ranges::any_of(action.parts, [](const PartDeclaration& part) {
        return part.role == Role::Actor && isHeld(part.record->kind);
    });
}

void changeStats(void* character, const ConditionTemplate& condition)
{
    for (std::size_t i = 0; i < kStatIds.size(); ++i) {
        const FieldDeclaration* stat = characterRecord.find(kStatIds[i]);
        const std::int32_t value = stat->number(character, 0);
        if (condition.statChange[i] != 0 && value != kNoEntry)
            stat->setNumber(character, 0, std::clamp(value + condition.statChange[i], stat->minimum, stat->maximum));
    }
}

/// Several conditions of one name add up.
void addModifier(const FieldDeclaration& list, void* options, const std::string& name, std::int32_t value)
{
    if (value == 0)
        return;
    Ranks modifiers = list.ranks(options);
    modifiers.set(name, std::clamp(modifiers.rank(name) + value, list.minimum, list.maximum));
    list.setRanks(options, std::move(modifiers));
}

/// What is declared for him as one of all in a change of phase; room is made for it.
void* declaredFor(const PartDeclaration& part, void* data, std::size_t place)
{
    if (part.count(data) <= place)
        part.resize(data, place + 1);
    return part.at(data, place);
}

/// Rolls he makes. Which kind of test a check is, is declared later: it is told of both.
void changeRolls(const PartDeclaration& part, void* options, const ConditionTemplate& condition, bool attacks)
{
    const auto change = [&](std::string_view field, std::int32_t value) {
        if (const FieldDeclaration* list = part.record->find(field))
            addModifier(*list, options, condition.name, value);
    };
    if (part.record == &checkOptionsRecord) {
        change("skillModifiers", condition.skillRolls);
        change("statModifiers", condition.statRolls);
    } else {
        change("rollModifiers", attacks ? condition.attackRolls : condition.skillRolls);
    }
}

}  // namespace

Lasting usualDuration(const ConditionTemplate& condition)
{
    Lasting lasting;
    if (condition.durationUnit == DurationUnit::UntilRemoved || condition.duration < 1)
        return lasting;
    lasting.left = condition.duration;
    // The units follow one another as they do there, behind "until removed".
    lasting.unit = static_cast<TimeUnit>(static_cast<int>(condition.durationUnit) - 1);
    return lasting;
}

void ThreedConditions::enter(Input& input, Participation who, const AnyRecord& record) const
{
    const auto& condition = record.as<ConditionTemplate>();
    const ActionDeclaration& action = input.action();
    void* data = input.data();
    for (const PartDeclaration& part : action.parts) {
        if (part.record == &characterRecord && part.role == who.role && who.place < part.count(data))
            changeStats(part.at(data, who.place), condition);
        // All initiatives of a fight are rolled at once; else who acts rolls his own.
        const bool isHis = part.many ? who.role == Role::Target : who.role == Role::Actor;
        if (part.record == &initiativeOptionsRecord && isHis) {
            auto* options = static_cast<InitiativeOptions*>(part.many ? declaredFor(part, data, who.place)
                                                                      : part.at(data, 0));
            options->modifier = std::clamp(options->modifier + condition.initiative, -99, 99);
        }
        if (part.record == &allotmentOptionsRecord && isHis)
            addModifier(*allotmentOptionsRecord.find("modifiers"), declaredFor(part, data, who.place), condition.name,
                        condition.actions);
        if (part.role == Role::Declared && !part.many && who.role == Role::Actor)
            changeRolls(part, part.at(data, 0), condition, isAttack(action));
    }
}

bool ThreedConditions::preventsActing(const AnyRecord& condition) const
{
    return condition.as<ConditionTemplate>().preventsActing;
}

bool ThreedConditions::prevents(const Input& input, const AnyRecord& condition) const
{
    const auto* preparation = input.as<Preparation>();
    return condition.as<ConditionTemplate>().preventsAiming && preparation
        && preparation->options.what == Preparing::Aim;
}

}  // namespace hitspread::threed
