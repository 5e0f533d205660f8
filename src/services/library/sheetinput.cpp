#include "services/library/sheetinput.h"

#include "rules/core/system.h"
#include "rules/core/time/conditionfacet.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread {

namespace {

/// The records a part of the action is filled from; nothing where its fallbacks serve.
std::vector<const AnyRecord*> recordsFor(const PartDeclaration& part, const CombatantView& who,
                                         const AnyRecord& switches, const AnyRecord& character,
                                         const AnyRecord& condition)
{
    std::vector<const AnyRecord*> records;
    const auto things = [&records](const std::vector<CombatantView::Item>& items) {
        for (const CombatantView::Item& item : items)
            records.push_back(&item.record.record);
        return records;
    };
    const auto states = [&records](const std::vector<CombatantView::Item>& items) {
        for (const CombatantView::Item& item : items)
            records.push_back(&item.possession.state);
        return records;
    };
    switch (part.record->kind) {
    case RecordKind::Character: return {&character};
    case RecordKind::Condition: return {&condition};
    case RecordKind::Switches: return {&switches};
    case RecordKind::Armour: return things(who.armour);
    case RecordKind::ArmourState: return states(who.armour);
    case RecordKind::Weapon: return things(who.weapons);
    case RecordKind::WeaponState: return states(who.weapons);
    default: return records;
    }
}

Input sheetInput(const System& system, const CombatantView& who, const AnyRecord& switches, const AnyRecord& character,
                 const AnyRecord& condition)
{
    const ActionDeclaration* declaration = system.action("sheet");
    if (!declaration)
        return {};
    Input input(*declaration);
    void* data = input.data();
    for (const PartDeclaration& part : declaration->parts) {
        const std::vector<const AnyRecord*> records = recordsFor(part, who, switches, character, condition);
        const std::size_t count = std::min(records.size(), part.most);
        if (part.many)
            part.resize(data, count);
        for (std::size_t i = 0; i < count; ++i) {
            if (!records[i]->isNull())
                part.record->assign(part.at(data, i), records[i]->data());
        }
    }
    if (const ConditionFacet* conditions = system.conditions()) {
        for (const CombatantView::Item& item : who.conditions) {
            if (!item.record.record.isNull())
                conditions->enter(input, {Role::Actor, 0}, item.record.record);
        }
    }
    return input;
}

}  // namespace

ActionRecord sheetAction(const System& system, const CombatantView& who, const AnyRecord& switches,
                         const AnyRecord& character, const AnyRecord& condition, std::shared_ptr<const BodyPlan> plan)
{
    ActionRecord action;
    const ActionDeclaration* declaration = system.action("sheet");
    if (!declaration)
        return action;
    action.system = system.id();
    action.action = declaration->id;
    action.rulesVersion = system.rulesVersion();
    action.request.input = sheetInput(system, who, switches, character, condition);
    action.request.plan = std::move(plan);
    if (action.request.input.validate(action.request.plan.get()).empty())
        action.findings = resolve(action.request).findings;
    return action;
}

ActionRecord sheetAction(const SheetSubject& subject)
{
    return sheetAction(*findSystem(subject.system), subject.who, subject.switches, subject.who.character.record,
                       subject.who.combatant.condition, subject.plan);
}

ActionRecord sheetAction(const System& system, const AnyRecord& character)
{
    const auto fresh = [&system](RecordKind kind) {
        const RecordDeclaration* declaration = system.record(kind);
        return declaration ? AnyRecord(*declaration) : AnyRecord();
    };
    return sheetAction(system, {}, fresh(RecordKind::Switches), character, fresh(RecordKind::Condition), nullptr);
}

}  // namespace hitspread
