#include "rules/core/time/lying.h"
#include "rules/systems/registry.h"
#include "services/fight/groundservice.h"
#include "services/undo/historyservice.h"
#include "support/mixdetails.h"
#include "support/randommix.h"

#include <rapidcheck.h>

/// The steps of a random mix that are about what lies about in a fight.
namespace hitspread::support {

Lying RandomMix::someLying()
{
    Lying lying{"place " + std::to_string(below(9)), kNoEntry};
    if (below(3) != 0)
        lying.fuse = static_cast<std::int32_t>(below(5));
    return lying;
}

void RandomMix::lay()
{
    EncounterStore& store = m_stage.live().encounters();
    auto kit = store.possessionsOfCombatant(oneOf(store.combatants(m_encounter)).id);
    std::erase_if(kit, [](const Possession& thing) { return thing.kind != RecordKind::Grenade; });
    const std::size_t before = store.lyingIn(m_encounter).size();
    (void)GroundService(m_stage.live(), m_clock).lay(oneOf(kit).id, someLying());
    RC_ASSERT(m_stage.live().encounters().lyingIn(m_encounter).size() == before + 1);
}

void RandomMix::place()
{
    LibraryQuery query;
    query.kind = RecordKind::Grenade;
    const auto rows = m_stage.live().library().list(query);
    (void)GroundService(m_stage.live(), m_clock).place(m_encounter, oneOf(rows).id, someLying());
}

void RandomMix::moveLying()
{
    const auto all = m_stage.live().encounters().lyingIn(m_encounter);
    if (GroundService(m_stage.live(), m_clock).set(oneOf(all).id, someLying()) == 0)
        throw Nothing();
}

void RandomMix::takeUp()
{
    EncounterStore& store = m_stage.live().encounters();
    const auto all = store.lyingIn(m_encounter);
    const auto people = store.combatants(m_encounter);
    (void)GroundService(m_stage.live(), m_clock).takeUp(oneOf(all).id, oneOf(people).id);
}

void RandomMix::takeAway()
{
    const auto all = m_stage.live().encounters().lyingIn(m_encounter);
    (void)GroundService(m_stage.live(), m_clock).remove(oneOf(all).id);
}

/// It is gone afterwards; undoing that brings it back as it lay.
void RandomMix::goOff()
{
    EncounterStore& store = m_stage.live().encounters();
    const auto all = store.lyingIn(m_encounter);
    const auto people = store.combatants(m_encounter);
    const System* system = findSystem(store.encounter(m_encounter).system);
    if (!system || !system->ground() || people.size() < 2)
        throw Nothing();
    ActionOrder order{.action = std::string(system->ground()->action()), .encounter = m_encounter};
    const std::size_t actor = below(people.size());
    order.actor = people[actor].id;
    order.target = people[(actor + 1) % people.size()].id;
    order.weapon = oneOf(all).id;
    const std::string before = dumpOf(m_stage.live());
    SeededAnswerer seed(m_random.next());
    ActionService service(m_stage.live(), m_plans, m_clock);
    PendingAction now;
    now.encounter = m_encounter;
    now.action = ActionService::resolved(service.prepare(order), &seed).action;
    (void)service.apply(now, "goes off");
    RC_ASSERT(m_stage.live().encounters().lyingIn(m_encounter).size() + 1 == all.size());
    if (below(2) == 0)
        return;
    HistoryService(m_stage.live(), m_clock).undo({ScopeKind::Encounter, m_encounter});
    RC_ASSERT(dumpOf(m_stage.live()) == before);
}

}  // namespace hitspread::support
