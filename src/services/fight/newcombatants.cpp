#include "services/fight/newcombatants.h"

#include "rules/core/time/round.h"
#include "rules/systems/registry.h"
#include "services/fight/combatantnames.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/people/goingon.h"
#include "services/people/presentservice.h"
#include "services/refusal/problem.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kMostNewcomers = 99;

const RecordDeclaration& declarationOf(const Encounter& fight, RecordKind kind)
{
    const System* system = findSystem(fight.system);
    const RecordDeclaration* declaration = system ? system->record(kind) : nullptr;
    if (!declaration)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, fight.system});
    return *declaration;
}

}  // namespace

Side usualSide(const StoredRecord& character)
{
    return isOfParty(character) ? Side::Players : Side::Opponents;
}

bool isHimself(const StoredRecord& character, const Newcomers& newcomers)
{
    return newcomers.count == 1 && newcomers.character != 0
        && (newcomers.name == recordName(character.record) || isOfParty(character));
}

RecordId usualSource(EncounterStore& store, const StoredRecord& character, const Newcomers& newcomers)
{
    const auto present = isHimself(character, newcomers) ? presentOf(store, character.system, character.id)
                                                         : std::nullopt;
    return present ? present->id : 0;
}

void requireFightHolds(const Encounter& fight, std::size_t people)
{
    if (people > kMostInAFight)
        refuse<Reason::FightFull>(fight.name, kMostInAFight);
}

NewCombatants::NewCombatants(Campaign& campaign, RecordId encounter)
    : m_campaign(campaign), m_fight(campaign.encounters().encounter(encounter))
{
    for (const Combatant& other : campaign.encounters().combatants(encounter)) {
        m_present.push_back(other.name);
        m_position = std::max(m_position, other.position + 1);
    }
}

std::vector<std::string> NewCombatants::namesFor(const Newcomers& newcomers) const
{
    if (newcomers.count < 1 || newcomers.count > kMostNewcomers)
        refuse<Reason::TooManyNewcomers>(newcomers.name, kMostNewcomers);
    return namesOfNewcomers(requiredName(newcomers.name, Reason::CombatantNeedsName), newcomers.count, m_present);
}

void NewCombatants::requireOfFight(const StoredRecord& record, const std::string& title) const
{
    if (record.removed)
        throw Failure(ProblemCode::NotFound, title);
    if (record.system != m_fight.system)
        refuse<Reason::CharacterOfAnotherSystem>(title);
}

void NewCombatants::note(RecordRef record)
{
    m_changes.push_back(arrivalOf(m_campaign, record));
}

RecordId NewCombatants::characterFor(const Newcomers& newcomers)
{
    if (newcomers.character != 0)
        return newcomers.character;
    StoredRecord plain;
    plain.system = m_fight.system;
    plain.record = AnyRecord(declarationOf(m_fight, RecordKind::Character));
    if (const FieldDeclaration* name = nameField(plain.record.declaration()))
        name->setText(plain.record.data(), requiredName(newcomers.name, Reason::CombatantNeedsName));
    requireSound(plain.record, newcomers.name);
    const RecordId id = m_campaign.library().insert(plain);
    if (newcomers.weapon.id != 0)
        copyPossessions(m_campaign.encounters(), {freshPossession(m_campaign, m_fight.system, newcomers.weapon)},
                        {.character = id});
    note({RecordKind::Character, id});
    return id;
}

std::vector<Possession> NewCombatants::armedWith(std::vector<Possession> kit, RecordRef weapon)
{
    if (weapon.id == 0)
        return kit;
    // What is mounted on a weapon that stays at home stays there, too.
    std::vector<RecordId> left;
    for (const Possession& thing : kit) {
        if (isWeapon(thing.kind))
            left.push_back(thing.id);
    }
    const auto isLeft = [&left](RecordId id) { return std::ranges::find(left, id) != left.end(); };
    std::erase_if(kit, [&](const Possession& thing) { return isLeft(thing.id) || isLeft(thing.mountedOn); });
    Possession held = freshPossession(m_campaign, m_fight.system, weapon);
    for (const Possession& thing : kit)
        held.position = std::min(held.position, thing.position - 1);
    kit.insert(kit.begin(), std::move(held));
    return kit;
}

std::vector<RecordId> NewCombatants::enter(const Newcomers& newcomers, const std::vector<std::string>& names)
{
    requireFightHolds(m_fight, m_present.size() + names.size());
    Combatant combatant;
    combatant.encounter = m_fight.id;
    combatant.colour = newcomers.colour;
    combatant.condition = AnyRecord(declarationOf(m_fight, RecordKind::Condition));
    if (newcomers.colour < 0 || newcomers.colour > kCombatantColours)
        refuse<Reason::OverLimit>({SiteKind::Place, "colour"}, newcomers.colour,
                                  newcomers.colour < 0 ? 0 : kCombatantColours);
    combatant.character = characterFor(newcomers);
    const StoredRecord character = m_campaign.library().load({RecordKind::Character, combatant.character});
    requireOfFight(character, names.front());
    // Between fights everybody is there once.
    if (m_fight.between
        && (names.size() > 1 || presentOf(m_campaign.encounters(), m_fight.system, combatant.character)))
        refuse<Reason::OneOfSeveral>(names.front());
    combatant.side = newcomers.side.value_or(usualSide(character));
    std::vector<Possession> kit = m_campaign.encounters().possessionsOfCharacter(combatant.character);
    const RecordId source = newcomers.as.value_or(usualSource(m_campaign.encounters(), character, newcomers));
    if (source != 0) {
        const Combatant like = m_campaign.encounters().combatant(source);
        if (like.character != combatant.character)
            refuse<Reason::SomebodyElse>(newcomers.name);
        combatant.condition = goingon::condition(like.condition);
        kit = goingon::things(m_campaign, combatant.character, m_campaign.encounters().possessionsOfCombatant(source));
    }
    kit = armedWith(std::move(kit), newcomers.weapon);
    std::vector<RecordId> ids;
    for (const std::string& name : names) {
        combatant.name = name;
        combatant.badge = badgeOf(combatant.name);
        combatant.position = m_position++;
        ids.push_back(m_campaign.encounters().insert(combatant));
        copyPossessions(m_campaign.encounters(), kit, {.combatant = ids.back()});
        note({RecordKind::Condition, ids.back()});
        m_present.push_back(combatant.name);
        m_entered.push_back(combatant.name);
    }
    return ids;
}

}  // namespace hitspread
