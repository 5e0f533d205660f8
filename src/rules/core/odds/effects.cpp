#include "rules/core/odds/effects.h"

#include "rules/core/body/bodyplan.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

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
        case EventKind::Fumbled: m_effects.fumbled = true; break;
        case EventKind::Dodged: m_effects.dodged = true; break;
        case EventKind::Parried: m_effects.parried = true; break;
        case EventKind::Blocked: m_effects.blocked = true; break;
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

constexpr int kMostShots = 256;  ///< of one gun

/// Shots announced by number, and what happened to each.
class CourseReader {
public:
    CourseReader(std::span<const Event> events, std::vector<ShotsOfGun> guns) : m_guns(std::move(guns))
    {
        for (const Event& event : events) {
            const auto shot = event.subject.shot();
            if (event.kind == EventKind::Shots)
                announce(shot.value_or(0), event.value);
            else if (shot)
                read(event, m_known[*shot]);
        }
    }

    std::vector<ShotCourse> courses()
    {
        for (std::size_t gun = 0; gun < m_guns.size(); ++gun)
            add(static_cast<int>(gun), m_guns[gun]);
        return std::move(m_all);
    }

private:
    /// A course on the way.
    struct Known {
        ShotCourse course;
        std::optional<int> landed;  ///< at a location
        bool held = false;          ///< by the cover
        bool reached = false;       ///< armour or body
    };

    void announce(int first, int count)
    {
        const auto gun = std::ranges::find(m_guns, first, &ShotsOfGun::first);
        if (gun != m_guns.end())
            gun->count = count;
    }

    static void read(const Event& event, Known& known)
    {
        ShotCourse& course = known.course;
        course.target = event.subject.target().value_or(course.target);
        switch (event.kind) {
        case EventKind::Jammed: course.fate = ShotFate::Jammed; break;
        case EventKind::Lost: course.fate = ShotFate::Lost; break;
        case EventKind::Passed: course.fate = ShotFate::Passed; break;
        case EventKind::Aimed: course.from = event.place(); break;
        case EventKind::Drifted: course.rolled = course.turned = event.value; break;
        case EventKind::Turned: course.turned = event.value; break;
        case EventKind::Landed:
            course.hex = event.place();
            known.landed = event.subject.location();
            break;
        case EventKind::Reached: course.locations.push_back(event.subject.location().value_or(-1)); break;
        case EventKind::CoverHeld: known.held = true; break;
        case EventKind::ArmourHeld:
        case EventKind::ArmourPassed:
            course.penetrationValue = event.value;
            course.protectionValue = event.against;
            break;
        case EventKind::Through:
        case EventKind::Bruised:
            known.reached = true;
            course.points += event.value;
            break;
        case EventKind::Wounded: course.wounded = true; break;
        case EventKind::Stuck: course.stuck = true; break;
        case EventKind::Unconscious: course.unconscious = true; break;
        case EventKind::Dead: course.dead = true; break;
        default: break;
        }
    }

    void add(int gun, const ShotsOfGun& shots)
    {
        int target = shots.target;
        for (int i = 0; i < std::min(shots.count, kMostShots); ++i) {
            ShotCourse course;
            if (const auto found = m_known.find(shots.first + i); found != m_known.end()) {
                course = whole(found->second);
                target = course.target;
            } else if (!m_all.empty() && m_all.back().gun == gun && endsFire(m_all.back())) {
                course.fate = m_all.back().fate;
            }
            course.shot = shots.first + i;
            course.gun = gun;
            course.target = target;
            m_all.push_back(std::move(course));
        }
    }

    static bool endsFire(const ShotCourse& course)
    {
        return course.fate == ShotFate::Jammed || (course.fate == ShotFate::Passed && !course.hex);
    }

    static ShotCourse whole(const Known& known)
    {
        ShotCourse course = known.course;
        if (known.reached)
            course.fate = ShotFate::Hit;
        else if (known.held)
            course.fate = ShotFate::Stopped;
        if (course.locations.empty() && known.landed)
            course.locations.push_back(*known.landed);
        return course;
    }

    std::vector<ShotsOfGun> m_guns;
    std::map<int, Known> m_known;
    std::vector<ShotCourse> m_all;
};

/// What is known of one of several bodies on the way.
struct Struck {
    std::optional<Hex> impact;
    std::optional<int> zone;  ///< hexes around it, of an explosion
    std::set<int> locations;

    bool contains(const BodyCell& cell) const
    {
        return zone && impact ? *zone > 0 && distance(cell.hex, *impact) <= *zone
                              : locations.contains(static_cast<int>(cell.location));
    }
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

std::vector<ShotCourse> coursesOf(std::span<const Event> events, std::vector<ShotsOfGun> guns)
{
    return CourseReader(events, std::move(guns)).courses();
}

std::vector<Reach> reachesOf(const BodyPlan& plan, std::span<const Event> events)
{
    std::map<std::size_t, Struck> found;
    for (const Event& event : events) {
        if (!event.subject.target())
            continue;
        const auto target = static_cast<std::size_t>(*event.subject.target());
        if (event.kind == EventKind::Exploded || event.kind == EventKind::Landed)
            found[target].impact = event.place();
        if (event.kind == EventKind::Exploded)
            found[target].zone = event.value;
        if (event.kind == EventKind::Reached && event.subject.location())
            found[target].locations.insert(*event.subject.location());
    }
    std::vector<Reach> all;
    for (const auto& [target, struck] : found) {
        Reach reach{target, struck.impact, {}, {struck.locations.begin(), struck.locations.end()}};
        for (const BodyCell& cell : plan.cells()) {
            if (struck.contains(cell))
                reach.hexes.push_back(cell.hex);
        }
        all.push_back(std::move(reach));
    }
    return all;
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
        chances->unwounded += !effects.stopped && !effects.wounded ? probability : 0;
        chances->wounded += effects.wounded ? probability : 0;
        chances->stuck += effects.stuck ? probability : 0;
        chances->unconscious += effects.unconscious ? probability : 0;
        chances->down += effects.down ? probability : 0;
        chances->dead += effects.dead ? probability : 0;
    }
}

}  // namespace hitspread
