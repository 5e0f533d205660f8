#include "models/fightreader.h"

#include "rules/systems/registry.h"
#include "services/logreader.h"
#include "services/rowvalue.h"

#include <algorithm>
#include <functional>
#include <set>

namespace hitspread {

namespace {

/// Steps of the log that are followed one by one; what lies further apart is read whole.
constexpr std::size_t kMostSteps = 128;
constexpr Scope kLibraryScope{ScopeKind::Library, 0};

Scope scopeOfFight(RecordId encounter)
{
    return {ScopeKind::Encounter, encounter};
}

std::shared_ptr<const ActionRecord> lastAction(CampaignServices& services, EntryId place)
{
    return place != 0 ? services.history.entry(place).action : nullptr;
}

/// The entries between two places of a log, whichever way; nothing: they are too many.
std::optional<std::vector<EntryId>> entriesBetween(LogStore& log, EntryId from, EntryId to)
{
    std::vector<EntryId> passed;
    // As wayBetween() goes.
    while (from != to) {
        if (passed.size() == kMostSteps)
            return std::nullopt;
        EntryId& younger = from > to ? from : to;
        passed.push_back(younger);
        younger = log.parent(younger);
    }
    return passed;
}

/// What changes of a fight's log are about.
struct Touched {
    std::set<RecordId> rows;         ///< of combatants
    std::set<RecordId> comings;      ///< of combatants who came or went
    std::set<RecordId> states;       ///< possessions of which values changed
    std::set<RecordId> possessions;  ///< which came, went or moved
    bool distances = false;
    bool library = false;

    void add(const LoggedChange& change)
    {
        switch (change.record.kind) {
        case RecordKind::Condition:
            (change.field.empty() ? comings : rows).insert(change.record.id);
            distances = distances || change.field.empty() || rowvalue::distancePartner(change.field) != 0;
            break;
        case RecordKind::WeaponState:
        case RecordKind::ArmourState:
        case RecordKind::ItemState:
        case RecordKind::Lasting:
        case RecordKind::Lying: states.insert(change.record.id); break;
        case RecordKind::Possession: possessions.insert(change.record.id); break;
        case RecordKind::Switches: break;  // encounters are read anyway
        default: library = true; break;
        }
    }
};

/// Whose a thing is now; nothing: it is there no more.
std::optional<RecordId> ownerNow(CampaignServices& services, RecordId possession)
{
    try {
        return services.campaign.encounters().possession(possession).combatant;
    } catch (const Failure& failure) {
        if (failure.problem().code != ProblemCode::NotFound)
            throw;
        return std::nullopt;
    }
}

/// Whose things are otherwise, combatant 0 for the ground.
std::set<RecordId> ownersTouched(CampaignServices& services, const Touched& touched, const FightKnown& known)
{
    std::set<RecordId> owners;
    const auto addKnown = [&](RecordId possession) {
        const auto found = known.owners.find(possession);
        if (found != known.owners.end())
            owners.insert(found->second);
        return found != known.owners.end();
    };
    for (const RecordId possession : touched.possessions) {
        addKnown(possession);
        if (const std::optional<RecordId> owner = ownerNow(services, possession))
            owners.insert(*owner);
    }
    for (const RecordId possession : touched.states) {
        if (addKnown(possession))
            continue;
        if (const std::optional<RecordId> owner = ownerNow(services, possession))
            owners.insert(*owner);
    }
    return owners;
}

void readPeople(CampaignServices& services, const FightKnown& known, const Touched& touched, FightNews& news)
{
    std::set<RecordId> whole = ownersTouched(services, touched, known);
    if (whole.erase(0) > 0)
        news.lying = services.encounters.lying(known.encounter);
    whole.insert(touched.comings.begin(), touched.comings.end());
    if (!whole.empty()) {
        news.views = services.encounters.combatants(known.encounter, std::vector<RecordId>(whole.begin(), whole.end()));
        for (const RecordId id : whole) {
            if (std::ranges::find(news.views, id, [](const CombatantView& view) { return view.combatant.id; })
                == news.views.end())
                news.gone.push_back(id);
        }
    }
    std::vector<RecordId> rows;
    std::ranges::set_difference(touched.rows, whole, std::back_inserter(rows));
    if (!rows.empty())
        news.rows = services.encounters.rows(known.encounter, rows);
    if (touched.distances)
        news.distances = services.campaign.encounters().distances(known.encounter);
}

void readLog(CampaignServices& services, const FightKnown& known, FightNews& news)
{
    LogQuery query;
    query.scope = scopeOfFight(known.encounter);
    query.after = known.newest;
    news.entries = services.campaign.log().list(query);
    news.standing = services.campaign.log().inForce(query.scope, known.oldest);
}

void readPlace(CampaignServices& services, const FightKnown& known, FightNews& news)
{
    const Scope scope = scopeOfFight(known.encounter);
    news.undoable = services.history.undoable(scope);
    news.redoable = services.history.redoable(scope);
    if (news.undoable != known.place)
        news.last = lastAction(services, news.undoable);
    news.pending = services.actions.pending(known.encounter);
    news.foreseen = services.turns.foreseen(known.encounter);
    news.trying = WhatIfService(services.campaign, services.clock).running(known.encounter);
    news.readOnly = services.campaign.isReadOnly();
}

void putInOrder(FightSnapshot& snapshot)
{
    // The order in which they joined, which theirs begins with.
    std::ranges::sort(snapshot.combatants, {},
                      [](const CombatantView& view) { return std::pair(view.combatant.position, view.combatant.id); });
    if (const System* system = findSystem(snapshot.encounter.system))
        putInOrder(*system, snapshot.combatants);
}

void takePeople(FightSnapshot& snapshot, FightNews& news)
{
    if (news.rows.empty() && news.views.empty() && news.gone.empty())
        return;
    const auto at = [&](RecordId id) {
        return std::ranges::find(snapshot.combatants, id, [](const CombatantView& view) { return view.combatant.id; });
    };
    for (Combatant& row : news.rows) {
        if (const auto known = at(row.id); known != snapshot.combatants.end())
            known->combatant = std::move(row);
    }
    for (CombatantView& view : news.views) {
        if (const auto known = at(view.combatant.id); known != snapshot.combatants.end())
            *known = std::move(view);
        else
            snapshot.combatants.push_back(std::move(view));
    }
    for (const RecordId id : news.gone) {
        if (const auto known = at(id); known != snapshot.combatants.end())
            snapshot.combatants.erase(known);
    }
    putInOrder(snapshot);
}

void takeLog(FightSnapshot& snapshot, FightNews& news)
{
    std::vector<LogEntry>& history = snapshot.history;
    history.insert(history.begin(), std::make_move_iterator(news.entries.begin()),
                   std::make_move_iterator(news.entries.end()));
    if (history.size() > LogQuery{}.limit)
        history.resize(LogQuery{}.limit);
    for (LogEntry& entry : history)
        entry.inForce = std::ranges::binary_search(news.standing, entry.id, std::ranges::greater());
}

}  // namespace

FightSnapshot readFight(CampaignServices& services, RecordId wanted)
{
    FightSnapshot snapshot;
    snapshot.encounters = services.encounters.encounters();
    if (snapshot.encounters.empty())
        return snapshot;
    auto found = std::ranges::find(snapshot.encounters, wanted, &Encounter::id);
    if (found == snapshot.encounters.end())
        found = std::ranges::find(snapshot.encounters, false, &Encounter::archived);
    if (found == snapshot.encounters.end())
        return snapshot;
    snapshot.encounter = *found;
    const RecordId id = snapshot.encounter.id;
    const Scope scope = scopeOfFight(id);
    snapshot.combatants = services.encounters.combatants(id);
    if (const System* system = findSystem(snapshot.encounter.system))
        putInOrder(*system, snapshot.combatants);
    snapshot.lying = services.encounters.lying(id);
    snapshot.distances = services.campaign.encounters().distances(id);
    LogQuery query;
    query.scope = scope;
    snapshot.history = services.history.list(query);
    snapshot.undoable = services.history.undoable(scope);
    snapshot.redoable = services.history.redoable(scope);
    snapshot.last = lastAction(services, snapshot.undoable);
    snapshot.pending = services.actions.pending(id);
    snapshot.foreseen = services.turns.foreseen(id);
    snapshot.trying = WhatIfService(services.campaign, services.clock).running(id);
    snapshot.library = services.history.undoable(kLibraryScope);
    snapshot.readOnly = services.campaign.isReadOnly();
    return snapshot;
}

FightKnown knownOf(const FightSnapshot& snapshot)
{
    FightKnown known;
    known.encounter = snapshot.encounter.id;
    known.place = snapshot.undoable;
    if (!snapshot.history.empty()) {
        known.newest = snapshot.history.front().id;
        known.oldest = snapshot.history.back().id;
    }
    known.library = snapshot.library;
    for (const CombatantView& view : snapshot.combatants) {
        const auto add = [&](RecordId possession) { known.owners[possession] = view.combatant.id; };
        for (const auto* list : {&view.weapons, &view.armour, &view.others, &view.loose, &view.conditions}) {
            for (const CombatantView::Item& item : *list) {
                add(item.possession.id);
                std::ranges::for_each(item.mounted, add);
            }
        }
    }
    for (const LyingView& thing : snapshot.lying)
        known.owners[thing.possession.id] = 0;
    return known;
}

FightNews readNews(CampaignServices& services, const FightKnown& known)
{
    FightNews news;
    LogStore& log = services.campaign.log();
    news.encounters = services.encounters.encounters();
    const auto passed = entriesBetween(log, known.place, log.head(scopeOfFight(known.encounter)));
    const bool isThere = std::ranges::find(news.encounters, known.encounter, &Encounter::id) != news.encounters.end();
    Touched touched;
    if (passed && isThere) {
        LogReader entries(log, *passed);
        for (std::size_t i = 0; i < passed->size(); ++i) {
            for (const LoggedChange& change : entries.next().changes)
                touched.add(change);
        }
    }
    if (!passed || !isThere || touched.library || log.head(kLibraryScope) != known.library) {
        news = {};
        news.whole = readFight(services, known.encounter);
        return news;
    }
    readPeople(services, known, touched, news);
    readLog(services, known, news);
    readPlace(services, known, news);
    return news;
}

FightSnapshot withNews(FightSnapshot snapshot, FightNews news)
{
    if (news.whole)
        return std::move(*news.whole);
    snapshot.encounters = std::move(news.encounters);
    if (const auto found = std::ranges::find(snapshot.encounters, snapshot.encounter.id, &Encounter::id);
        found != snapshot.encounters.end())
        snapshot.encounter = *found;
    takePeople(snapshot, news);
    if (news.lying)
        snapshot.lying = std::move(*news.lying);
    if (news.distances)
        snapshot.distances = std::move(*news.distances);
    takeLog(snapshot, news);
    if (news.last)
        snapshot.last = std::move(*news.last);
    snapshot.undoable = news.undoable;
    snapshot.redoable = news.redoable;
    snapshot.pending = std::move(news.pending);
    snapshot.foreseen = std::move(news.foreseen);
    snapshot.trying = std::move(news.trying);
    snapshot.readOnly = news.readOnly;
    return snapshot;
}

}  // namespace hitspread
