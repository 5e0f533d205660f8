#include "rules/core/effects.h"

#include "rules/core/bodyplan.h"

#include <algorithm>

namespace hitspread {

Effects effectsOf(std::span<const Event> events, int target)
{
    Effects effects;
    bool held = false;
    for (const Event& event : events) {
        if (event.subject.target() != target)
            continue;
        switch (event.kind) {
        case EventKind::Hit: effects.succeeded = true; [[fallthrough]];
        case EventKind::Missed: effects.isMade = true; break;
        case EventKind::Landed: effects.hex = event.place(); break;
        case EventKind::CoverHeld:
        case EventKind::ArmourHeld: held = true; break;
        case EventKind::Through:
        case EventKind::Bruised: effects.damage += event.value; break;
        case EventKind::Wounded: effects.wounded = true; break;
        case EventKind::Stuck: effects.stuck = true; break;
        case EventKind::Unconscious: effects.unconscious = true; break;
        case EventKind::Down: effects.down = true; break;
        case EventKind::Dead: effects.dead = true; break;
        default: break;
        }
    }
    effects.stopped = held && effects.damage <= 0;
    return effects;
}

EffectTally::EffectTally(const BodyPlan& plan, std::size_t locations) : m_plan(plan)
{
    m_odds.cells.assign(plan.cells().size(), 0.0);
    m_odds.byLocation.resize(locations);
    m_odds.damage.assign(1, 0.0);
}

void EffectTally::add(const Effects& effects, double probability)
{
    const auto points = static_cast<std::size_t>(std::max(0, effects.damage));
    m_odds.damage.resize(std::max(m_odds.damage.size(), points + 1), 0.0);
    m_odds.damage[points] += probability;
    if (!effects.isMade) {
        m_odds.noAttack += probability;
        return;
    }
    m_odds.success += effects.succeeded ? probability : 0;
    const BodyCell* cell = effects.hex ? m_plan.cellAt(*effects.hex) : nullptr;
    if (!cell) {
        m_odds.offBody += probability;
        return;
    }
    m_odds.cells[static_cast<std::size_t>(cell - m_plan.cells().data())] += probability;
    for (EffectChances* chances : {&m_odds.effect, &m_odds.byLocation[cell->location]}) {
        chances->struck += probability;
        chances->stopped += effects.stopped ? probability : 0;
        chances->wounded += effects.wounded ? probability : 0;
        chances->stuck += effects.stuck ? probability : 0;
        chances->unconscious += effects.unconscious ? probability : 0;
        chances->down += effects.down ? probability : 0;
        chances->dead += effects.dead ? probability : 0;
    }
}

}  // namespace hitspread
