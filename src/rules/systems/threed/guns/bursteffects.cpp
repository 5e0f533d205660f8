#include "rules/systems/threed/guns/bursteffects.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/bullet.h"

#include <algorithm>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace hitspread::threed {

namespace {

/// Bullets whose strikes are followed, and strikes in all: some hundredths of a second.
constexpr std::int32_t kMostFollowed = 4;
constexpr std::size_t kMostStrikes = 300'000;
/// So far away that no later bullet meets the body, as a packed hex.
constexpr std::int32_t kGone = std::numeric_limits<std::int32_t>::min();

/// The target after some bullets, and where the last of them may be.
struct Course {
    Victim victim;
    bool met = false;   ///< one has met the body, covered or not
    bool held = false;  ///< armour or cover has stopped one
    std::int32_t through = 0;
    std::map<std::int32_t, double> at{};
};

template <typename Value>
void append(std::string& key, const Value& value)
{
    static_assert(std::is_trivially_copyable_v<Value>);
    key.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Everything a later strike may depend on, byte for byte: courses with the same are one. Equal ones that differ in bytes nobody reads
/// merely stay two.
std::string keyOf(const Course& course)
{
    const Victim& victim = course.victim;
    std::string key;
    key.reserve(sizeof(Condition) + sizeof(ArmourLedger));
    append(key, *victim.person.ledger);
    for (std::size_t armour = 0; armour < std::min(victim.declared.armour.size(), kMostArmours); ++armour) {
        for (std::size_t location = 0; location < kLocations; ++location)
            append(key, victim.person.armour.lost(armour, location));
    }
    append(key, victim.cover.left.value);
    append(key, victim.cover.isFound);
    append(key, victim.reached);
    append(key, victim.force.value);
    for (const auto& [force, bullet] : victim.forces) {
        append(key, force.value);
        append(key, bullet);
    }
    append(key, course.met);
    append(key, course.held);
    append(key, course.through);
    return key;
}

using Courses = std::map<std::string, Course>;

/// A location, behind cover or not: all that matters of where a bullet lands once it has landed.
struct BurstPlace {
    std::size_t location = 0;
    bool covered = false;
    friend auto operator<=>(const BurstPlace&, const BurstPlace&) = default;
};

/// Follows the bursts of one number of bullets.
class BurstWalk {
public:
    BurstWalk(const BurstCourse& course, AttackOdds& odds) : m_course(course), m_odds(odds)
    {
        for (std::int32_t faces = 0; faces < kTwoDice; ++faces)
            m_blows[static_cast<std::size_t>(faces)] = blowOf(m_silent, course.load, course.target.person,
                                                              {0, penetrationFace(faces), damageFace(faces)});
    }

    /// False: too many courses.
    bool run(std::int32_t bullets, const BurstStart& start)
    {
        m_bullets = bullets;
        Courses courses;
        Course untouched{m_course.target};
        for (const auto& [hex, chances] : start) {
            if (const BodyCell* cell = m_course.plan.cellAt(unpack(hex))) {
                for (std::int32_t faces = 0; faces < kTwoDice; ++faces) {
                    if (const double chance = chances[static_cast<std::size_t>(faces)]; chance > 0)
                        land(courses, untouched, 0, placeOf(*cell), faces, {{hex, chance}});
                }
                continue;
            }
            double chance = 0;
            for (const double one : chances)
                chance += one;
            untouched.at[kept(hex, 0)] += chance;
        }
        pass(courses, std::move(untouched), 0);
        for (std::int32_t bullet = 1; bullet < bullets && isInTime(); ++bullet) {
            Courses next;
            for (auto& [key, course] : courses)
                follow(next, course, bullet);
            courses = std::move(next);
        }
        return isInTime();
    }

    /// In no course any bullet.
    void countRest(double counted) { m_odds.damage[0] += std::max(0.0, 1 - counted); }
    [[nodiscard]] double counted() const { return m_counted; }

private:
    using Spots = std::map<std::int32_t, double>;

    [[nodiscard]] bool isInTime() const { return m_strikes <= kMostStrikes; }
    [[nodiscard]] bool isLast(std::int32_t bullet) const { return bullet + 1 == m_bullets; }

    [[nodiscard]] BurstPlace placeOf(const BodyCell& cell) const
    {
        return {cell.location, m_course.target.covers(cell.hex, cell.location)};
    }

    /// The hex, or kGone where no bullet after this one can come back to the body.
    [[nodiscard]] std::int32_t kept(std::int32_t hex, std::int32_t bullet) const
    {
        const int reach = m_course.step * (m_bullets - 1 - bullet);
        const auto isNear = [&](const BodyCell& cell) { return distance(cell.hex, unpack(hex)) <= reach; };
        return std::ranges::any_of(m_course.plan.cells(), isNear) ? hex : kGone;
    }

    /// One bullet more after a course.
    void follow(Courses& next, const Course& from, std::int32_t bullet)
    {
        std::map<BurstPlace, Spots> landings;
        Course untouched{from.victim, from.met, from.held, from.through};
        const int lines = m_course.step == 0 ? 1 : kDirections;
        for (const auto& [hex, chance] : from.at) {
            for (int direction = 1; hex != kGone && direction <= lines; ++direction) {
                const Hex to = walk(unpack(hex), direction, m_course.step);
                if (const BodyCell* cell = m_course.plan.cellAt(to))
                    landings[placeOf(*cell)][pack(to)] += chance / lines;
                else
                    untouched.at[kept(pack(to), bullet)] += chance / lines;
            }
            if (hex == kGone)
                untouched.at[kGone] += chance;
        }
        for (const auto& [place, spots] : landings) {
            Spots shares;
            for (const auto& [hex, chance] : spots)
                shares[hex] = chance / kTwoDice;
            for (std::int32_t faces = 0; faces < kTwoDice && isInTime(); ++faces)
                land(next, from, bullet, place, faces, shares);
        }
        pass(next, std::move(untouched), bullet);
    }

    /// A bullet that lands on the body.
    void land(Courses& next, const Course& from, std::int32_t bullet, const BurstPlace& place, std::int32_t faces,
              const Spots& spots)
    {
        ++m_strikes;
        Course after{from.victim, true, from.held, from.through};
        after.victim.cover.meetNext();
        Blow blow = m_blows[static_cast<std::size_t>(faces)];
        const Strike strike = strikeLocation(m_silent, m_course.load, after.victim, place.location, place.covered,
                                             blow);
        if (strike.reached)
            noteStrike(m_silent, after.victim, strike, bullet);
        after.held = after.held || !strike.penetrated;
        after.through += std::max(0, strike.through.value);
        after.at = spots;
        pass(next, std::move(after), bullet);
    }

    /// A course goes on, or is done.
    void pass(Courses& next, Course&& course, std::int32_t bullet)
    {
        if (isLast(bullet))
            return settled(course);
        std::string key = keyOf(course);
        if (const auto known = next.find(key); known != next.end()) {
            for (const auto& [hex, chance] : course.at)
                known->second.at[hex] += chance;
        } else {
            next.emplace(std::move(key), std::move(course));
        }
    }

    void settled(const Course& course)
    {
        double chance = 0;
        for (const auto& [hex, one] : course.at)
            chance += one;
        m_counted += chance;
        const Ledger& before = m_course.target.person.ledger;
        const Ledger& after = course.victim.person.ledger;
        EffectChances& effect = m_odds.effect;
        const bool isStopped = course.held && course.through == 0;
        const bool isWounded = after.openWounds() > before.openWounds();
        effect.stopped += isStopped ? chance : 0;
        effect.unwounded += course.met && !isStopped && !isWounded ? chance : 0;
        effect.wounded += isWounded ? chance : 0;
        effect.stuck += after->stuck.size() > before->stuck.size() ? chance : 0;
        effect.dead += after->dead != before->dead ? chance : 0;
        effect.unconscious += after->unconscious != before->unconscious ? chance : 0;
        if (course.victim.reached && after->dead == Dead::No) {
            const Knocked& knocked = knockOf(course.victim);
            effect.down += chance * knocked.down;
            effect.unconscious += chance * knocked.out;
        }
        const auto through = static_cast<std::size_t>(course.through);
        if (through >= m_odds.damage.size())
            m_odds.damage.resize(through + 1, 0.0);
        m_odds.damage[through] += chance;
    }

    struct Knocked {
        double down = 0;
        double out = 0;
    };

    /// Chances of being knocked over and of losing consciousness by it. The test of hardened cells before it changes armour only.
    const Knocked& knockOf(const Victim& victim)
    {
        const Ledger& ledger = victim.person.ledger;
        std::string key;
        append(key, victim.force.value);
        for (const auto& force : victim.forces)
            append(key, force.first.value);
        append(key, victim.threshold.value);
        append(key, ledger.openWounds());
        append(key, ledger->unconscious);
        const auto [place, isNew] = m_knocks.try_emplace(key);
        Knocked& known = place->second;  // clang 14 captures no structured bindings
        if (isNew) {
            const auto count = [&](Enumerator& enumerator) {
                Derivation derivation(enumerator, &m_course.plan, {}, nullptr);
                Victim struck = victim;
                knockBackBy(derivation, struck);
                const bool wasDown = m_course.target.declared.condition.posture == Posture::Down;
                const bool isDown = struck.person.ledger->posture == Posture::Down;
                const bool isOut = struck.person.ledger->unconscious != ledger->unconscious;
                known.down += isDown && !wasDown ? enumerator.probability() : 0;
                known.out += isOut ? enumerator.probability() : 0;
            };
            Enumerator::forEach(count, {.classes = true});
        }
        return known;
    }

    const BurstCourse& m_course;
    AttackOdds& m_odds;
    NoAnswerer m_nobody;
    Derivation m_silent{m_nobody, &m_course.plan, {}, nullptr};
    std::array<Blow, kTwoDice> m_blows;
    std::int32_t m_bullets = 0;
    std::size_t m_strikes = 0;
    double m_counted = 0;
    std::map<std::string, Knocked> m_knocks;
};

}  // namespace

bool judgeBursts(const BurstCourse& course, const std::map<std::int32_t, BurstStart>& starts, AttackOdds& odds)
{
    if (starts.empty() || starts.rbegin()->first > kMostFollowed)
        return false;
    AttackOdds judged;
    judged.damage.assign(1, 0.0);
    BurstWalk walk(course, judged);
    for (const auto& [bullets, start] : starts) {
        if (!walk.run(bullets, start))
            return false;
    }
    walk.countRest(walk.counted());
    const double struck = odds.effect.struck;
    odds.effect = judged.effect;
    odds.effect.struck = struck;
    odds.damage = std::move(judged.damage);
    return true;
}

}  // namespace hitspread::threed
