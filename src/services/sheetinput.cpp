#include "services/sheetinput.h"

#include "rules/core/conditionfacet.h"
#include "rules/core/system.h"

#include <algorithm>
#include <vector>

namespace hitspread {

namespace {

/// The records a part of the action is filled from; nothing where its fallbacks serve.
std::vector<const AnyRecord*> recordsFor(const PartDeclaration& part, const CombatantView& who,
                                         const AnyRecord& switches, const AnyRecord& character,
                                         const AnyRecord& condition)
{
    std::vector<const AnyRecord*> records;
    switch (part.record->kind) {
    case RecordKind::Character: return {&character};
    case RecordKind::Condition: return {&condition};
    case RecordKind::Switches: return {&switches};
    case RecordKind::Armour:
        for (const CombatantView::Item& item : who.armour)
            records.push_back(&item.record.record);
        return records;
    case RecordKind::ArmourState:
        for (const CombatantView::Item& item : who.armour)
            records.push_back(&item.possession.state);
        return records;
    default: return records;
    }
}

}  // namespace

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

Input sheetInput(const System& system, const CombatantView& who, const AnyRecord& switches)
{
    return sheetInput(system, who, switches, who.character.record, who.combatant.condition);
}

}  // namespace hitspread
