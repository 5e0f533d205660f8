#include "services/action/participants.h"

#include "services/refusal/problem.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

/// The part at the top of the one a part nests in.
const PartDeclaration& rootOf(const ActionDeclaration& action, const PartDeclaration& part)
{
    const PartDeclaration* root = action.find(part.id.substr(0, part.id.find('.')));
    return root ? *root : part;
}

/// The n-th of a list of things that may be shorter than that of those who use them.
RecordId usedBy(const std::vector<RecordId>& things, std::size_t place)
{
    return place < things.size() ? things[place] : 0;
}

std::size_t mostOf(const ActionDeclaration& action, Role role)
{
    std::size_t most = 0;
    for (const PartDeclaration& part : action.parts) {
        if (part.role == role && part.record->kind == RecordKind::Character)
            most += part.most;
    }
    return most;
}

}  // namespace

const Possession* Participant::weaponHeld(const PartDeclaration& part) const
{
    const auto found = std::ranges::find(possessions, weaponFor(part), &Possession::id);
    return found == possessions.end() ? nullptr : &*found;
}

bool isOfEach(const ActionDeclaration& action, const PartDeclaration& part)
{
    const PartDeclaration& root = rootOf(action, part);
    return root.many && root.record->kind == RecordKind::Character;
}

bool isOfBystanders(const ActionDeclaration& action, const PartDeclaration& part)
{
    const PartDeclaration& root = rootOf(action, part);
    return isOfEach(action, part) && root.role == Role::Declared && !root.isOfTied;
}

bool isOfTied(const ActionDeclaration& action, const PartDeclaration& part)
{
    return rootOf(action, part).isOfTied;
}

Participants::Participants(EncounterStore& store, FightCache& fight, const ActionOrder& order,
                           std::span<const Combatant> known)
    : m_store(store), m_fight(fight), m_order(order), m_known(known)
{
    constexpr std::size_t kMany = 4;
    if (!known.empty() || order.otherTargets.size() < kMany)
        return;
    m_read = store.combatants(order.encounter);
    m_known = m_read;
}

Combatant Participants::combatant(RecordId id) const
{
    const auto known = std::ranges::find(m_known, id, &Combatant::id);
    return known != m_known.end() ? *known : m_fight.combatant(id);
}

Participant Participants::participant(RecordId id, RecordId weapon, RecordId offHandWeapon) const
{
    Participant who;
    who.offHandWeapon = offHandWeapon;
    who.combatant = combatant(id);
    if (who.combatant.away)
        refuse<Reason::Away>(who.combatant.name);
    who.weapon = weapon;
    return who;
}

std::vector<Participant> Participants::actors(const ActionDeclaration& action) const
{
    std::vector<Participant> actors(1);
    if (m_order.actor != 0 || action.involves(Role::Actor))
        actors.front() = participant(m_order.actor, m_order.weapon, m_order.offHandWeapon);
    actors.front().bareHand = m_order.bareHand;
    for (std::size_t i = 0; i < m_order.otherActors.size(); ++i)
        actors.push_back(participant(m_order.otherActors[i], usedBy(m_order.otherWeapons, i)));
    return actors;
}

std::vector<Participant> Participants::targets() const
{
    std::vector<Participant> targets{participant(m_order.target, m_order.targetWeapon)};
    for (std::size_t i = 0; i < m_order.otherTargets.size(); ++i)
        targets.push_back(participant(m_order.otherTargets[i], usedBy(m_order.otherTargetWeapons, i)));
    return targets;
}

bool Participants::isNamed(RecordId id) const
{
    const auto isAmong = [id](const std::vector<RecordId>& others) {
        return std::ranges::find(others, id) != others.end();
    };
    return id == m_order.actor || id == m_order.target || isAmong(m_order.otherActors) || isAmong(m_order.otherTargets);
}

std::vector<Participant> Participants::beside(const Combatant& him, std::size_t most,
                                              std::span<const Participant> besideAnother) const
{
    const auto isTaken = [besideAnother](RecordId id) {
        return std::ranges::any_of(besideAnother, [id](const Participant& one) { return one.combatant.id == id; });
    };
    std::vector<Participant> people;
    for (const Combatant& one : m_store.combatants(m_order.encounter)) {
        if (people.size() == most || one.side != him.side || one.away || isNamed(one.id) || isTaken(one.id))
            continue;
        if (m_store.distance(him.id, one.id).value_or(0) <= kBlowReach)
            people.push_back({.combatant = one});
    }
    return people;
}

std::vector<Participant> Participants::tied(std::size_t most) const
{
    const std::vector<Combatant> everybody = m_store.combatants(m_order.encounter);
    const auto names = [](const Combatant& one, const auto& isMeant) {
        for (const FieldDeclaration& field : one.condition.declaration().fields) {
            for (std::size_t i = 0; field.names == RecordKind::Condition && i < field.elementsIn(one.condition.data());
                 ++i) {
                const std::int32_t number = field.number(one.condition.data(), i);
                if (number != 0 && isMeant(number))
                    return true;
            }
        }
        return false;
    };
    std::vector<Participant> people;
    for (const Combatant& one : everybody) {
        if (people.size() == most || one.away || isNamed(one.id))
            continue;
        const bool isTied = names(one, [this](RecordId number) { return isNamed(number); })
            || std::ranges::any_of(everybody, [&](const Combatant& other) {
                                return isNamed(other.id)
                                    && names(other, [&](RecordId number) { return number == one.id; });
                            });
        if (isTied)
            people.push_back({.combatant = one});
    }
    return people;
}

void Participants::fillPossessions(const std::set<RecordKind>& kinds, std::span<Participant> participants) const
{
    constexpr std::size_t kMany = 4;
    if (kinds.size() > 1 && participants.size() < kMany) {
        for (Participant& who : participants)
            who.possessions = m_fight.possessionsOfCombatant(who.combatant.id);
        return;
    }
    for (const Possession& thing : m_store.possessionsIn(m_order.encounter, kinds)) {
        for (Participant& who : participants) {
            if (who.combatant.id == thing.combatant)
                who.possessions.push_back(thing);
        }
    }
}

bool Participants::takeFromGround(Participant& actor) const
{
    if (actor.weapon == 0
        || std::ranges::find(actor.possessions, actor.weapon, &Possession::id) != actor.possessions.end())
        return false;
    const std::vector<Possession> all = m_store.lyingIn(m_order.encounter);
    const auto found = std::ranges::find(all, actor.weapon, &Possession::id);
    if (found == all.end())
        return false;
    actor.possessions.push_back(*found);
    return true;
}

void namePeople(EncounterStore& store, RecordId encounter, ActionRecord& action)
{
    const ActionDeclaration& declaration = declarationOf(action);
    if (declaration.involves(Role::Target) || !declaration.namesSomebody())
        return;
    for (const Combatant& one : store.combatants(encounter)) {
        const auto known = std::ranges::find(action.named, one.id, &NamedPerson::id);
        if (known == action.named.end())
            action.named.push_back({one.id, one.name});
        else
            known->name = one.name;
    }
}

void requireFewEnough(const ActionOrder& order, const ActionDeclaration& action)
{
    if (order.otherTargets.size() + 1 > std::max<std::size_t>(1, mostOf(action, Role::Target)))
        refuse<Reason::TooManyTargets>(order.action);
    if (order.otherActors.size() + 1 > std::max<std::size_t>(1, mostOf(action, Role::Actor)))
        refuse<Reason::TooManyActors>(order.action);
}

void requireEverybodyOnce(const std::vector<Participant>& actors, const std::vector<Participant>& targets)
{
    std::set<RecordId> known;
    for (const auto* side : {&actors, &targets}) {
        for (const Participant& who : *side) {
            if (!known.insert(who.combatant.id).second)
                refuse<Reason::NamedTwice>(who.combatant.name);
        }
    }
}

std::set<RecordKind> kindsBound(const ActionDeclaration& action, Role role)
{
    std::set<RecordKind> kinds{RecordKind::ConditionTemplate};
    for (const PartDeclaration& part : action.parts) {
        const RecordKind kind = part.record->kind;
        if (part.role != role || kind == RecordKind::Character || kind == RecordKind::Condition)
            continue;
        if (kind == RecordKind::Armour || kind == RecordKind::ArmourState)
            kinds.insert(RecordKind::Armour);
        else if (kind == RecordKind::Accessory)
            kinds.insert(RecordKind::Accessory);
        else if (part.isInner())
            kinds.insert(RecordKind::Weapon);
        else
            kinds.insert({RecordKind::Weapon, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon, RecordKind::Grenade});
    }
    return kinds;
}

}  // namespace hitspread
