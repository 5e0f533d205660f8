#include "models/fight/fightsnapshot.h"

#include <algorithm>
#include <functional>

namespace hitspread {

namespace {

/// Records that were not read anew share their struct.
bool isUnchanged(const AnyRecord& a, const AnyRecord& b)
{
    if (a.data() == b.data())
        return true;
    if (a.isNull() || b.isNull() || &a.declaration() != &b.declaration())
        return false;
    return std::ranges::all_of(a.declaration().fields, [&](const FieldDeclaration& field) {
        if (field.kind == FieldKind::Text)
            return field.text(a.data()) == field.text(b.data());
        if (field.kind == FieldKind::RankList)
            return field.ranks(a.data()) == field.ranks(b.data());
        if (field.kind == FieldKind::Table)
            return field.table(a.data()) == field.table(b.data());
        const std::size_t elements = std::max(field.elementsIn(a.data()), field.elementsIn(b.data()));
        for (std::size_t i = 0; field.isNumeric() && i < elements; ++i) {
            if (field.number(a.data(), i) != field.number(b.data(), i))
                return false;
        }
        return field.isNumeric();
    });
}

bool isUnchanged(const StoredRecord& a, const StoredRecord& b)
{
    return a.id == b.id && a.system == b.system && a.sample == b.sample && a.removed == b.removed && a.tags == b.tags
        && a.portrait == b.portrait && a.extra == b.extra && isUnchanged(a.record, b.record);
}

bool isUnchanged(const Possession& a, const Possession& b)
{
    return a.id == b.id && a.character == b.character && a.combatant == b.combatant && a.encounter == b.encounter
        && a.kind == b.kind && a.item == b.item && a.mountedOn == b.mountedOn && a.ammunition == b.ammunition
        && a.position == b.position && isUnchanged(a.state, b.state);
}

bool isUnchanged(const CombatantView::Item& a, const CombatantView::Item& b);
bool isUnchanged(const LyingView& a, const LyingView& b);
bool isUnchanged(const LogEntry& a, const LogEntry& b);
bool isUnchanged(const Foreseen& a, const Foreseen& b);
bool isUnchanged(const WhatIf& a, const WhatIf& b);

template <typename Value>
bool areUnchanged(const std::vector<Value>& a, const std::vector<Value>& b)
{
    return std::ranges::equal(a, b, [](const Value& one, const Value& other) { return isUnchanged(one, other); });
}

bool isUnchanged(const CombatantView::Item& a, const CombatantView::Item& b)
{
    if (a.ammunition.has_value() != b.ammunition.has_value())
        return false;
    return isUnchanged(a.possession, b.possession) && isUnchanged(a.record, b.record)
        && areUnchanged(a.accessories, b.accessories) && a.mounted == b.mounted
        && (!a.ammunition || isUnchanged(*a.ammunition, *b.ammunition));
}

bool isUnchanged(const Combatant& a, const Combatant& b)
{
    return a.id == b.id && a.encounter == b.encounter && a.character == b.character && a.name == b.name
        && a.badge == b.badge && a.side == b.side && a.position == b.position && a.colour == b.colour
        && a.away == b.away && isUnchanged(a.condition, b.condition);
}

bool isUnchanged(const CombatantView& a, const CombatantView& b)
{
    return isUnchanged(a.combatant, b.combatant) && isUnchanged(a.character, b.character)
        && areUnchanged(a.weapons, b.weapons) && areUnchanged(a.armour, b.armour) && areUnchanged(a.others, b.others)
        && areUnchanged(a.loose, b.loose) && areUnchanged(a.conditions, b.conditions);
}

bool isUnchanged(const LyingView& a, const LyingView& b)
{
    return isUnchanged(a.possession, b.possession) && isUnchanged(a.record, b.record);
}

bool isUnchanged(const LogEntry& a, const LogEntry& b)
{
    // Entries are written once.
    return a.id == b.id && a.inForce == b.inForce;
}

bool isUnchanged(const Foreseen& a, const Foreseen& b)
{
    return a.combatant == b.combatant && a.name == b.name && a.change.record == b.change.record
        && a.change.field == b.change.field && a.change.element == b.change.element
        && a.change.before == b.change.before && a.change.after == b.change.after;
}

bool isUnchanged(const WhatIf& a, const WhatIf& b)
{
    return a.mark.id == b.mark.id && a.mark.encounter == b.mark.encounter && a.mark.entry == b.mark.entry
        && a.mark.origin == b.mark.origin && a.mark.name == b.mark.name && a.steps == b.steps;
}

bool hasSameRules(const Encounter& a, const Encounter& b)
{
    return a.system == b.system && a.profile == b.profile && isUnchanged(a.switches, b.switches);
}

/// As a list of fights shows it.
bool isListedTheSame(const Encounter& a, const Encounter& b)
{
    return a.id == b.id && a.name == b.name && a.archived == b.archived && a.sample == b.sample && a.system == b.system;
}

RecordId idOfView(const CombatantView& view)
{
    return view.combatant.id;
}

unsigned aspectsBetween(const FightSnapshot& before, const FightSnapshot& after)
{
    unsigned aspects = 0;
    const auto note = [&aspects](FightChange::Aspect aspect, bool isOther) { aspects |= isOther ? aspect : 0U; };
    note(FightChange::Fights,
         before.encounter.id != after.encounter.id
             || !std::ranges::equal(before.encounters, after.encounters, [&](const Encounter& a, const Encounter& b) {
                    // Of the one in view the rest is told by itself.
                    return isListedTheSame(a, b)
                        && (a.id == after.encounter.id
                            || (a.round == b.round && a.phase == b.phase && hasSameRules(a, b)));
                }));
    note(FightChange::Moment,
         before.encounter.round != after.encounter.round || before.encounter.phase != after.encounter.phase);
    note(FightChange::Rules, !hasSameRules(before.encounter, after.encounter));
    note(FightChange::People, !std::ranges::equal(before.combatants, after.combatants, {}, idOfView, idOfView));
    note(FightChange::Ground, !areUnchanged(before.lying, after.lying));
    note(FightChange::Distances, before.distances != after.distances);
    note(FightChange::Log, before.newest != after.newest || !areUnchanged(before.history, after.history));
    note(FightChange::Place, before.undoable != after.undoable || before.redoable != after.redoable);
    // The same row may hold more dice than before.
    note(FightChange::Pending, before.pending || after.pending);
    note(FightChange::Foreseen, !areUnchanged(before.foreseen, after.foreseen));
    note(FightChange::Trying, !areUnchanged(before.trying, after.trying));
    note(FightChange::Access, before.readOnly != after.readOnly);
    return aspects;
}

}  // namespace

const CombatantView* FightSnapshot::find(RecordId combatant) const
{
    const auto found = std::ranges::find(combatants, combatant, idOfView);
    return found == combatants.end() ? nullptr : &*found;
}

std::optional<int> FightSnapshot::distance(RecordId a, RecordId b) const
{
    const auto found = distances.find(std::minmax(a, b));
    return found == distances.end() ? std::nullopt : std::optional(found->second);
}

bool FightChange::isAbout(RecordId combatant) const
{
    return aspects == CommandPalette || std::ranges::find(combatants, combatant) != combatants.end();
}

FightChange changeBetween(const FightSnapshot& before, const FightSnapshot& after)
{
    FightChange change;
    if (before.encounter.id != after.encounter.id)
        return change;
    change.aspects = aspectsBetween(before, after);
    for (const CombatantView& view : after.combatants) {
        const CombatantView* was = before.find(view.combatant.id);
        if (!was || !isUnchanged(*was, view))
            change.combatants.push_back(view.combatant.id);
    }
    change.aspects |= change.combatants.empty() ? 0U : FightChange::Values;
    return change;
}

}  // namespace hitspread
