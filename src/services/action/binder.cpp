#include "services/action/binder.h"

#include "rules/systems/registry.h"
#include "services/action/participants.h"
#include "services/library/possessions.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <bit>
#include <set>
#include <span>
#include <utility>

namespace hitspread {

namespace {

/// A campaign from elsewhere may hold what no rule system would: rules see records of their own types alone.
void requireOfType(const RecordDeclaration* wanted, const AnyRecord& record, RecordRef from)
{
    if (record.isNull() || &record.declaration() != wanted)
        refuse<Reason::AnotherSystem>(from);
}

/// Copies records into the parts of one request and notes where each came from.
class PartFiller {
public:
    PartFiller(RecordCache& library, const System& system, ActionRecord& action)
        : m_library(library), m_system(system), m_action(action)
    {}

    /// `place`: which of several this one is; participants are filled in their order.
    void fill(std::size_t index, const PartDeclaration& part, const Participant& who, std::size_t place = 0)
    {
        switch (part.record->kind) {
        case RecordKind::Character: return fillCharacter(index, part, who, place);
        case RecordKind::Condition:
            return put(index, part, place, who.combatant.condition, {RecordKind::Condition, who.combatant.id});
        case RecordKind::Weapon:
        case RecordKind::WeaponState:
        case RecordKind::Ammunition:
        case RecordKind::MeleeWeapon:
        case RecordKind::ThrownWeapon:
        case RecordKind::Grenade:
        case RecordKind::ItemState:
            // A list inside each participant: whatever he carries, not the one thing he uses.
            return part.isInner() ? fillCarried(index, part, who, RecordKind::Weapon, 0, place)
                                  : fillWeapon(index, part, who, place);
        case RecordKind::Armour:
        case RecordKind::ArmourState: return fillCarried(index, part, who, RecordKind::Armour, 0, place);
        case RecordKind::Accessory:
            return fillCarried(index, part, who, RecordKind::Accessory, who.weaponFor(part), place);
        default: return;
        }
    }

    void put(std::size_t index, const PartDeclaration& part, std::size_t element, const AnyRecord& record,
             RecordRef from)
    {
        requireOfType(part.record, record, from);
        void* data = m_action.request.input.data();
        if (!part.isInner() && part.count(data) <= element)
            part.resize(data, element + 1);
        part.record->assign(part.at(data, element), record.data());
        m_action.bindings.push_back({static_cast<std::uint8_t>(index), static_cast<std::uint16_t>(element), from});
    }

private:
    void fillCharacter(std::size_t index, const PartDeclaration& part, const Participant& who, std::size_t place)
    {
        const RecordRef from{RecordKind::Character, who.combatant.character};
        AnyRecord record = m_library.load(from).record.cloned();
        // The explanation speaks of "Gate Guard 2", not of the template he was made from.
        if (const FieldDeclaration* name = record.declaration().find("name"))
            name->setText(record.data(), who.combatant.name);
        put(index, part, place, record, from);
    }

    void fillWeapon(std::size_t index, const PartDeclaration& part, const Participant& who, std::size_t place)
    {
        const Possession* held = who.weaponHeld(part);
        const bool isHand = !held && who.weaponFor(part) == 0 && !isOptional(part);
        if (isHand && takeBareHand(part, who, place))
            return;
        if (!held && part.many)
            return;
        if (!held)
            throw Failure(ProblemCode::NotFound, {SiteKind::WeaponOf, who.combatant.name});
        const RecordKind kind = part.record->kind;
        // What lies about is not held: how a held one would be is as good as new, and where it lies is no part of the rules.
        if (kind == stateKindOf(held->kind) && held->encounter != 0)
            return put(index, part, place, AnyRecord(*part.record), {RecordKind::Lying, held->id});
        if (kind == stateKindOf(held->kind))
            return put(index, part, place, held->state, {kind, held->id});
        const RecordRef from = kind == RecordKind::Ammunition ? RecordRef{kind, held->ammunition}
                                                              : RecordRef{held->kind, held->item};
        if (kind != from.kind)
            refuse<Reason::WrongWeapon>(who.combatant.name);
        if (from.id == 0)
            throw Failure(ProblemCode::NotFound, {SiteKind::AmmunitionOf, who.combatant.name});
        put(index, part, place, m_library.load(from).record, from);
    }

    /// Bare hands are no record of the campaign and have no state: nothing is bound. False when they do not serve here.
    [[nodiscard]] bool takeBareHand(const PartDeclaration& part, const Participant& who, std::size_t place)
    {
        const std::span<const AnyRecord> hands = m_system.bareHands();
        if (who.bareHand >= hands.size())
            return false;
        const AnyRecord& hand = hands[who.bareHand];
        const RecordKind kind = hand.declaration().kind;
        if (part.record->kind == kind)
            part.record->assign(part.at(m_action.request.input.data(), place), hand.data());
        return part.record->kind == kind || part.record->kind == stateKindOf(kind);
    }

    /// Somebody attacked need not hold anything: a part of many then stays empty. Of several who all fight each has a weapon or his
    /// hands.
    [[nodiscard]] bool isOptional(const PartDeclaration& part) const
    {
        return part.many && !isOfEach(m_action.request.input.action(), part);
    }

    void fillCarried(std::size_t index, const PartDeclaration& part, const Participant& who, RecordKind kind,
                     RecordId mountedOn, std::size_t place)
    {
        void* data = m_action.request.input.data();
        std::size_t element = 0;
        for (const Possession& possession : who.possessions) {
            if (possession.kind != kind || possession.mountedOn != mountedOn || element == part.most)
                continue;
            const bool isState = part.record->kind != kind;
            const RecordRef from = isState ? RecordRef{part.record->kind, possession.id}
                                           : RecordRef{kind, possession.item};
            if (part.isInner())
                part.resizeIn(data, place, element + 1);
            const std::size_t at = part.isInner() ? part.firstIn(data, place) + element : element;
            put(index, part, at, isState ? possession.state : m_library.load(from).record, from);
            ++element;
        }
    }

    RecordCache& m_library;
    const System& m_system;
    ActionRecord& m_action;
};

void setIfDeclared(const PartDeclaration& part, void* record, std::string_view field, std::int32_t value)
{
    if (const FieldDeclaration* declared = part.record->find(field))
        declared->setNumber(record, 0, value);
}

/// Into declared parts that keep the name of whoever is meant.
void setWhomName(Input& input, const ActionDeclaration& action, const std::string& name)
{
    for (const PartDeclaration& part : action.parts) {
        const FieldDeclaration* declared = part.role == Role::Declared && !part.many ? part.record->find("whomName")
                                                                                     : nullptr;
        if (declared)
            declared->setText(part.at(input.data(), 0), name);
    }
}

/// The numbers the declared fields of a record may mean.
struct Meant {
    RecordId who = 0;
    RecordId whom = 0;
    RecordId wielded = 0;
};

/// Who and what the declared fields of a record mean, as far as they say so.
void setNames(const PartDeclaration& part, void* record, const Meant& meant)
{
    for (const FieldDeclaration& field : part.record->fields) {
        const RecordId someone = field.isActor ? meant.who : meant.whom;
        const RecordId number = field.names == RecordKind::Possession ? meant.wielded : someone;
        // Lists of people are for whoever declares them.
        if (field.names && field.extent == 1 && std::in_range<std::int32_t>(number))
            field.setNumber(record, 0, static_cast<std::int32_t>(number));
    }
}

/// How many hands of somebody hold something else than what he uses; none where one of them holds that.
std::int32_t handsTaken(RecordCache& library, const Participant& who)
{
    unsigned taken = 0;
    for (const Possession& thing : who.possessions) {
        // What lies about is in nobody's hand, and takes none.
        if (thing.encounter != 0 && thing.id == who.weapon)
            return 0;
        if (!isWeapon(thing.kind))
            continue;
        const unsigned hands = handsOn(thing, library.load({thing.kind, thing.item}).record);
        if (hands != 0 && thing.id == who.weapon)
            return 0;
        taken |= hands;
    }
    return std::popcount(taken);
}

/// Everybody of a side into parts of each, the first alone into parts of one.
void fillSide(PartFiller& filler, const ActionDeclaration& action, std::size_t index,
              const std::vector<Participant>& side)
{
    const std::size_t count = isOfEach(action, action.parts[index]) ? side.size() : 1;
    for (std::size_t i = 0; i < count; ++i)
        filler.fill(index, action.parts[index], side[i], i);
}

/// In a declared part of an action that takes a free hand.
constexpr std::string_view kHandsTaken = "handsTaken";

/// In declared parts that go with the targets: how far each stands from the first, and whether he is in close combat with it.
constexpr std::string_view kApart = "apart";
constexpr std::string_view kClose = "close";

/// Whether one of two has hold of the other, so that they are in one place.
bool areJoined(const Combatant& one, const Combatant& other)
{
    const auto has = [](const Combatant& he, RecordId whom) {
        return std::ranges::any_of(he.condition.declaration().fields, [&](const FieldDeclaration& field) {
            return field.joins && field.number(he.condition.data(), 0) == whom;
        });
    };
    return has(one, other.id) || has(other, one.id);
}

/// In a declared part of an action that wants those beside the target, too: how many, the first ones, are beside the actor.
constexpr std::string_view kBesideActor = "besideActor";

/// The part that has it; null: the action wants those beside the actor alone.
const PartDeclaration* partOfBoth(const ActionDeclaration& action)
{
    const auto found = std::ranges::find_if(action.parts, [](const PartDeclaration& part) {
        return part.role == Role::Declared && !part.many && part.record->find(kBesideActor);
    });
    return found == action.parts.end() ? nullptr : &*found;
}

/// Fills parts of people nobody names, as many as the action has made room for: of the actor's side and within reach of him, then, in the
/// other half of the room, the same of the target's where the action wants both.
void fillBystanders(PartFiller& filler, ActionRecord& action, const Participants& people, const Combatant& actor,
                    const Combatant* target)
{
    const ActionDeclaration& declaration = declarationOf(action);
    void* data = action.request.input.data();
    const PartDeclaration* both = target ? partOfBoth(declaration) : nullptr;
    std::vector<Participant> beside;
    for (std::size_t i = 0; i < declaration.parts.size(); ++i) {
        const PartDeclaration& part = declaration.parts[i];
        if (!isOfBystanders(declaration, part))
            continue;
        if (const std::size_t room = part.record->kind == RecordKind::Character ? part.count(data) : 0; room > 0) {
            beside = people.beside(actor, both ? room / 2 : room);
            if (both) {
                setIfDeclared(*both, both->at(data, 0), kBesideActor, static_cast<std::int32_t>(beside.size()));
                const std::vector<Participant> others = people.beside(*target, room / 2, beside);
                beside.insert(beside.end(), others.begin(), others.end());
            }
            people.fillPossessions({RecordKind::Armour}, beside);
            part.resize(data, beside.size());
        }
        fillSide(filler, declaration, i, beside);
    }
}

/// Fills parts of people tied to those of the action.
void fillTied(PartFiller& filler, ActionRecord& action, const Participants& people)
{
    const ActionDeclaration& declaration = declarationOf(action);
    std::vector<Participant> tied;
    for (std::size_t i = 0; i < declaration.parts.size(); ++i) {
        const PartDeclaration& part = declaration.parts[i];
        if (!isOfTied(declaration, part))
            continue;
        if (part.record->kind == RecordKind::Character) {
            tied = people.tied(part.most);
            part.resize(action.request.input.data(), tied.size());
        }
        fillSide(filler, declaration, i, tied);
    }
}

/// What the conditions of those on one side change of the request.
void enterConditions(RecordCache& library, const System& system, Input& input, Role side,
                     const std::vector<Participant>& participants)
{
    if (!system.conditions())
        return;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        for (const Possession& thing : participants[i].possessions) {
            if (thing.kind != RecordKind::ConditionTemplate)
                continue;
            const RecordRef reference{thing.kind, thing.item};
            const AnyRecord& condition = library.load(reference).record;
            requireOfType(system.record(reference.kind), condition, reference);
            system.conditions()->enter(input, {side, i}, condition);
        }
    }
}

std::string planOf(const AnyRecord& character)
{
    const FieldDeclaration* plan = character.isNull() ? nullptr : character.declaration().find("bodyPlan");
    return plan ? plan->text(character.data()) : std::string{};
}

}  // namespace

ActionRecord Binder::bind(const ActionOrder& order, std::span<const Combatant> known)
{
    const Encounter& encounter = m_fight.encounter(order.encounter);
    const System* system = findSystem(encounter.system);
    const ActionDeclaration* declaration = system ? system->action(order.action) : nullptr;
    if (!declaration)
        throw Failure(ProblemCode::NotFound, Site(SiteKind::Action, order.action).at(encounter.system));

    ActionRecord action;
    action.system = encounter.system;
    action.action = order.action;
    action.rulesVersion = system->rulesVersion();
    action.actor = order.actor;
    action.target = order.target;
    action.request.input = Input(*declaration);

    const bool needsTarget = declaration->involves(Role::Target);
    const Participants people(m_campaign.encounters(), m_fight, order, known);
    requireFewEnough(order, *declaration);
    std::vector<Participant> actors = people.actors(*declaration);
    std::vector<Participant> targets;
    if (needsTarget)
        targets = people.targets();
    if (!order.otherActors.empty())
        requireEverybodyOnce(actors, targets);
    std::string whomName;
    if (!needsTarget && order.target != 0 && declaration->namesSomebody())
        whomName = m_fight.combatant(order.target).name;  // whoever is meant is there
    namePeople(m_campaign.encounters(), order.encounter, action);
    people.fillPossessions(kindsBound(*declaration, Role::Actor), actors);
    people.fillPossessions(kindsBound(*declaration, Role::Target), targets);
    const bool lies = isOfGround(*system, order.action) && people.takeFromGround(actors.front());
    PartFiller filler(m_library, *system, action);
    for (std::size_t i = 0; i < declaration->parts.size(); ++i) {
        const PartDeclaration& part = declaration->parts[i];
        if (part.role == Role::Actor)
            fillSide(filler, *declaration, i, actors);
        else if (part.role == Role::Target)
            fillSide(filler, *declaration, i, targets);
        else if (part.role == Role::Rules)
            filler.put(i, part, 0, encounter.switches, {RecordKind::Switches, encounter.id});
    }
    enterConditions(m_library, *system, action.request.input, Role::Actor, actors);
    enterConditions(m_library, *system, action.request.input, Role::Target, targets);
    action.request.input.preset();
    fillBystanders(filler, action, people, actors.front().combatant,
                   targets.empty() ? nullptr : &targets.front().combatant);
    fillTied(filler, action, people);
    if (lies)
        system->ground()->setLying(action.request.input);
    fillDeclared(action, *declaration, encounter, order, actors.front());
    setWhomName(action.request.input, *declaration, whomName);
    const Participant& body = needsTarget ? targets.front() : actors.front();
    const std::string plan = planOf(m_library.load({RecordKind::Character, body.combatant.character}).record);
    action.request.plan = bodyFor(*system, m_plans.body(plan, *system), action.request.input.houseRules());
    if (!action.request.plan)
        throw Failure(ProblemCode::NotFound, {SiteKind::BodyPlan, plan});
    return action;
}

void Binder::setDistance(const PartDeclaration& part, void* record, std::string_view field,
                         std::pair<RecordId, RecordId> between)
{
    const FieldDeclaration* declared = part.record->find(field);
    const auto metres = declared ? m_campaign.encounters().distance(between.first, between.second) : std::nullopt;
    if (metres)
        declared->setNumber(record, 0, *metres);
}

void Binder::setApart(const PartDeclaration& part, void* record, std::pair<RecordId, RecordId> between)
{
    setDistance(part, record, kApart, between);
    const auto metres = part.record->find(kClose) ? m_campaign.encounters().distance(between.first, between.second)
                                                  : std::nullopt;
    const bool isClose = metres && *metres <= kBlowReach
        && m_fight.combatant(between.first).side != m_fight.combatant(between.second).side;
    if (isClose)
        setIfDeclared(part, record, kClose, 1);
}

void Binder::joinClose(const PartDeclaration& part, void* data, const std::vector<RecordId>& targets)
{
    const FieldDeclaration* close = part.many ? part.record->find(kClose) : nullptr;
    const FieldDeclaration* apart = part.many ? part.record->find(kApart) : nullptr;
    if (!close || !apart)
        return;
    const std::size_t count = std::min(part.count(data), targets.size());
    const auto isClose = [&](std::size_t i) { return i == 0 || close->number(part.peek(data, i), 0) != 0; };
    const auto joinTo = [&](std::size_t i) {
        for (std::size_t j = 0; j < count; ++j) {
            if (!isClose(j) || !areJoined(m_fight.combatant(targets[i]), m_fight.combatant(targets[j])))
                continue;
            close->setNumber(part.at(data, i), 0, 1);
            if (apart->number(part.peek(data, i), 0) == kNoEntry)
                apart->setNumber(part.at(data, i), 0, apart->number(part.peek(data, j), 0));
            return true;
        }
        return false;
    };
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t i = 1; i < count; ++i)
            grows = (!isClose(i) && joinTo(i)) || grows;
    }
}

void Binder::fillDeclared(ActionRecord& action, const ActionDeclaration& declaration, const Encounter& encounter,
                          const ActionOrder& order, const Participant& actor)
{
    std::vector<RecordId> targets;
    if (order.target != 0)
        targets.push_back(order.target);
    targets.insert(targets.end(), order.otherTargets.begin(), order.otherTargets.end());
    void* data = action.request.input.data();
    for (const PartDeclaration& part : declaration.parts) {
        if (part.role != Role::Declared || isOfBystanders(declaration, part) || isOfTied(declaration, part))
            continue;
        if (part.many)
            part.resize(data, std::min(part.most, targets.size()));
        const RecordId weapon = part.id.starts_with("offHand") ? order.offHandWeapon : order.weapon;
        const RecordId wielded = weapon != 0 ? weapon : -1 - static_cast<RecordId>(order.bareHand);
        for (std::size_t i = 0; i < part.count(data); ++i) {
            setNames(part, part.at(data, i), {order.actor, i < targets.size() ? targets[i] : 0, wielded});
            setIfDeclared(part, part.at(data, i), "round", encounter.round);
            if (part.record->find(kHandsTaken))
                setIfDeclared(part, part.at(data, i), kHandsTaken, handsTaken(m_library, actor));
            if (i >= targets.size())
                continue;
            setDistance(part, part.at(data, i), "distance", {order.actor, targets[i]});
            // Where an attack strikes is first taken to be where the first target stands.
            if (i > 0)
                setApart(part, part.at(data, i), {targets[0], targets[i]});
            else
                setIfDeclared(part, part.at(data, i), kApart, 0);
        }
        joinClose(part, data, targets);
    }
}

}  // namespace hitspread
