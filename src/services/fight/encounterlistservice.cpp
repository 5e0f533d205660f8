#include "services/fight/encounterlistservice.h"

#include "rules/core/time/lasting.h"
#include "services/fight/combatantnames.h"
#include "services/fight/newcombatants.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <map>

namespace hitspread {

namespace {

/// Who and what a condition names is the one in the copy.
void nameAnew(EncounterStore& store, RecordId combatant, const std::map<RecordId, RecordId>& people,
              const std::map<RecordId, RecordId>& things)
{
    Combatant copy = store.combatant(combatant);
    copy.condition = copy.condition.cloned();
    bool isNew = false;
    for (const FieldDeclaration& field : copy.condition.declaration().fields) {
        const std::size_t elements = field.names ? field.elementsIn(copy.condition.data()) : 0;
        const auto& copies = field.names == RecordKind::Condition ? people : things;
        for (std::size_t i = 0; i < elements; ++i) {
            const std::int32_t was = field.number(copy.condition.data(), i);
            const auto found = copies.find(was);
            if (was == 0 || found == copies.end())
                continue;
            field.setNumber(copy.condition.data(), i, static_cast<std::int32_t>(found->second));
            isNew = true;
        }
    }
    if (isNew)
        store.update(copy);
}

/// Conditions count the phases of those in the copy.
void anchorAnew(EncounterStore& store, RecordId combatant, const std::map<RecordId, RecordId>& copies)
{
    for (Possession& thing : conditionsOf(store, combatant)) {
        if (thing.state.as<Lasting>().anchor == 0)
            continue;
        auto& anchor = thing.state.as<Lasting>().anchor;
        const auto found = copies.find(anchor);
        anchor = found == copies.end() ? 0 : static_cast<std::int32_t>(found->second);
        store.update(thing);
    }
}

}  // namespace

std::string nameOfFightCopy(const std::string& name, const std::vector<Encounter>& present)
{
    std::string stem = name;
    const std::size_t open = name.rfind(" (");
    const bool isNumbered = open != std::string::npos && name.ends_with(')') && name.size() > open + 3
        && std::all_of(name.begin() + static_cast<std::ptrdiff_t>(open) + 2, name.end() - 1,
                       [](char c) { return c >= '0' && c <= '9'; });
    if (isNumbered)
        stem.resize(open);
    const auto isTaken = [&present](const std::string& copy) {
        return std::ranges::find(present, copy, &Encounter::name) != present.end();
    };
    return firstFreeName(stem, isTaken, kMostOfName, CopyNumber::InBrackets);
}

RecordId EncounterListService::duplicate(RecordId encounter)
{
    RecordId id = 0;
    m_campaign.atomically([&] {
        EncounterStore& store = m_campaign.encounters();
        Encounter copy = store.encounter(encounter);
        copy.name = nameOfFightCopy(copy.name, store.encounters());
        copy.sample = false;
        copy.archived = false;
        copy.between = false;
        id = store.insert(copy);
        const std::vector<Combatant> people = store.combatants(encounter);
        requireFightHolds(copy, people.size());
        std::map<RecordId, RecordId> copies;
        std::map<RecordId, RecordId> things;
        for (Combatant combatant : people) {
            const RecordId original = std::exchange(combatant.id, 0);
            combatant.encounter = id;
            copies[original] = store.insert(combatant);
            things.merge(
                copyPossessions(store, store.possessionsOfCombatant(original), {.combatant = copies[original]}));
        }
        copyPossessions(store, store.lyingIn(encounter), {.encounter = id});
        for (const auto& [original, copied] : copies) {
            anchorAnew(store, copied, copies);
            nameAnew(store, copied, copies, things);
        }
        for (const auto& [pair, metres] : store.distances(encounter))
            store.setDistance(copies.at(pair.first), copies.at(pair.second), metres);
    });
    return id;
}

EntryId EncounterListService::rename(RecordId encounter, const std::string& name)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const std::string wanted = requiredName(name, Reason::EncounterNeedsName);
    return enter(rowvalue::renaming(fight, wanted), fight.name + " → " + wanted);
}

EntryId EncounterListService::setArchived(RecordId encounter, bool archived)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    if (fight.between)
        refuse<Reason::NoFightToEnd>(fight.name);
    return enter(rowvalue::archiving(fight, archived), fight.name);
}

EntryId EncounterListService::enter(LoggedChange change, const std::string& title)
{
    if (change.before == change.after)
        return 0;
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry;
        entry.scope = {ScopeKind::Library, 0};
        entry.kind = EntryKind::Edit;
        entry.title = title;
        entry.changes.push_back(std::move(change));
        ChangeWriter(m_campaign).write(entry.changes);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

}  // namespace hitspread
