#include "rules/systems/threed/conditioneffects.h"

#include "rules/core/input.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/modifiers.h"
#include "rules/systems/threed/phasestart.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/shot.h"
#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

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
