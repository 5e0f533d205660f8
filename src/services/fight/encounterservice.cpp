#include "services/fight/encounterservice.h"

#include "rules/systems/registry.h"
#include "services/fight/combatantnames.h"
#include "services/fight/newcombatants.h"
#include "services/library/possessions.h"
#include "services/library/profileservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "services/undo/entrytitle.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace hitspread {

namespace {

std::vector<std::string> namesOf(const std::vector<Combatant>& combatants)
{
    std::vector<std::string> names;
    names.reserve(combatants.size());
    for (const Combatant& combatant : combatants)
        names.push_back(combatant.name);
    return names;
}

}  // namespace

void fillItems(RecordCache& library, const std::vector<Possession>& possessions, CombatantView& view)
{
    // A campaign from elsewhere may hold what no rule system would.
    const auto load = [&](RecordRef reference) {
        const StoredRecord& record = library.load(reference);
        if (record.system != view.character.system)
            refuse<Reason::AnotherSystem>(reference);
        return record;
    };
    for (const Possession& possession : possessions) {
        if (possession.kind == RecordKind::Accessory && possession.mountedOn != 0)
            continue;
        CombatantView::Item item;
        item.possession = possession;
        item.record = load({possession.kind, possession.item});
        if (possession.ammunition != 0)
            item.ammunition = load({RecordKind::Ammunition, possession.ammunition});
        for (const Possession& mounted : possessions) {
            if (mounted.kind != RecordKind::Accessory || mounted.mountedOn != possession.id)
                continue;
            item.accessories.push_back(load({RecordKind::Accessory, mounted.item}));
            item.mounted.push_back(mounted.id);
        }
        std::vector<CombatantView::Item>& list = possession.kind == RecordKind::Weapon ? view.weapons
            : possession.kind == RecordKind::Armour                                    ? view.armour
            : possession.kind == RecordKind::Accessory                                 ? view.loose
            : possession.kind == RecordKind::ConditionTemplate                         ? view.conditions
                                                                                       : view.others;
        list.push_back(std::move(item));
    }
}

std::vector<Encounter> EncounterService::encounters()
{
    return m_campaign.encounters().encounters();
}

RecordId EncounterService::create(const std::string& system, const std::string& name, const std::string& profile)
{
    const System* rules = findSystem(system);
    if (!rules)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, system});
    return create(system, name, ProfileView{profile, true, builtInSwitches(*rules, profile)});
}

RecordId EncounterService::create(const std::string& system, const std::string& name, const ProfileView& profile,
                                  const std::vector<Newcomers>& groups)
{
    if (!findSystem(system))
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, system});
    Encounter encounter;
    encounter.system = system;
    encounter.name = requiredName(name, Reason::EncounterNeedsName);
    encounter.profile = profile.name;
    encounter.switches = profile.switches;
    RecordId id = 0;
    m_campaign.atomically([&] {
        id = m_campaign.encounters().insert(encounter);
        (void)enter(id, groups);
    });
    return id;
}

std::vector<CombatantView> EncounterService::combatants(RecordId encounter)
{
    return viewsOf(m_campaign.encounters().combatants(encounter), encounter);
}

std::vector<CombatantView> EncounterService::combatants(RecordId encounter, const std::vector<RecordId>& some)
{
    return viewsOf(rows(encounter, some), encounter);
}

std::vector<Combatant> EncounterService::rows(RecordId encounter, const std::vector<RecordId>& some)
{
    std::vector<Combatant> all;
    if (some.size() == 1) {
        try {
            all.push_back(m_campaign.encounters().combatant(some.front()));
        } catch (const Failure& failure) {
            if (failure.problem().code != ProblemCode::NotFound)
                throw;
        }
    } else if (!some.empty()) {
        all = m_campaign.encounters().combatants(encounter);
    }
    std::erase_if(all, [&](const Combatant& combatant) {
        return combatant.encounter != encounter || std::ranges::find(some, combatant.id) == some.end();
    });
    return all;
}

/// What few of many have is asked for one by one, else everything at once.
std::vector<CombatantView> EncounterService::viewsOf(std::vector<Combatant> all, RecordId encounter)
{
    constexpr std::size_t kFew = 4;
    RecordCache library(m_campaign.library());
    // A damaged character is named before what he carries.
    for (const Combatant& combatant : all)
        (void)library.load({RecordKind::Character, combatant.character});
    std::map<RecordId, std::vector<Possession>> kits;
    if (all.size() <= kFew) {
        for (const Combatant& combatant : all)
            kits[combatant.id] = m_campaign.encounters().possessionsOfCombatant(combatant.id);
    } else {
        for (Possession& possession : m_campaign.encounters().possessionsIn(encounter))
            kits[possession.combatant].push_back(std::move(possession));
    }
    std::vector<CombatantView> views;
    for (Combatant& combatant : all) {
        const std::vector<Possession>& kit = kits[combatant.id];
        views.push_back(viewOf(std::move(combatant), kit, library));
    }
    return views;
}

CombatantView EncounterService::view(RecordId combatant)
{
    RecordCache library(m_campaign.library());
    return viewOf(m_campaign.encounters().combatant(combatant),
                  m_campaign.encounters().possessionsOfCombatant(combatant), library);
}

std::vector<LyingView> EncounterService::lying(RecordId encounter)
{
    RecordCache library(m_campaign.library());
    std::vector<LyingView> views;
    for (Possession& thing : m_campaign.encounters().lyingIn(encounter)) {
        StoredRecord record = library.load({thing.kind, thing.item});
        views.push_back({std::move(thing), std::move(record)});
    }
    return views;
}

CombatantView EncounterService::viewOf(Combatant combatant, const std::vector<Possession>& possessions,
                                       RecordCache& library)
{
    CombatantView view;
    view.character = library.load({RecordKind::Character, combatant.character});
    const System* system = findSystem(view.character.system);
    if (!system || system->record(RecordKind::Condition) != &combatant.condition.declaration())
        refuse<Reason::CharacterOfAnotherSystem>(combatant.name);
    fillItems(library, possessions, view);
    view.combatant = std::move(combatant);
    return view;
}

RecordId EncounterService::add(RecordId encounter, RecordId character, const std::string& name, Side side)
{
    RecordId id = 0;
    m_campaign.atomically([&] {
        NewCombatants muster(m_campaign, encounter);
        id = muster
                 .enter(Newcomers{.character = character, .name = name, .side = side},
                        {requiredName(name, Reason::CombatantNeedsName)})
                 .front();
        log(encounter, muster);
    });
    return id;
}

std::vector<RecordId> EncounterService::add(RecordId encounter, const std::vector<Newcomers>& groups)
{
    std::vector<RecordId> ids;
    m_campaign.atomically([&] { ids = enter(encounter, groups); });
    return ids;
}

std::vector<RecordId> EncounterService::enter(RecordId encounter, const std::vector<Newcomers>& groups)
{
    std::vector<RecordId> ids;
    if (groups.empty())
        return ids;
    NewCombatants muster(m_campaign, encounter);
    for (const Newcomers& newcomers : groups) {
        const std::vector<RecordId> more = muster.enter(newcomers, muster.namesFor(newcomers));
        ids.insert(ids.end(), more.begin(), more.end());
    }
    log(encounter, muster);
    return ids;
}

void EncounterService::log(RecordId encounter, const NewCombatants& muster)
{
    LogEntry entry = entryOf({ScopeKind::Encounter, encounter}, EntryKind::Create, titleOf(muster.entered()));
    entry.changes = muster.changes();
    LogWriter(m_campaign, m_clock).enter(std::move(entry));
}

std::vector<Combatant> ofOneFight(Campaign& campaign, const std::vector<RecordId>& combatants)
{
    std::vector<Combatant> all;
    for (const RecordId id : combatants) {
        all.push_back(campaign.encounters().combatant(id));
        if (all.back().encounter != all.front().encounter)
            refuse<Reason::InAnotherFight>(all.back().name);
    }
    return all;
}

void EncounterService::requireNoDice(const std::vector<Combatant>& combatants)
{
    const auto waiting = m_campaign.log().pending(combatants.front().encounter);
    if (!waiting)
        return;
    for (const Combatant& combatant : combatants) {
        const RecordRef condition{RecordKind::Condition, combatant.id};
        if (waiting->action.actor == combatant.id || waiting->action.target == combatant.id
            || std::ranges::find(waiting->action.bindings, condition, &BoundPart::record)
                != waiting->action.bindings.end())
            throw Failure(ProblemCode::PendingExists, combatant.name);
    }
}

EntryId EncounterService::remove(const std::vector<RecordId>& combatants)
{
    EntryId entryId = 0;
    if (combatants.empty())
        return entryId;
    m_campaign.atomically([&] {
        const std::vector<Combatant> leaving = ofOneFight(m_campaign, combatants);
        requireNoDice(leaving);
        LogEntry entry = entryOf({ScopeKind::Encounter, leaving.front().encounter}, EntryKind::Remove,
                                 titleOf(namesOf(leaving)));
        entry.changes = untied(othersThan(leaving), leaving);
        ChangeWriter(m_campaign).write(entry.changes);
        for (const Combatant& combatant : leaving) {
            entry.changes.push_back(departureOf(m_campaign, {RecordKind::Condition, combatant.id}));
            m_campaign.encounters().removeCombatant(combatant.id);
        }
        entryId = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return entryId;
}

std::vector<Combatant> EncounterService::othersThan(const std::vector<Combatant>& those)
{
    std::vector<Combatant> others = m_campaign.encounters().combatants(those.front().encounter);
    std::erase_if(others, [&those](const Combatant& one) {
        return std::ranges::find(those, one.id, &Combatant::id) != those.end();
    });
    return others;
}

std::vector<LoggedChange> EncounterService::untied(const std::vector<Combatant>& people,
                                                   const std::vector<Combatant>& from)
{
    std::vector<LoggedChange> changes;
    if (people.empty() || from.empty())
        return changes;
    const System* system = findSystem(m_campaign.encounters().encounter(from.front().encounter).system);
    const ConditionFacet* facet = system ? system->conditions() : nullptr;
    for (const Combatant& one : facet ? people : std::vector<Combatant>()) {
        AnyRecord state = one.condition.cloned();
        for (const Combatant& other : from)
            facet->untie(state, static_cast<std::int32_t>(other.id));
        std::ranges::move(differences({RecordKind::Condition, one.id}, one.condition, state),
                          std::back_inserter(changes));
    }
    ChangeWriter(m_campaign).complete(changes);
    return changes;
}

EntryId EncounterService::editEach(const std::vector<RecordId>& combatants,
                                   const std::function<LoggedChange(const Combatant&)>& change)
{
    EntryId id = 0;
    m_campaign.atomically([&] { id = edit(entryForEach(combatants, change)); });
    return id;
}

LogEntry EncounterService::entryForEach(const std::vector<RecordId>& combatants,
                                        const std::function<LoggedChange(const Combatant&)>& change)
{
    LogEntry entry;
    std::vector<Combatant> changed;
    for (const Combatant& combatant : ofOneFight(m_campaign, combatants)) {
        entry.scope = {ScopeKind::Encounter, combatant.encounter};
        LoggedChange wanted = change(combatant);
        if (wanted.before == wanted.after)
            continue;
        entry.changes.push_back(std::move(wanted));
        changed.push_back(combatant);
    }
    entry.title = titleOf(namesOf(changed));
    return entry;
}

EntryId EncounterService::setSide(const std::vector<RecordId>& combatants, Side side)
{
    return editEach(combatants, [side](const Combatant& combatant) { return rowvalue::joining(combatant, side); });
}

EntryId EncounterService::setColour(const std::vector<RecordId>& combatants, int colour)
{
    return editEach(combatants,
                    [colour](const Combatant& combatant) { return rowvalue::colouring(combatant, colour); });
}

EntryId EncounterService::setAway(const std::vector<RecordId>& combatants, bool away)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const std::vector<Combatant> all = ofOneFight(m_campaign, combatants);
        if (!all.empty())
            requireNoDice(all);
        LogEntry entry = entryForEach(
            combatants, [away](const Combatant& combatant) { return rowvalue::leaving(combatant, away); });
        if (away && !entry.changes.empty()) {
            const std::vector<Combatant> staying = othersThan(all);
            for (const auto& changes : {untied(staying, all), untied(all, staying)})
                entry.changes.insert(entry.changes.end(), changes.begin(), changes.end());
        }
        id = edit(std::move(entry));
    });
    return id;
}

EntryId EncounterService::rename(RecordId combatant, const std::string& name)
{
    const std::string wanted = requiredName(name, Reason::CombatantNeedsName);
    EntryId id = 0;
    m_campaign.atomically([&] {
        const RecordId encounter = m_campaign.encounters().combatant(combatant).encounter;
        for (const Combatant& other : m_campaign.encounters().combatants(encounter)) {
            if (other.id != combatant && other.name == wanted)
                refuse<Reason::NameTakenInFight>(wanted);
        }
        id = edit(entryForEach({combatant},
                               [&wanted](const Combatant& renamed) { return rowvalue::renaming(renamed, wanted); }));
    });
    return id;
}

void EncounterService::numberDoubles(RecordId encounter)
{
    m_campaign.atomically([&] {
        std::set<std::string> known;
        std::vector<Combatant> doubled;
        for (Combatant& combatant : m_campaign.encounters().combatants(encounter)) {
            if (!known.insert(combatant.name).second)
                doubled.push_back(std::move(combatant));
        }
        for (const Combatant& one : doubled) {
            const std::string name = nameOfAnother(one.name, known, kMostOfName);
            known.insert(name);
            (void)edit(entryForEach({one.id}, [&name](const Combatant& who) { return rowvalue::renaming(who, name); }));
        }
    });
}

/// Inside the transaction that read what the changes are made from.
EntryId EncounterService::edit(LogEntry entry)
{
    if (entry.changes.empty())
        return 0;
    entry.kind = EntryKind::Edit;
    ChangeWriter(m_campaign).write(entry.changes);
    return LogWriter(m_campaign, m_clock).enter(std::move(entry));
}

EntryId EncounterService::setByHand(RecordId encounter, const std::vector<LoggedChange>& changes,
                                    const std::string& reason, const std::string& title)
{
    if (changes.empty())
        return 0;
    if (reason.find_first_not_of(" \t\n\r") == std::string::npos)
        throw Failure(ProblemCode::NoReason, changes.front().field);
    requirePlain(reason, {SiteKind::Place, "reason"});
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = entryOf({ScopeKind::Encounter, encounter}, EntryKind::Edit,
                                 title.empty() ? changes.front().field : title);
        entry.reason = reason;
        entry.changes = changes;
        ChangeWriter writer(m_campaign);
        writer.complete(entry.changes);
        requireRoom(m_campaign, entry.changes);
        writer.write(entry.changes);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

std::vector<StoredRecord> EncounterService::loadsFor(RecordId possession)
{
    const Possession weapon = m_campaign.encounters().possession(possession);
    const StoredRecord record = m_campaign.library().load({weapon.kind, weapon.item});
    const FieldDeclaration* calibre = record.record.declaration().find("calibre");
    if (!calibre || calibre->text(record.record.data()).empty())
        return {};
    LibraryQuery query;
    query.kind = RecordKind::Ammunition;
    query.system = record.system;
    query.filters = {{{"calibre", {}}, Comparison::Equal, calibre->text(record.record.data())}};
    query.limit = m_campaign.library().count(query);
    std::vector<StoredRecord> loads;
    for (const LibraryRow& row : m_campaign.library().list(query)) {
        StoredRecord load = m_campaign.library().load({RecordKind::Ammunition, row.id});
        const FieldDeclaration* own = load.record.declaration().find("calibre");
        if (own && own->text(load.record.data()) == calibre->text(record.record.data()))
            loads.push_back(std::move(load));
    }
    return loads;
}

EntryId EncounterService::setDistances(const std::vector<Apart>& distances)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry;
        std::vector<std::string> titles;
        for (const Apart& apart : distances) {
            const Combatant one = m_campaign.encounters().combatant(apart.a);
            const Combatant other = m_campaign.encounters().combatant(apart.b);
            entry.scope = {ScopeKind::Encounter, one.encounter};
            if (apart.metres && *apart.metres < 0)
                refuse<Reason::MetresOutOfRange>({SiteKind::Place, "distance"}, *apart.metres, rowvalue::kMostMetres);
            LoggedChange change = rowvalue::parting(m_campaign, one.id, other.id, apart.metres);
            if (change.before == change.after)
                continue;
            entry.changes.push_back(std::move(change));
            titles.push_back(one.name + " – " + other.name + ": "
                             + (apart.metres ? std::to_string(*apart.metres) + " m" : std::string("?")));
        }
        entry.title = titleOf(titles);
        id = edit(std::move(entry));
    });
    return id;
}

}  // namespace hitspread
