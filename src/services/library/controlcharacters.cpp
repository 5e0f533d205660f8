#include "services/library/controlcharacters.h"

#include "rules/core/declare/controlcharacter.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"

#include <limits>

namespace hitspread {

namespace {

using Found = std::vector<Problem>;

void add(Found& found, const Site& where, char32_t control)
{
    found.push_back({ProblemCode::BadInput, where, {because<Reason::ControlInText>(codeOf(control))}});
}

void addName(Found& found, const Site& where, std::string_view name)
{
    if (const auto control = controlInName(name))
        add(found, where, *control);
}

void addRecord(Found& found, const Site& where, const AnyRecord& record)
{
    if (record.isNull())
        return;
    for (const auto& [field, control] : controlsIn(record))
        add(found, where.at(field->id), control);
}

void addLibrary(Found& found, Campaign& campaign, const System& system)
{
    for (const RecordDeclaration* declared : system.records()) {
        if (!nameField(*declared))
            continue;
        LibraryQuery query;
        query.kind = declared->kind;
        query.system = system.id();
        query.limit = std::numeric_limits<std::int32_t>::max();
        for (const LibraryRow& row : campaign.library().list(query)) {
            const RecordRef which{declared->kind, row.id};
            const StoredRecord stored = campaign.library().load(which);
            addRecord(found, which, stored.record);
            for (const std::string& tag : stored.tags)
                addName(found, Site(which).at("tags"), tag);
        }
    }
}

void addFight(Found& found, Campaign& campaign, const Encounter& fight)
{
    const Site which(SiteKind::Encounter, fight.id);
    addName(found, which.at("name"), fight.name);
    addRecord(found, which, fight.switches);
    for (const Combatant& combatant : campaign.encounters().combatants(fight.id)) {
        const Site who(SiteKind::Combatant, combatant.id);
        addName(found, who.at("name"), combatant.name);
        addRecord(found, who, combatant.condition);
        for (const Possession& thing : campaign.encounters().possessionsOfCombatant(combatant.id))
            addRecord(found, {SiteKind::Possession, thing.id}, thing.state);
    }
    for (const Possession& thing : campaign.encounters().lyingIn(fight.id))
        addRecord(found, {SiteKind::LyingThing, thing.id}, thing.state);
    for (const LogMark& mark : campaign.log().marks(fight.id))
        addName(found, {SiteKind::Mark, mark.id}, mark.name);
}

}  // namespace

std::vector<Problem> controlsHeld(Campaign& campaign)
{
    Found found;
    for (const System* system : systems())
        addLibrary(found, campaign, *system);
    for (const Encounter& fight : campaign.encounters().encounters())
        addFight(found, campaign, fight);
    for (const SavedSearch& search : campaign.library().savedSearches())
        addName(found, {SiteKind::SavedSearch, search.id}, search.name);
    return found;
}

}  // namespace hitspread
