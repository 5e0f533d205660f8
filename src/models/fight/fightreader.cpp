#include "models/fight/fightreader.h"

#include "rules/systems/registry.h"
#include "services/library/rowvalue.h"
#include "services/undo/logreader.h"

#include <algorithm>
#include <functional>
#include <set>

namespace hitspread {

namespace {

/// Steps of the log that are followed one by one; what lies further apart is read whole.
constexpr std::size_t kMostSteps = 128;

Scope scopeOfFight(RecordId encounter)
{
    return {ScopeKind::Encounter, encounter};
}

std::shared_ptr<const ActionRecord> lastAction(CampaignServices& services, EntryId place)
{
    return place != 0 ? services.history.action(place) : nullptr;
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

/// What the entries passed have changed: what was done just now is among the new lines, the rest is asked for.
void addTouched(LogStore& log, const std::vector<EntryId>& passed, const std::vector<LogEntry>& lines, Touched& touched)
{
    const auto add = [&touched](const LogEntry& entry) {
        for (const LoggedChange& change : entry.changes)
            touched.add(change);
    };
    std::vector<EntryId> older;
    for (const EntryId id : passed) {
        const auto line = std::ranges::find(lines, id, &LogEntry::id);
        if (line != lines.end())
            add(*line);
        else
            older.push_back(id);
    }
    const std::size_t count = older.size();
    LogReader entries(log, std::move(older));
    for (std::size_t i = 0; i < count; ++i)
        add(entries.next());
}

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

/// Who is there, in the order of the list. Of those who are away nothing is counted.
std::vector<Combatant> presentAmong(std::vector<Combatant> people)
{
    std::erase_if(people, [](const Combatant& combatant) { return combatant.away; });
    std::ranges::sort(people, {}, [](const Combatant& one) { return std::pair(one.position, one.id); });
    return people;
}

/// Everybody as he is now: what was not read anew is as it was known.
std::vector<Combatant> peopleNow(const FightKnown& known, const FightNews& news)
{
    std::vector<Combatant> people = known.people;
    const auto put = [&people](const Combatant& now) {
        const auto found = std::ranges::find(people, now.id, &Combatant::id);
        if (found != people.end())
            *found = now;
        else
            people.push_back(now);
    };
    std::ranges::for_each(news.rows, put);
    std::ranges::for_each(news.views, put, &CombatantView::combatant);
    std::erase_if(people,
                  [&news](const Combatant& one) { return std::ranges::find(news.gone, one.id) != news.gone.end(); });
    return people;
}

void readPlace(CampaignServices& services, const FightKnown& known, FightNews& news)
{
    const Scope scope = scopeOfFight(known.encounter);
    const Encounter& fight = *std::ranges::find(news.encounters, known.encounter, &Encounter::id);
    news.undoable = services.history.undoable(scope);
    news.redoable = services.history.redoable(scope);
    if (news.undoable != known.place)
        news.last = lastAction(services, news.undoable);
    news.pending = services.actions.pending(known.encounter);
    news.foreseen = services.turns.foreseen(fight, presentAmong(peopleNow(known, news)));
    news.trying = WhatIfService(services.campaign, services.clock).running(known.encounter);
    news.readOnly = services.campaign.isReadOnly();
}

void putInOrder(FightSnapshot& snapshot)
{
    // The order in which they joined, which theirs begins with.
    std::ranges::sort(snapshot.combatants, {},
                      [](const CombatantView& view) { return std::pair(view.combatant.position, view.combatant.id); });
    if (const System* system = findSystem(snapshot.encounter.system))
        putInOrder(snapshot.encounter, *system, snapshot.combatants);
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
    if (!news.entries.empty())
        snapshot.newest = news.entries.front().id;
    std::erase_if(news.entries, [](const LogEntry& entry) { return isMove(entry.kind); });
    history.insert(history.begin(), std::make_move_iterator(news.entries.begin()),
                   std::make_move_iterator(news.entries.end()));
    if (history.size() > LogQuery{}.limit)
        history.resize(LogQuery{}.limit);
    for (LogEntry& entry : history)
        entry.inForce = std::ranges::binary_search(news.standing, entry.id, std::ranges::greater());
}

std::map<Scope, EntryId> headsElsewhere(LogStore& log, RecordId encounter)
{
    std::map<Scope, EntryId> heads = log.heads();
    heads.erase(scopeOfFight(encounter));
    return heads;
}

FightSnapshot wholeFight(CampaignServices& services, RecordId wanted)
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
        putInOrder(snapshot.encounter, *system, snapshot.combatants);
    snapshot.lying = services.encounters.lying(id);
    snapshot.distances = services.campaign.encounters().distances(id);
    LogQuery query;
    query.scope = scope;
    query.limit = 1;
    const std::vector<LogEntry> newest = services.campaign.log().list(query);
    snapshot.newest = newest.empty() ? 0 : newest.front().id;
    query.limit = LogQuery{}.limit;
    query.kinds = kindsButMoves();
    snapshot.history = services.history.list(query);
    snapshot.undoable = services.history.undoable(scope);
    snapshot.redoable = services.history.redoable(scope);
    snapshot.last = lastAction(services, snapshot.undoable);
    snapshot.pending = services.actions.pending(id);
    std::vector<Combatant> people;
    std::ranges::transform(snapshot.combatants, std::back_inserter(people), &CombatantView::combatant);
    snapshot.foreseen = services.turns.foreseen(snapshot.encounter, presentAmong(std::move(people)));
    snapshot.trying = WhatIfService(services.campaign, services.clock).running(id);
    snapshot.elsewhere = headsElsewhere(services.campaign.log(), id);
    snapshot.readOnly = services.campaign.isReadOnly();
    return snapshot;
}

FightNews newsOf(CampaignServices& services, const FightKnown& known)
{
    FightNews news;
    LogStore& log = services.campaign.log();
    news.encounters = services.encounters.encounters();
    const auto passed = entriesBetween(log, known.place, log.head(scopeOfFight(known.encounter)));
    const bool isThere = std::ranges::find(news.encounters, known.encounter, &Encounter::id) != news.encounters.end();
    Touched touched;
    if (passed && isThere) {
        readLog(services, known, news);
        addTouched(log, *passed, news.entries, touched);
    }
    if (!passed || !isThere || touched.library || headsElsewhere(log, known.encounter) != known.elsewhere) {
        news = {};
        news.whole = wholeFight(services, known.encounter);
        return news;
    }
    readPeople(services, known, touched, news);
    readPlace(services, known, news);
    return news;
}

}  // namespace

FightKnown knownOf(const FightSnapshot& snapshot)
{
    FightKnown known;
    known.encounter = snapshot.encounter.id;
    known.place = snapshot.undoable;
    known.newest = snapshot.newest;
    if (!snapshot.history.empty())
        known.oldest = snapshot.history.back().id;
    known.elsewhere = snapshot.elsewhere;
    for (const CombatantView& view : snapshot.combatants) {
        known.people.push_back(view.combatant);
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

FightSnapshot readFight(CampaignServices& services, RecordId wanted)
{
    return services.campaign.atOneMoment([&] { return wholeFight(services, wanted); });
}

FightNews readNews(CampaignServices& services, const FightKnown& known)
{
    return services.campaign.atOneMoment([&] { return newsOf(services, known); });
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
