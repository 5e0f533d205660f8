#pragma once

#include "services/fight/combatantnames.h"
#include "services/ports/campaign.h"

#include <string>
#include <utility>
#include <vector>

// What is put into a campaign past the log: it belongs to the beginning.
namespace hitspread::support {

template <typename Record>
RecordId keepPastLog(Campaign& campaign, std::string system, const RecordDeclaration& declaration, const Record& record)
{
    StoredRecord stored;
    stored.system = std::move(system);
    stored.record = AnyRecord(declaration, &record);
    return campaign.library().insert(stored);
}

/// Something of the library as somebody has it.
struct Carried {
    RecordRef item;
    AnyRecord state;
};

/// What somebody has, in this order: `owner` says whose the things are.
inline void carryPastLog(Campaign& campaign, const Possession& owner, const std::vector<Carried>& kit)
{
    Possession thing = owner;
    for (const Carried& one : kit) {
        thing.kind = one.item.kind;
        thing.item = one.item.id;
        thing.state = one.state;
        (void)campaign.encounters().insert(thing);
        ++thing.position;
    }
}

/// Somebody of the library in a fight, with his things. Returns the combatant.
inline RecordId enterPastLog(Campaign& campaign, RecordId fight, RecordId person, const std::string& name,
                             const RecordDeclaration& condition, const std::vector<Carried>& kit)
{
    Combatant combatant;
    combatant.encounter = fight;
    combatant.character = person;
    combatant.name = name;
    combatant.badge = badgeOf(name);
    combatant.condition = AnyRecord(condition);
    const RecordId id = campaign.encounters().insert(combatant);
    Possession his;
    his.combatant = id;
    carryPastLog(campaign, his, kit);
    return id;
}

}  // namespace hitspread::support
