#include "services/library/kitservice.h"

#include "rules/systems/registry.h"
#include "services/fight/encounterservice.h"
#include "services/library/possessions.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "services/undo/logwriter.h"

#include <algorithm>

namespace hitspread {

namespace {

std::string nameIn(const StoredRecord& record)
{
    const FieldDeclaration* name = record.record.declaration().find("name");
    return name ? name->text(record.record.data()) : std::string(record.record.declaration().id);
}

LogEntry kitEntry(EntryKind kind, std::string title)
{
    return entryOf({ScopeKind::Library, 0}, kind, std::move(title));
}

RecordRef referenceTo(const Possession& possession)
{
    return {RecordKind::Possession, possession.id};
}

}  // namespace

std::vector<KitItem> KitService::kit(RecordId character)
{
    std::vector<KitItem> items;
    const std::vector<Possession> things = m_campaign.encounters().possessionsOfCharacter(character);
    const auto itemFor = [&](const Possession& possession) {
        KitItem item;
        item.possession = possession;
        item.record = m_campaign.library().load({possession.kind, possession.item});
        if (possession.ammunition != 0)
            item.ammunition = m_campaign.library().load({RecordKind::Ammunition, possession.ammunition});
        return item;
    };
    for (const Possession& thing : things) {
        if (thing.mountedOn != 0)
            continue;
        KitItem item = itemFor(thing);
        for (const Possession& part : things) {
            if (part.mountedOn == thing.id)
                item.mounted.push_back(itemFor(part));
        }
        items.push_back(std::move(item));
    }
    return items;
}

Possession KitService::ofKit(RecordId possession)
{
    Possession found = m_campaign.encounters().possession(possession);
    if (found.character == 0)
        refuse<Reason::OfAFight>(RecordRef{RecordKind::Possession, possession});
    return found;
}

std::string KitService::titleOf(const Possession& possession)
{
    return nameIn(m_campaign.library().load({RecordKind::Character, possession.character})) + ": "
        + nameIn(m_campaign.library().load({possession.kind, possession.item}));
}

void KitService::requireAmmunition(RecordId ammunition, const Possession& weapon, const std::string& system)
{
    if (ammunition == 0)
        return;
    const StoredRecord rounds = m_campaign.library().load({RecordKind::Ammunition, ammunition});
    if (weapon.kind != RecordKind::Weapon)
        refuse<Reason::OnlyFirearmsLoaded>(nameIn(rounds));
    if (rounds.removed)
        throw Failure(ProblemCode::NotFound, nameIn(rounds));
    if (rounds.system != system)
        refuse<Reason::AmmunitionOfAnotherSystem>(nameIn(rounds));
}

Possession KitService::asNew(RecordId character, RecordRef item, RecordId ammunition)
{
    const StoredRecord owner = m_campaign.library().load({RecordKind::Character, character});
    if (owner.removed)
        throw Failure(ProblemCode::NotFound, nameIn(owner));
    Possession possession = freshPossession(m_campaign, owner.system, item);
    possession.character = character;
    possession.ammunition = ammunition;
    requireAmmunition(ammunition, possession, owner.system);
    return possession;
}

RecordId KitService::hand(Possession possession)
{
    m_campaign.atomically([&] {
        for (const Possession& other : m_campaign.encounters().possessionsOfCharacter(possession.character))
            possession.position = std::max(possession.position, other.position + 1);
        possession.id = m_campaign.encounters().insert(possession);
        LogEntry entry = kitEntry(EntryKind::Create, titleOf(possession));
        entry.changes.push_back(arrivalOf(m_campaign, referenceTo(possession)));
        LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return possession.id;
}

RecordId KitService::give(RecordId character, RecordRef item, RecordId ammunition)
{
    return hand(asNew(character, item, ammunition));
}

RecordId KitService::loadFor(RecordRef weapon)
{
    return hitspread::loadFor(m_campaign, weapon);
}

RecordId KitService::giveMounted(RecordId accessory, RecordId weapon)
{
    Possession part = asNew(ofKit(weapon).character, {RecordKind::Accessory, accessory}, 0);
    requireMountable(part, weapon);
    part.mountedOn = weapon;
    return hand(std::move(part));
}

EntryId KitService::take(RecordId possession)
{
    const Possession leaving = ofKit(possession);
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = kitEntry(EntryKind::Remove, titleOf(leaving));
        // Parts first, so that undo, which goes backwards, has the weapon there before they are mounted on it again.
        std::vector<Possession> all = m_campaign.encounters().possessionsOfCharacter(leaving.character);
        std::erase_if(all, [&](const Possession& part) { return part.mountedOn != possession; });
        all.push_back(leaving);
        for (const Possession& thing : all) {
            entry.changes.push_back(departureOf(m_campaign, referenceTo(thing)));
            m_campaign.encounters().removePossession(thing.id);
        }
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

RecordId KitService::handInFight(const Combatant& who, Possession thing, LogEntry& entry)
{
    thing.combatant = who.id;
    for (const Possession& other : m_campaign.encounters().possessionsOfCombatant(who.id))
        thing.position = std::max(thing.position, other.position + 1);
    thing.id = m_campaign.encounters().insert(thing);
    entry.changes.push_back(arrivalOf(m_campaign, referenceTo(thing)));
    return thing.id;
}

RecordId KitService::giveInFight(RecordId combatant, RecordRef item)
{
    const Combatant who = m_campaign.encounters().combatant(combatant);
    const Possession thing = freshPossession(m_campaign, m_campaign.encounters().encounter(who.encounter).system, item);
    RecordId given = 0;
    m_campaign.atomically([&] {
        LogEntry entry = entryOf({ScopeKind::Encounter, who.encounter}, EntryKind::Create,
                                 who.name + ": " + nameIn(m_campaign.library().load(item)));
        given = handInFight(who, thing, entry);
        LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return given;
}

EntryId KitService::giveInFight(const std::vector<RecordId>& combatants, RecordRef item)
{
    const std::vector<Combatant> people = ofOneFight(m_campaign, combatants);
    if (people.empty())
        return 0;
    const RecordId fight = people.front().encounter;
    const Possession thing = freshPossession(m_campaign, m_campaign.encounters().encounter(fight).system, item);
    EntryId id = 0;
    m_campaign.atomically([&] {
        std::string names;
        for (const Combatant& who : people)
            names += (names.empty() ? "" : ", ") + who.name;
        LogEntry entry = entryOf({ScopeKind::Encounter, fight}, EntryKind::Create,
                                 names + ": " + nameIn(m_campaign.library().load(item)));
        for (const Combatant& who : people)
            (void)handInFight(who, thing, entry);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

std::vector<WithoutThing> KitService::fightingWithout(RecordId character, RecordRef item)
{
    std::vector<WithoutThing> fights;
    const std::string name = nameIn(m_campaign.library().load(item));
    for (const RecordUse& use : m_campaign.library().usedBy({RecordKind::Character, character})) {
        if (use.how != RecordUse::How::Fights)
            continue;
        const Combatant who = m_campaign.encounters().combatant(use.combatant);
        const Encounter fight = m_campaign.encounters().encounter(who.encounter);
        const std::vector<Possession> things = m_campaign.encounters().possessionsOfCombatant(who.id);
        const bool hasIt = std::ranges::any_of(things, [item](const Possession& thing) {
            return RecordRef{thing.kind, thing.item} == item;
        });
        if (hasIt || who.away || fight.archived)
            continue;
        auto place = std::ranges::find(fights, fight.id, &WithoutThing::fight);
        if (place == fights.end())
            place = fights.insert(fights.end(), {item, name, fight.id, fight.name, {}, {}});
        place->combatants.push_back(who.id);
        place->names.push_back(who.name);
    }
    return fights;
}

/// An action whose dice wait knows what it is done with.
void KitService::requireNoDice(const Combatant& owner, const std::vector<Possession>& things)
{
    const auto waiting = m_campaign.log().pending(owner.encounter);
    if (!waiting)
        return;
    const auto isPart = [&waiting](const Possession& thing) {
        const auto state = stateKindOf(thing.kind);
        return state
            && std::ranges::find(waiting->action.bindings, RecordRef{*state, thing.id}, &BoundPart::record)
            != waiting->action.bindings.end();
    };
    if (std::ranges::any_of(things, isPart))
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(owner.encounter).name);
}

EntryId KitService::takeInFight(RecordId possession)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const Possession leaving = m_campaign.encounters().possession(possession);
        if (leaving.combatant == 0 || !canBeCarried(leaving.kind))
            throw Failure(ProblemCode::NotFound, referenceTo(leaving));
        const Combatant who = m_campaign.encounters().combatant(leaving.combatant);
        std::vector<Possession> things = m_campaign.encounters().possessionsOfCombatant(leaving.combatant);
        std::erase_if(things, [&](const Possession& part) { return part.mountedOn != possession; });
        things.push_back(leaving);
        requireNoDice(who, things);
        LogEntry entry = entryOf({ScopeKind::Encounter, who.encounter}, EntryKind::Remove,
                                 who.name + ": " + nameIn(m_campaign.library().load({leaving.kind, leaving.item})));
        for (const Possession& thing : things) {
            entry.changes.push_back(departureOf(m_campaign, referenceTo(thing)));
            m_campaign.encounters().removePossession(thing.id);
        }
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId KitService::setState(RecordId possession, const AnyRecord& state)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const Possession thing = ofKit(possession);
        const auto stateKind = stateKindOf(thing.kind);
        if (!stateKind || thing.state.isNull() || state.isNull() || &state.declaration() != &thing.state.declaration())
            refuse<Reason::NoSuchState>(titleOf(thing));
        requireSound(state, titleOf(thing));
        LogEntry entry = kitEntry(EntryKind::Edit, titleOf(thing));
        entry.changes = differences({*stateKind, possession}, thing.state, state);
        if (entry.changes.empty())
            return;
        requireRoom(m_campaign, entry.changes);
        m_campaign.save({*stateKind, possession}, state);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId KitService::load(RecordId possession, RecordId ammunition)
{
    const Possession weapon = ofKit(possession);
    if (weapon.ammunition == ammunition)
        return 0;
    requireAmmunition(ammunition, weapon, m_campaign.library().load({RecordKind::Character, weapon.character}).system);
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = kitEntry(EntryKind::Edit, titleOf(weapon));
        entry.changes = {rowvalue::loading(weapon, ammunition)};
        ChangeWriter(m_campaign).write(entry.changes);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

void KitService::requireMountable(const Possession& part, RecordId weapon)
{
    const Possession carrier = ofKit(weapon);
    if (carrier.kind != RecordKind::Weapon || carrier.character != part.character)
        refuse<Reason::MountedElsewhere>(titleOf(part));
}

EntryId KitService::mount(RecordId accessory, RecordId weapon)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        Possession part = ofKit(accessory);
        if (part.kind != RecordKind::Accessory)
            refuse<Reason::OnlyAccessoriesMounted>(titleOf(part));
        if (part.mountedOn == weapon)
            return;
        if (weapon != 0)
            requireMountable(part, weapon);
        part.mountedOn = weapon;
        id = replace({part}, titleOf(part));
    });
    return id;
}

EntryId KitService::move(RecordId possession, int position)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const Possession thing = ofKit(possession);
        std::vector<Possession> all = m_campaign.encounters().possessionsOfCharacter(thing.character);
        const auto from = std::ranges::find(all, possession, &Possession::id);
        const int last = static_cast<int>(all.size()) - 1;
        const auto to = all.begin() + std::clamp(position, 0, last);
        if (from < to)
            std::rotate(from, from + 1, to + 1);
        else
            std::rotate(to, from, from + 1);
        std::vector<Possession> changed;
        for (int place = 0; place <= last; ++place) {
            Possession& one = all[static_cast<std::size_t>(place)];
            if (one.position != place) {
                one.position = place;
                changed.push_back(one);
            }
        }
        if (!changed.empty())
            id = replace(changed, titleOf(thing));
    });
    return id;
}

/// Whole rows: inside the transaction that read them.
EntryId KitService::replace(const std::vector<Possession>& changed, std::string title)
{
    LogEntry entry = kitEntry(EntryKind::Edit, std::move(title));
    for (const Possession& thing : changed) {
        LoggedChange change;
        change.record = referenceTo(thing);
        change.before = m_campaign.snapshot(change.record);
        m_campaign.encounters().update(thing);
        change.after = m_campaign.snapshot(change.record);
        entry.changes.push_back(std::move(change));
    }
    return LogWriter(m_campaign, m_clock).enter(std::move(entry));
}

}  // namespace hitspread
