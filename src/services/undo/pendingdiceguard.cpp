#include "services/undo/pendingdiceguard.h"

#include "services/fight/groundservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"

#include <algorithm>

namespace hitspread {

namespace {

/// What a thing of a fight is called, with whoever has it: "Guard 1: Frag"; "Frag: at the gate" where it lies about.
std::string nameOfThing(Campaign& campaign, RecordId possession)
{
    const Possession thing = campaign.encounters().possession(possession);
    if (thing.encounter != 0)
        return nameOnGround(campaign, thing);
    const std::string name = recordName(campaign.load({thing.kind, thing.item}));
    return thing.combatant == 0 ? name : campaign.encounters().combatant(thing.combatant).name + ": " + name;
}

}  // namespace

PendingDiceGuard::PendingDiceGuard(Campaign& campaign, Scope scope) : m_campaign(campaign)
{
    if (scope.kind == ScopeKind::Encounter)
        m_waiting = campaign.log().pending(scope.encounter);
    if (!m_waiting)
        return;
    const ActionRecord& action = m_waiting->action;
    for (const RecordId combatant : {action.actor, action.target}) {
        if (combatant != 0)
            note({RecordKind::Condition, combatant});
    }
    for (const BoundPart& bound : action.bindings)
        note(bound.record);
}

void PendingDiceGuard::note(RecordRef record)
{
    if (std::ranges::find(m_rows, record, &Row::record) != m_rows.end())
        return;
    // What was gone before forbids no step.
    if (std::optional<Row> row = rowNow(record))
        m_rows.push_back(std::move(*row));
}

std::optional<PendingDiceGuard::Row> PendingDiceGuard::rowNow(RecordRef record) const
{
    try {
        switch (record.kind) {
        case RecordKind::Condition: {
            Combatant who = m_campaign.encounters().combatant(record.id);
            return who.away ? std::nullopt : std::optional(Row{record, std::move(who.name), {}});
        }
        case RecordKind::ItemState:
            return Row{record, nameOfThing(m_campaign, record.id), m_campaign.encounters().possession(record.id).state};
        case RecordKind::WeaponState:
        case RecordKind::ArmourState:
        case RecordKind::Lasting:
        case RecordKind::Lying: return Row{record, nameOfThing(m_campaign, record.id), {}};
        // No step of a fight takes anything away that is the library's, nor the fight itself.
        default: return std::nullopt;
        }
    } catch (const Failure& failure) {
        if (failure.problem().code != ProblemCode::NotFound)
            throw;
        return std::nullopt;
    }
}

bool PendingDiceGuard::isAsItWas(const Row& row) const
{
    const std::optional<Row> now = rowNow(row.record);
    return now && (!row.count || differences(row.record, *row.count, *now->count).empty());
}

void PendingDiceGuard::requireEverything() const
{
    const auto gone = std::ranges::find_if(m_rows, [this](const Row& row) { return !isAsItWas(row); });
    if (gone == m_rows.end())
        return;
    const ActionRecord& action = m_waiting->action;
    std::string who = goingOffBy(action);
    const auto actor = std::ranges::find(m_rows, RecordRef{RecordKind::Condition, action.actor}, &Row::record);
    if (who.empty() && actor != m_rows.end())
        who = actor->name;
    throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(m_waiting->encounter).name,
                  because<Reason::RolledWith>(told::ActionName{action.system, action.action, who}, gone->name));
}

}  // namespace hitspread
