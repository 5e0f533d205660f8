#include "services/people/presentservice.h"

#include "rules/systems/registry.h"
#include "services/fight/newcombatants.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/people/goingon.h"
#include "services/people/presentwriter.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "services/undo/logwalk.h"
#include "services/undo/logwriter.h"
#include "services/undo/whatifservice.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace hitspread {

namespace {

constexpr std::string_view kPartyTag = "party";
constexpr std::size_t kAllOfThem = std::numeric_limits<std::int32_t>::max();

Scope scopeOf(RecordId encounter)
{
    return {ScopeKind::Encounter, encounter};
}

std::vector<Combatant> onlyOnesOfTheirCharacter(std::vector<Combatant> people)
{
    std::map<RecordId, int> counts;
    for (const Combatant& one : people)
        ++counts[one.character];
    std::erase_if(people, [&counts](const Combatant& one) { return counts[one.character] > 1; });
    return people;
}

bool isThatOf(const LogEntry& entry, RecordId fight)
{
    return std::ranges::any_of(entry.changes, [fight](const LoggedChange& change) {
        return change.record == RecordRef{RecordKind::Switches, fight};
    });
}

bool isOtherwise(const Combatant& present, const std::vector<Possession>& has, const AnyRecord& condition,
                 const std::vector<Possession>& things)
{
    if (!differences({}, present.condition, condition).empty())
        return true;
    const std::vector<RecordId> same = goingon::sameThings(has, things);
    if (has.size() != things.size() || std::ranges::count(same, 0) > 0)
        return true;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Possession& was = *std::ranges::find(has, same[i], &Possession::id);
        if (was.ammunition != things[i].ammunition
            || (!was.state.isNull() && !differences({}, was.state, things[i].state).empty()))
            return true;
    }
    return false;
}

/// Where a log stands right after one of its entries, which is no Drop.
EntryId placeAfter(LogStore& log, const LogEntry& entry)
{
    return entry.kind == EntryKind::Undo ? log.parent(entry.target)
        : entry.kind == EntryKind::Redo  ? entry.target
                                         : entry.id;
}

}  // namespace

bool isOfParty(const StoredRecord& character)
{
    const auto isParty = [](const std::string& tag) {
        return std::ranges::equal(tag, kPartyTag,
                                  [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
    };
    const FieldDeclaration* player = character.record.declaration().find("player");
    const bool isPlayed = player && player->kind == FieldKind::Text && !isBlank(player->text(character.record.data()));
    return isPlayed || std::ranges::any_of(character.tags, isParty);
}

std::optional<Combatant> presentOf(EncounterStore& store, const std::string& system, RecordId character)
{
    for (const Encounter& one : store.encounters()) {
        if (!one.between || one.system != system)
            continue;
        const std::vector<Combatant> people = store.combatants(one.id);
        const auto found = std::ranges::find(people, character, &Combatant::character);
        return found == people.end() ? std::nullopt : std::optional(*found);
    }
    return std::nullopt;
}

std::optional<Encounter> PresentService::between(const std::string& system)
{
    std::vector<Encounter> all = m_campaign.encounters().encounters();
    const auto found = std::ranges::find_if(
        all, [&system](const Encounter& one) { return one.between && one.system == system; });
    return found == all.end() ? std::nullopt : std::optional(std::move(*found));
}

Whereabouts PresentService::whereabouts(RecordId character)
{
    Whereabouts result;
    const std::string system = m_campaign.library().load({RecordKind::Character, character}).system;
    if (const auto present = presentOf(m_campaign.encounters(), system, character)) {
        result.present = EncounterService(m_campaign, m_clock).view(present->id);
        LogQuery query;
        query.scope = scopeOf(present->encounter);
        query.combatant = present->id;
        for (const LogEntry& entry : HistoryService(m_campaign, m_clock).list(query)) {
            if (!entry.inForce)
                continue;
            result.after = entry.title;
            break;
        }
    }
    for (const RecordUse& use : m_campaign.library().usedBy({RecordKind::Character, character})) {
        if (use.how != RecordUse::How::Fights)
            continue;
        const Encounter fight = m_campaign.encounters().encounter(use.encounter);
        if (!fight.between && !m_campaign.encounters().combatant(use.combatant).away)
            result.fights.push_back({use.combatant, fight.id, fight.name, fight.archived});
    }
    std::ranges::sort(result.fights, std::ranges::greater(), &Whereabouts::Place::encounter);
    return result;
}

/// The entry by which he came; none has the number 0: he was there from the beginning.
LogEntry PresentService::joinedBy(const Combatant& who)
{
    LogQuery query;
    query.scope = scopeOf(who.encounter);
    query.combatant = who.id;
    query.limit = kAllOfThem;
    query.kinds = {EntryKind::Create};
    for (const LogEntry& entry : m_campaign.log().list(query)) {
        for (const LoggedChange& change : entry.changes) {
            if (change.record == RecordRef{RecordKind::Condition, who.id} && change.field.empty())
                return entry;
        }
    }
    return {};
}

std::vector<Meanwhile> PresentService::doneSince(RecordId between, const std::optional<Combatant>& present,
                                                 const Combatant& who)
{
    LogStore& log = m_campaign.log();
    const std::vector<Possession> things = present ? m_campaign.encounters().possessionsOfCombatant(present->id)
                                                   : std::vector<Possession>();
    const std::string name = recordName(m_campaign.library().load({RecordKind::Character, who.character}).record);
    const auto isHis = [&](const LoggedChange& change) {
        // What brought him there was taken back with him: he is known by his name alone.
        if (!present)
            return change.record.kind == RecordKind::Condition && change.row && change.row->name == name;
        if (change.record == RecordRef{RecordKind::Condition, present->id})
            return true;
        // What he has no more has a row in the log alone.
        if (change.row && change.row->thing)
            return change.row->thing->combatant == present->id;
        return std::ranges::any_of(things, [&change](const Possession& thing) {
            return stateKindOf(thing.kind) == change.record.kind && thing.id == change.record.id;
        });
    };
    const LogEntry joined = joinedBy(who);
    // A fight that came out of a file has new numbers and its old times: either may say that something was done later.
    const auto isSince = [&joined](const LogEntry& entry) {
        return entry.id > joined.id || (!joined.time.empty() && entry.time > joined.time);
    };
    LogQuery query;
    query.scope = scopeOf(between);
    query.limit = kAllOfThem;
    const std::vector<LogEntry> entries = log.list(query);
    const auto last = std::ranges::find_if(
        entries, [&isSince](const LogEntry& entry) { return entry.kind != EntryKind::Drop && !isSince(entry); });
    const LogWay way = wayBetween(log, last == entries.end() ? 0 : placeAfter(log, *last), log.head(query.scope));
    std::vector<Meanwhile> done;
    for (const LogEntry& entry : entries) {
        const bool isTakenBack = std::ranges::binary_search(way.back, entry.id, std::ranges::greater());
        const bool isDone = std::ranges::binary_search(way.forth, entry.id, std::ranges::greater());
        if ((isTakenBack || isDone) && !isThatOf(entry, who.encounter) && std::ranges::any_of(entry.changes, isHis))
            done.push_back({entry.title, isTakenBack});
    }
    return done;
}

std::vector<GoingOn> PresentService::foreseen(RecordId encounter)
{
    EncounterStore& store = m_campaign.encounters();
    const Encounter fight = store.encounter(encounter);
    EncounterService encounters(m_campaign, m_clock);
    std::vector<GoingOn> all;
    if (fight.between)
        return all;
    const std::optional<Encounter> place = between(fight.system);
    for (const Combatant& who : onlyOnesOfTheirCharacter(store.combatants(encounter))) {
        GoingOn one;
        one.becomes = encounters.view(who.id);
        const auto present = presentOf(store, fight.system, who.character);
        const bool isHimself = who.name == recordName(one.becomes.character.record);
        const AnyRecord condition = goingon::condition(who.condition);
        const std::vector<Possession> things = goingon::things(m_campaign, who.character,
                                                               store.possessionsOfCombatant(who.id));
        if (place)
            one.since = doneSince(place->id, present, who);
        if (present) {
            one.was = encounters.view(present->id);
            one.isOtherwise = hitspread::isOtherwise(*present, store.possessionsOfCombatant(present->id), condition,
                                                     things);
        } else {
            one.isOtherwise = true;
        }
        one.isUsual = one.since.empty() && (present || isHimself || isOfParty(one.becomes.character));
        one.becomes.combatant.condition = condition;
        std::erase_if(one.becomes.conditions, [&things](const CombatantView::Item& item) {
            return std::ranges::find(things, item.possession.id, &Possession::id) == things.end();
        });
        all.push_back(std::move(one));
    }
    return all;
}

namespace {

void requireAtRest(Campaign& campaign, const Clock& clock, const Encounter& fight)
{
    // What dice wait for there was bound to them as they are.
    if (campaign.log().pending(fight.id))
        throw Failure(ProblemCode::PendingExists, fight.name);
    // What is only tried out is nobody's present.
    const std::vector<WhatIf> tried = WhatIfService(campaign, clock).running(fight.id);
    if (!tried.empty())
        refuse<Reason::SomethingIsTried>(fight.name, tried.back().mark.name);
}

}  // namespace

EntryId PresentService::finish(RecordId encounter, const std::vector<RecordId>& goingOn, const EndingWords& words)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        EncounterStore& store = m_campaign.encounters();
        const Encounter fight = store.encounter(encounter);
        if (fight.between)
            refuse<Reason::NoFightToEnd>(fight.name);
        const std::optional<Encounter> there = between(fight.system);
        requireAtRest(m_campaign, m_clock, fight);
        if (there)
            requireAtRest(m_campaign, m_clock, *there);
        const std::vector<Combatant> going = onlyOnesOfTheirCharacter(store.combatants(encounter));
        for (const RecordId one : goingOn) {
            if (std::ranges::find(going, one, &Combatant::id) != going.end())
                continue;
            const Combatant who = store.combatant(one);
            if (who.encounter != encounter)
                refuse<Reason::InAnotherFight>(who.name);
            refuse<Reason::OneOfSeveral>(who.name);
        }
        LogEntry entry = entryOf({}, EntryKind::Edit, words.title);
        PresentWriter writer(m_campaign, entry.changes);
        RecordId place = there ? there->id : 0;
        for (const Combatant& who : going) {
            if (std::ranges::find(goingOn, who.id) == goingOn.end())
                continue;
            if (place == 0)
                place = writer.makeBetween(fight, words.between);
            if (const auto present = presentOf(store, fight.system, who.character))
                writer.note(who, *present);
            else
                writer.noteNew(who, place);
        }
        const LoggedChange aside = rowvalue::archiving(fight, true);
        // Where nothing goes on it is put aside like any fight.
        entry.scope = entry.changes.empty() ? Scope{} : scopeOf(place);
        if (aside.before != aside.after) {
            ChangeWriter(m_campaign).write({aside});
            entry.changes.push_back(aside);
        }
        if (!entry.changes.empty())
            id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

std::vector<Newcomers> PresentService::party(const std::string& system, const std::string& tag, RecordId encounter)
{
    std::vector<RecordId> present;
    if (encounter != 0)
        std::ranges::transform(m_campaign.encounters().combatants(encounter), std::back_inserter(present),
                               &Combatant::character);
    LibraryQuery query;
    query.kind = RecordKind::Character;
    query.system = system;
    query.limit = kAllOfThem;
    if (!tag.empty())
        query.tags = {tag};
    std::vector<Newcomers> all;
    for (const StoredRecord& record : m_campaign.library().page(query)) {
        if ((tag.empty() && !isOfParty(record)) || std::ranges::find(present, record.id) != present.end())
            continue;
        Newcomers one;
        one.character = record.id;
        one.name = recordName(record.record);
        one.side = usualSide(record);
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace hitspread
