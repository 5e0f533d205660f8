#include "services/binder.h"

#include "rules/systems/registry.h"
#include "services/problem.h"

#include <algorithm>

namespace hitspread {

namespace {

/// What one side of an action brings along.
struct Participant {
    Combatant combatant;
    std::vector<Possession> possessions;
    RecordId weapon = 0;

    [[nodiscard]] const Possession* weaponHeld() const
    {
        const auto found = std::ranges::find(possessions, weapon, &Possession::id);
        return found == possessions.end() ? nullptr : &*found;
    }
};

/// Copies records into the parts of one request and notes where each came from.
class PartFiller {
public:
    PartFiller(Campaign& campaign, const System& system, ActionRecord& action)
        : m_campaign(campaign), m_system(system), m_action(action)
    {}

    void fill(std::size_t index, const PartDeclaration& part, const Participant& who)
    {
        switch (part.record->kind) {
        case RecordKind::Character: return fillCharacter(index, part, who);
        case RecordKind::Condition:
            return put(index, part, 0, who.combatant.condition, {RecordKind::Condition, who.combatant.id});
        case RecordKind::Weapon:
        case RecordKind::WeaponState:
        case RecordKind::Ammunition: return fillWeapon(index, part, who);
        case RecordKind::Armour:
        case RecordKind::ArmourState: return fillCarried(index, part, who, RecordKind::Armour, 0);
        case RecordKind::Accessory: return fillCarried(index, part, who, RecordKind::Accessory, who.weapon);
        default: return;
        }
    }

    void put(std::size_t index, const PartDeclaration& part, std::size_t element, const AnyRecord& record,
             RecordRef from)
    {
        void* data = m_system.actionData(m_action.request.input);
        if (part.count(data) <= element)
            part.resize(data, element + 1);
        part.record->assign(part.at(data, element), record.data());
        m_action.bindings.push_back({static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(element), from});
    }

private:
    void fillCharacter(std::size_t index, const PartDeclaration& part, const Participant& who)
    {
        const RecordRef from{RecordKind::Character, who.combatant.character};
        AnyRecord record = m_campaign.load(from).cloned();
        // The explanation speaks of "Gate Guard 2", not of the template he was made from.
        if (const FieldDeclaration* name = record.declaration().find("name"))
            name->setText(record.data(), who.combatant.name);
        put(index, part, 0, record, from);
    }

    void fillWeapon(std::size_t index, const PartDeclaration& part, const Participant& who)
    {
        const Possession* held = who.weaponHeld();
        if (!held)
            throw Failure(ProblemCode::NotFound, who.combatant.name + ": weapon");
        if (part.record->kind == RecordKind::WeaponState)
            return put(index, part, 0, held->state, {RecordKind::WeaponState, held->id});
        const RecordRef from = part.record->kind == RecordKind::Weapon
            ? RecordRef{RecordKind::Weapon, held->item}
            : RecordRef{RecordKind::Ammunition, held->ammunition};
        if (from.id == 0)
            throw Failure(ProblemCode::NotFound, who.combatant.name + ": ammunition");
        put(index, part, 0, m_campaign.load(from), from);
    }

    void fillCarried(std::size_t index, const PartDeclaration& part, const Participant& who, RecordKind kind,
                     RecordId mountedOn)
    {
        std::size_t element = 0;
        for (const Possession& possession : who.possessions) {
            if (possession.kind != kind || possession.mountedOn != mountedOn || element == part.most)
                continue;
            const bool isState = part.record->kind != kind;
            const RecordRef from = isState ? RecordRef{part.record->kind, possession.id}
                                           : RecordRef{kind, possession.item};
            put(index, part, element++, isState ? possession.state : m_campaign.load(from), from);
        }
    }

    Campaign& m_campaign;
    const System& m_system;
    ActionRecord& m_action;
};

Participant participant(Campaign& campaign, RecordId combatant, RecordId weapon)
{
    Participant who;
    who.combatant = campaign.encounters().combatant(combatant);
    who.possessions = campaign.encounters().possessionsOfCombatant(combatant);
    who.weapon = weapon;
    return who;
}

void setIfDeclared(const PartDeclaration& part, void* record, std::string_view field, std::int32_t value)
{
    if (const FieldDeclaration* declared = part.record->find(field))
        declared->setNumber(record, 0, value);
}

std::string planOf(const AnyRecord& character)
{
    const FieldDeclaration* plan = character.isNull() ? nullptr : character.declaration().find("bodyPlan");
    return plan ? plan->text(character.data()) : std::string{};
}

}  // namespace

ActionRecord Binder::bind(const ActionOrder& order)
{
    const Encounter encounter = m_campaign.encounters().encounter(order.encounter);
    const System* system = findSystem(encounter.system);
    const ActionDeclaration* declaration = system ? system->action(order.action) : nullptr;
    if (!declaration)
        throw Failure(ProblemCode::NotFound, "action " + order.action + " of " + encounter.system);

    ActionRecord action;
    action.system = encounter.system;
    action.action = order.action;
    action.rulesVersion = system->rulesVersion();
    action.actor = order.actor;
    action.target = order.target;
    action.request.input = system->makeInput(static_cast<std::size_t>(declaration - system->actions().data()));

    const bool needsTarget = std::ranges::any_of(declaration->parts,
                                                 [](const PartDeclaration& part) { return part.role == Role::Target; });
    const Participant actor = participant(m_campaign, order.actor, order.weapon);
    const Participant target = needsTarget ? participant(m_campaign, order.target, order.targetWeapon) : Participant{};
    PartFiller filler(m_campaign, *system, action);
    for (std::size_t i = 0; i < declaration->parts.size(); ++i) {
        const PartDeclaration& part = declaration->parts[i];
        if (part.role == Role::Actor)
            filler.fill(i, part, actor);
        else if (part.role == Role::Target)
            filler.fill(i, part, target);
        else if (part.role == Role::Rules)
            filler.put(i, part, 0, encounter.switches, {RecordKind::Switches, encounter.id});
    }
    system->presetDeclared(action.request.input);
    for (const PartDeclaration& part : declaration->parts) {
        if (part.role != Role::Declared)
            continue;
        void* options = part.at(system->actionData(action.request.input), 0);
        setIfDeclared(part, options, "round", encounter.round);
        if (const auto metres = needsTarget ? m_campaign.encounters().distance(order.actor, order.target)
                                            : std::nullopt)
            setIfDeclared(part, options, "distance", *metres);
    }
    const Participant& body = needsTarget ? target : actor;
    const std::string plan = planOf(m_campaign.load({RecordKind::Character, body.combatant.character}));
    action.request.plan = m_plans.find(plan);
    if (!action.request.plan)
        throw Failure(ProblemCode::NotFound, "body plan " + plan);
    return action;
}

}  // namespace hitspread
