#include "support/gatefight.h"

#include "rules/core/dice/dice.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"

namespace hitspread::support {

void GateFight::begin()
{
    m_campaign = std::make_unique<FakeCampaign>();
    m_encounter = m_shooter = m_target = m_weapon = m_targetWeapon = 0;
}

StoredRecord GateFight::character(const std::string& name)
{
    StoredRecord record;
    record.system = "threed";
    record.record = AnyRecord(threed::characterRecord);
    auto& data = record.record.as<threed::Character>();
    data.name = name;
    data.bodyPlan = "human";
    data.skills.set("rifle", 9);
    return record;
}

RecordId GateFight::fight()
{
    LibraryService library(*m_campaign, m_plans, m_clock);
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId person = library.create(character("Ines"));
    StoredRecord rifle;
    rifle.system = "threed";
    rifle.record = AnyRecord(threed::weaponRecord);
    rifle.record.as<threed::Weapon>().name = "Carbine";
    rifle.record.as<threed::Weapon>().skill = "rifle";
    const RecordId weapon = library.create(rifle);
    StoredRecord rounds;
    rounds.system = "threed";
    rounds.record = AnyRecord(threed::ammunitionRecord);
    rounds.record.as<threed::Ammunition>().name = "Standard";
    const RecordId ammunition = library.create(rounds);
    Possession carried;
    carried.character = person;
    carried.item = weapon;
    carried.ammunition = ammunition;
    carried.state = AnyRecord(threed::weaponStateRecord);
    (void)m_campaign->encounters().insert(carried);
    m_encounter = encounters.create("threed", "Gate", "recommended");
    m_shooter = encounters.add(m_encounter, person, "Ines", Side::Players);
    m_target = encounters.add(m_encounter, person, "Guard 2", Side::Opponents);
    m_weapon = encounters.view(m_shooter).weapons.front().possession.id;
    m_targetWeapon = encounters.view(m_target).weapons.front().possession.id;
    encounters.setDistance(m_shooter, m_target, 17);
    return m_encounter;
}

PendingAction GateFight::firedShot(std::uint64_t seed)
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    SeededAnswerer dice(seed);
    ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    ActionService::Resolved resolved = ActionService::resolved(std::move(action), &dice);
    PendingAction pending;
    pending.encounter = m_encounter;
    pending.action = std::move(resolved.action);
    pending.id = actions.keep(pending);
    return pending;
}

}  // namespace hitspread::support
