#include "services/fight/groundservice.h"

#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace hitspread {

namespace {

/// "Frag grenade: at the gate"; a thing nobody said the place of goes by its name.
std::string titleOf(const std::string& name, const Lying& lying)
{
    return lying.where.empty() ? name : name + ": " + lying.where;
}

/// What it is called in the library.
std::string libraryName(Campaign& campaign, const Possession& thing)
{
    return recordName(campaign.load({thing.kind, thing.item}));
}

void requireThere(const Combatant& who)
{
    if (who.away)
        refuse<Reason::Away>(who.name);
}

/// The change that makes a number of carried grenades another one.
LoggedChange counting(const Possession& carried, std::int32_t by)
{
    const FieldDeclaration* count = carried.state.isNull() ? nullptr : carried.state.declaration().find("count");
    if (!count)
        refuse<Reason::NumberNotKept>(RecordRef{RecordKind::Possession, carried.id});
    const std::int32_t now = count->number(carried.state.data(), 0);
    return {{RecordKind::ItemState, carried.id}, "count", 0, std::int64_t{now}, std::int64_t{now + by}};
}

template <typename After>
std::vector<LoggedChange> changedFuses(Campaign& campaign, RecordId encounter, After after)
{
    std::vector<LoggedChange> changes;
    for (const Possession& thing : campaign.encounters().lyingIn(encounter)) {
        const Lying then = after(thing.state.as<Lying>());
        std::ranges::move(differences({RecordKind::Lying, thing.id}, thing.state, AnyRecord(lyingRecord, &then)),
                          std::back_inserter(changes));
    }
    return changes;
}

}  // namespace

std::vector<LoggedChange> burntDown(Campaign& campaign, RecordId encounter, const PhaseStep& step)
{
    return changedFuses(campaign, encounter, [&step](const Lying& lying) { return afterStep(lying, step); });
}

std::vector<LoggedChange> burntOut(Campaign& campaign, RecordId encounter, std::int32_t hours)
{
    return changedFuses(campaign, encounter, [hours](const Lying& lying) { return afterHours(lying, hours); });
}

LoggedChange goneFromGround(Campaign& campaign, RecordId lying)
{
    return departureOf(campaign, {RecordKind::Possession, lying});
}

std::string nameOnGround(Campaign& campaign, const Possession& thing)
{
    return titleOf(libraryName(campaign, thing), thing.state.as<Lying>());
}

std::string goingOffBy(const ActionRecord& action)
{
    const auto isLying = [](const BoundPart& bound) { return bound.record.kind == RecordKind::Lying; };
    if (std::ranges::none_of(action.bindings, isLying))
        return {};
    const void* data = action.request.input.data();
    for (const PartDeclaration& part : declarationOf(action).parts) {
        const FieldDeclaration* name = part.record->kind == RecordKind::Grenade ? nameField(*part.record) : nullptr;
        if (name && part.count(data) > 0)
            return name->text(part.peek(data, 0));
    }
    return {};
}

RecordId GroundService::lay(RecordId possession, const Lying& lying)
{
    RecordId id = 0;
    m_campaign.atomically([&] {
        const Possession carried = m_campaign.encounters().possession(possession);
        const std::string name = libraryName(m_campaign, carried);
        if (carried.combatant == 0 || carried.kind != RecordKind::Grenade)
            refuse<Reason::NobodysGrenade>(name);
        const LoggedChange fewer = counting(carried, -1);
        if (std::get<std::int64_t>(fewer.after) < 0)
            refuse<Reason::NoneLeft>(name);
        const Combatant who = m_campaign.encounters().combatant(carried.combatant);
        requireThere(who);
        requireNoDice(who.encounter, possession);
        id = enter(fresh(who.encounter, carried.item, lying), {fewer}, who.name + ": " + titleOf(name, lying));
    });
    return id;
}

RecordId GroundService::place(RecordId encounter, RecordId grenade, const Lying& lying)
{
    RecordId id = 0;
    m_campaign.atomically([&] {
        const Possession thing = fresh(encounter, grenade, lying);
        id = enter(thing, {}, nameOnGround(m_campaign, thing));
    });
    return id;
}

EntryId GroundService::set(RecordId lying, const Lying& wanted)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const Possession thing = lyingThing(lying);
        const AnyRecord after(lyingRecord, &wanted);
        requireSound(after, libraryName(m_campaign, thing));
        LogEntry entry = entryOf({ScopeKind::Encounter, thing.encounter}, EntryKind::Edit,
                                 titleOf(libraryName(m_campaign, thing), wanted));
        entry.changes = differences({RecordKind::Lying, lying}, thing.state, after);
        if (!entry.changes.empty())
            id = write(std::move(entry));
    });
    return id;
}

EntryId GroundService::takeUp(RecordId lying, RecordId combatant)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const Possession thing = lyingThing(lying);
        const Combatant who = m_campaign.encounters().combatant(combatant);
        if (who.encounter != thing.encounter)
            refuse<Reason::InAnotherFight>(who.name);
        requireThere(who);
        requireNoDice(thing.encounter, lying);
        LogEntry entry = entryOf({ScopeKind::Encounter, thing.encounter}, EntryKind::Edit,
                                 who.name + ": " + nameOnGround(m_campaign, thing));
        entry.changes.push_back(goneFromGround(m_campaign, lying));
        const std::vector<Possession> his = m_campaign.encounters().possessionsOfCombatant(combatant);
        const auto same = std::ranges::find_if(
            his, [&](const Possession& one) { return one.kind == thing.kind && one.item == thing.item; });
        if (same != his.end()) {
            requireNoDice(thing.encounter, same->id);
            entry.changes.push_back(counting(*same, 1));
            id = write(std::move(entry));
            return;
        }
        Possession taken;
        taken.combatant = combatant;
        taken.kind = thing.kind;
        taken.item = thing.item;
        const StoredRecord record = m_campaign.library().load({thing.kind, thing.item});
        taken.state = freshStateOf({thing.kind, thing.item}, record);
        for (const Possession& other : his)
            taken.position = std::max(taken.position, other.position + 1);
        ChangeWriter(m_campaign).write(entry.changes);
        const RecordId got = m_campaign.encounters().insert(taken);
        entry.changes.push_back(arrivalOf(m_campaign, {RecordKind::Possession, got}));
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId GroundService::remove(RecordId lying)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const Possession thing = lyingThing(lying);
        requireNoDice(thing.encounter, lying);
        LogEntry entry = entryOf({ScopeKind::Encounter, thing.encounter}, EntryKind::Remove,
                                 nameOnGround(m_campaign, thing));
        entry.changes.push_back(goneFromGround(m_campaign, lying));
        id = write(std::move(entry));
    });
    return id;
}

Possession GroundService::lyingThing(RecordId lying)
{
    Possession found = m_campaign.encounters().possession(lying);
    if (found.encounter == 0)
        refuse<Reason::NotLying>(RecordRef{RecordKind::Possession, lying});
    return found;
}

Possession GroundService::fresh(RecordId encounter, RecordId grenade, const Lying& lying)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const StoredRecord record = m_campaign.library().load({RecordKind::Grenade, grenade});
    const std::string name = recordName(record.record);
    const System* system = findSystem(fight.system);
    if (record.removed)
        throw Failure(ProblemCode::NotFound, name);
    if (record.system != fight.system)
        refuse<Reason::AnotherSystem>(name);
    if (!system || !system->ground())
        refuse<Reason::NothingLiesAbout>(name);
    Possession thing;
    thing.encounter = encounter;
    thing.kind = RecordKind::Grenade;
    thing.item = grenade;
    thing.state = AnyRecord(lyingRecord, &lying);
    requireSound(thing.state, name);
    for (const Possession& other : m_campaign.encounters().lyingIn(encounter))
        thing.position = std::max(thing.position, other.position + 1);
    return thing;
}

void GroundService::requireNoDice(RecordId encounter, RecordId possession)
{
    const auto waiting = m_campaign.log().pending(encounter);
    if (!waiting)
        return;
    const bool isWithIt = std::ranges::any_of(waiting->action.bindings, [possession](const BoundPart& bound) {
        return bound.record == RecordRef{RecordKind::ItemState, possession}
        || bound.record == RecordRef{RecordKind::Lying, possession};
    });
    if (isWithIt)
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(encounter).name);
}

RecordId GroundService::enter(const Possession& thing, std::vector<LoggedChange> changes, std::string title)
{
    LogEntry entry = entryOf({ScopeKind::Encounter, thing.encounter}, EntryKind::Create, std::move(title));
    entry.changes = std::move(changes);
    ChangeWriter(m_campaign).write(entry.changes);
    const RecordId id = m_campaign.encounters().insert(thing);
    entry.changes.push_back(arrivalOf(m_campaign, {RecordKind::Possession, id}));
    LogWriter(m_campaign, m_clock).enter(std::move(entry));
    return id;
}

/// Inside the transaction that read what the changes are made from.
EntryId GroundService::write(LogEntry entry)
{
    ChangeWriter writer(m_campaign);
    writer.complete(entry.changes);
    writer.write(entry.changes);
    return LogWriter(m_campaign, m_clock).enter(std::move(entry));
}

}  // namespace hitspread
