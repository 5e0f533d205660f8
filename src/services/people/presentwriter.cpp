#include "services/people/presentwriter.h"

#include "services/fight/combatantnames.h"
#include "services/fight/newcombatants.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/people/goingon.h"
#include "services/refusal/problem.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace hitspread {

namespace {

/// What becomes of a thing that stays his.
void addChanges(const Possession& was, const Possession& is, std::vector<LoggedChange>& changes)
{
    const auto kind = stateKindOf(was.kind);
    if (kind && !was.state.isNull() && !is.state.isNull())
        std::ranges::move(differences({*kind, was.id}, was.state, is.state), std::back_inserter(changes));
    if (was.ammunition != is.ammunition)
        changes.push_back(rowvalue::loading(was, is.ammunition));
}

}  // namespace

RecordId PresentWriter::makeBetween(const Encounter& like, const std::string& name)
{
    Encounter made;
    made.system = like.system;
    made.name = requiredName(name, Reason::EncounterNeedsName);
    made.profile = like.profile;
    made.switches = like.switches;
    made.between = true;
    return m_campaign.encounters().insert(made);
}

void PresentWriter::note(const Combatant& who, const Combatant& present)
{
    EncounterStore& store = m_campaign.encounters();
    const std::vector<Possession> has = store.possessionsOfCombatant(present.id);
    std::vector<Possession> things = goingon::things(m_campaign, who.character, store.possessionsOfCombatant(who.id));
    const std::vector<RecordId> same = goingon::sameThings(has, things);
    std::vector<LoggedChange> values = differences({RecordKind::Condition, present.id}, present.condition,
                                                   goingon::condition(who.condition));
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (same[i] != 0)
            addChanges(*std::ranges::find(has, same[i], &Possession::id), things[i], values);
    }
    ChangeWriter writer(m_campaign);
    writer.complete(values);
    writer.write(values);
    std::ranges::move(values, std::back_inserter(m_changes));
    // What is mounted goes first and comes last, so that undo finds what it is mounted on.
    for (const bool isMounted : {true, false}) {
        for (const Possession& thing : has) {
            if (std::ranges::find(same, thing.id) != same.end() || (thing.mountedOn != 0) != isMounted)
                continue;
            m_changes.push_back(departureOf(m_campaign, {RecordKind::Possession, thing.id}));
            store.removePossession(thing.id);
        }
    }
    std::map<RecordId, RecordId> counterparts;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (same[i] != 0)
            counterparts[things[i].id] = same[i];
    }
    for (const bool isMounted : {false, true}) {
        for (std::size_t i = 0; i < things.size(); ++i) {
            if (same[i] != 0 || (things[i].mountedOn != 0) != isMounted)
                continue;
            Possession thing = things[i];
            thing.id = 0;
            thing.combatant = present.id;
            thing.mountedOn = isMounted ? counterparts[thing.mountedOn] : 0;
            const RecordId copy = store.insert(thing);
            counterparts[things[i].id] = copy;
            m_changes.push_back(arrivalOf(m_campaign, {RecordKind::Possession, copy}));
        }
    }
}

void PresentWriter::noteNew(const Combatant& who, RecordId between)
{
    EncounterStore& store = m_campaign.encounters();
    Combatant made = who;
    made.id = 0;
    made.encounter = between;
    made.away = false;
    made.position = 0;
    made.condition = goingon::condition(who.condition);
    const std::vector<Combatant> people = store.combatants(between);
    requireFightHolds(store.encounter(between), people.size() + 1);
    std::vector<std::string> names;
    for (const Combatant& other : people) {
        names.push_back(other.name);
        made.position = std::max(made.position, other.position + 1);
    }
    made.name = namesOfNewcomers(recordName(m_campaign.library().load({RecordKind::Character, who.character}).record),
                                 1, names)
                    .front();
    made.badge = badgeOf(made.name);
    const RecordId id = store.insert(made);
    copyPossessions(store, goingon::things(m_campaign, who.character, store.possessionsOfCombatant(who.id)),
                    {.combatant = id});
    m_changes.push_back(arrivalOf(m_campaign, {RecordKind::Condition, id}));
}

}  // namespace hitspread
