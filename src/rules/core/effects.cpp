#include "rules/core/effects.h"

#include "rules/core/bodyplan.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Effects read off one event after the other.
class EffectReader {
public:
    void read(const Event& event)
    {
        switch (event.kind) {
        case EventKind::Hit: m_effects.succeeded = true; [[fallthrough]];
        case EventKind::Missed: m_effects.isMade = true; break;
        case EventKind::Jammed: m_effects.jammed = true; break;
        case EventKind::Dodged: m_effects.dodged = true; break;
        case EventKind::Parried: m_effects.parried = true; break;
        case EventKind::Passed: m_effects.passed = true; break;
        case EventKind::Landed: m_effects.hex = event.place(); break;
        case EventKind::CoverHeld:
        case EventKind::ArmourHeld: m_held = true; break;
        case EventKind::Bruised: m_effects.bruising += event.value; [[fallthrough]];
        case EventKind::Through: m_effects.damage += event.value; break;
        case EventKind::Wounded:
            m_effects.wounded = true;
            ++m_effects.wounds;
            break;
        case EventKind::Stuck: m_effects.stuck = true; break;
        case EventKind::Unconscious: m_effects.unconscious = true; break;
        case EventKind::Down: m_effects.down = true; break;
        case EventKind::Dead: m_effects.dead = true; break;
        default: break;
        }
    }

    [[nodiscard]] Effects effects() const
    {
        Effects effects = m_effects;
        effects.stopped = m_held && effects.damage <= 0;
        return effects;
    }

private:
    Effects m_effects;
    bool m_held = false;
};

}  // namespace

Effects effectsOf(std::span<const Event> events, std::optional<int> target)
{
    EffectReader reader;
    for (const Event& event : events) {
        if (event.subject.target() == target)
            reader.read(event);
    }
    return reader.effects();
}

Effects effectsOfActor(std::span<const Event> events, int place)
{
    EffectReader reader;
    for (const Event& event : events) {
        if (!event.subject.target() && event.subject.layer() == place)
            reader.read(event);
    }
    return reader.effects();
}

Effects effectsOfShot(std::span<const Event> events, int shot)
{
    EffectReader reader;
    for (const Event& event : events) {
        if (event.subject.shot() == shot)
            reader.read(event);
    }
    return reader.effects();
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
