#include "rules/systems/threed/guns/burstodds.h"

#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/bursteffects.h"
#include "rules/systems/threed/guns/hexodds.h"
#include "rules/systems/threed/guns/odds.h"
#include "rules/systems/threed/guns/rollodds.h"
#include "rules/systems/threed/guns/volleyresolution.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <map>
#include <optional>

namespace hitspread::threed {

namespace {

/// The grid a chain of bullets may reach grows with each: beyond that they are not worked out (full auto with three dice and more).
constexpr std::int32_t kMostForeseen = 12;

/// Where bullets of a chain land, by the number of them. It knows no dice but the attack roll, and no harm.
class Chain {
public:
    Chain(const BodyPlan& plan, Hex aim, std::int32_t step) : m_plan(plan), m_aim(aim), m_step{Ring::of(step, 1.0)} {}

    /// The attack roll of a burst of so many bullets sends the first one so far.
    void add(std::int32_t bullets, std::int32_t distance, double chance)
    {
        m_first[bullets].push_back(Ring::of(distance, chance));
    }

    void count(AttackOdds& odds) const
    {
        for (const auto& [bullets, rings] : m_first) {
            const HexOdds first = HexOdds(m_aim).drifted(rings);
            countHits(first, bullets, odds);
            countHexes(first, bullets, odds);
            for (std::size_t i = 0; i < odds.byLocation.size(); ++i)
                odds.byLocation[i].struck += reached(first, bullets, i);
        }
    }

private:
    [[nodiscard]] HexOdds next(const HexOdds& here) const { return here.drifted(m_step); }

    /// Chance that one of them lands on a location: what has got there once is taken out of the chain.
    [[nodiscard]] double reached(HexOdds here, std::int32_t bullets, std::size_t location) const
    {
        double chance = 0;
        for (std::int32_t bullet = 0; bullet < bullets; ++bullet) {
            if (bullet > 0)
                here = next(here);
            for (const BodyCell& cell : m_plan.cells())
                chance += cell.location == location ? here.take(cell.hex) : 0;
        }
        return chance;
    }

    /// Chance of exactly so many on the body: the chain, told apart by how many have met it.
    void countHits(const HexOdds& first, std::int32_t bullets, AttackOdds& odds) const
    {
        std::vector<HexOdds> byHits{first};
        for (std::int32_t bullet = 0; bullet < bullets; ++bullet) {
            for (HexOdds& here : byHits) {
                if (bullet > 0)
                    here = next(here);
            }
            byHits.push_back(byHits.front().emptied());
            for (std::size_t hits = byHits.size() - 1; hits-- > 0;) {
                for (const BodyCell& cell : m_plan.cells()) {
                    if (const double chance = byHits[hits].take(cell.hex); chance > 0)
                        byHits[hits + 1].put(cell.hex, chance);
                }
            }
        }
        odds.hits.resize(std::max(odds.hits.size(), byHits.size()), 0.0);
        for (std::size_t hits = 1; hits < byHits.size(); ++hits) {
            const double chance = byHits[hits].sum();
            odds.hits[hits] += chance;
            odds.effect.struck += chance;
        }
    }

    /// Chance that one of them lands on a hex. The grid is the same everywhere: whoever is there again was there before and has come
    /// back in so many steps, and that chance is one for all hexes.
    void countHexes(const HexOdds& first, std::int32_t bullets, AttackOdds& odds) const
    {
        std::vector<double> back{1.0};
        HexOdds round{Hex{}};
        for (std::int32_t bullet = 1; bullet < bullets; ++bullet) {
            round = next(round);
            back.push_back(round.at({}));
        }
        std::vector<std::vector<double>> fresh(m_plan.cells().size());
        HexOdds here = first;
        for (std::int32_t bullet = 0; bullet < bullets; ++bullet) {
            if (bullet > 0)
                here = next(here);
            for (std::size_t i = 0; i < fresh.size(); ++i) {
                double chance = here.at(m_plan.cells()[i].hex);
                for (std::size_t before = 0; before < fresh[i].size(); ++before)
                    chance -= fresh[i][before] * back[fresh[i].size() - before];
                chance = std::max(0.0, chance);
                fresh[i].push_back(chance);
                odds.cells[i] += chance;
            }
        }
    }

    const BodyPlan& m_plan;
    Hex m_aim;
    std::vector<Ring> m_step;
    std::map<std::int32_t, std::vector<Ring>> m_first;
};

/// The bursts a volley may come to before any bullet has left: told apart by their number of bullets.
class Opening {
public:
    Opening(const Volley& volley, const BodyPlan& plan, AttackOdds& odds) : m_volley(volley), m_plan(plan), m_odds(odds)
    {}

    /// One course of everything before the first bullet.
    void run(Enumerator& enumerator)
    {
        Derivation derivation(enumerator, &m_plan, {}, nullptr);
        Person shooter(m_volley.shooter, m_volley.shooterCondition, m_volley.switches);
        std::vector<Victim> victims = victimsOf(m_volley.targets, m_volley.switches);
        GunFire gun(derivation, {m_volley.weapon, m_volley.weaponState, m_volley.ammunition, m_volley.accessories},
                    m_volley.options, shooter);
        if (!prepare(derivation, m_volley, gun, shooter, victims)) {
            m_odds.noAttack += enumerator.probability();
            return;
        }
        const std::int32_t bullets = burstBullets(derivation, gun);
        // What the shooter's own tests come to makes no difference to the target.
        if (!m_target) {
            m_target.emplace(victims.front());
            m_load.emplace(gun.load());
            m_aim = aimOnPlan(m_target->declared.options, m_target->mirror());
            m_chain.emplace(m_plan, m_aim, std::max(0, m_volley.weapon.fullAutoDeviation));
        }
        fire(gun, bullets, enumerator.probability());
    }

    /// Nothing: nobody gets to fire.
    [[nodiscard]] const std::optional<Chain>& chain() const { return m_chain; }
    [[nodiscard]] bool judge() const
    {
        const BurstCourse course{m_plan, *m_load, *m_target, std::max(0, m_volley.weapon.fullAutoDeviation)};
        return judgeBursts(course, m_starts, m_odds);
    }

private:
    void fire(GunFire& gun, std::int32_t bullets, double probability)
    {
        const DriftRules rules = gun.driftRules();
        std::bitset<kSums> jams;
        for (std::size_t i = 0; m_volley.switches.jamming && i < kSums; ++i)
            jams[i] =
                gun.jam(static_cast<std::int32_t>(i) + 3, m_volley.weaponState.bulletsThisRound + bullets).holds();
        const RollOdds roll(gun.attackInput(&*m_target), gun.aimInput(), rules, jams);
        const std::int32_t spread = gun.spread().value;
        m_odds.success += probability * roll.success();
        std::array<std::optional<std::int32_t>, kMostResults> distances;
        std::size_t count = 0;
        std::int32_t ways = 0;
        for (const RollResult& result : roll.results()) {
            ways += result.ways;
            std::optional<std::int32_t>& distance = distances[count++];
            // A clean miss is one of the whole string.
            if (!deviates(rules, result.hit))
                continue;
            distance = distanceOf(result, spread, rules);
            m_chain->add(bullets, *distance, probability * result.chance);
        }
        m_odds.noAttack += probability * (kWaysInAll - ways) / kWaysInAll;
        start(roll, distances, bullets, probability);
    }

    /// Where the first bullet lands, with its Penetration and Damage dice: they belong to the attack roll.
    void start(const RollOdds& roll, const std::array<std::optional<std::int32_t>, kMostResults>& distances,
               std::int32_t bullets, double probability)
    {
        BurstStart& at = m_starts[bullets];
        for (std::int32_t success = 1; success <= 6; ++success) {
            for (std::int32_t faces = 0; faces < kTwoDice; ++faces) {
                const std::int32_t sum = success + penetrationFace(faces) + damageFace(faces);
                const std::size_t result = roll.resultOf(sum, success);
                if (result == kMostResults || !distances[result])
                    continue;
                const std::int32_t distance = *distances[result];
                const int lines = distance == 0 ? 1 : kDirections;
                for (int direction = 1; direction <= lines; ++direction) {
                    const std::int32_t hex = pack(walk(m_aim, direction, distance));
                    at[hex][static_cast<std::size_t>(faces)] += probability / kWaysInAll / lines;
                }
            }
        }
    }

    const Volley& m_volley;
    const BodyPlan& m_plan;
    AttackOdds& m_odds;
    std::optional<Victim> m_target;
    std::optional<Load> m_load;
    std::optional<Chain> m_chain;
    Hex m_aim;
    std::map<std::int32_t, BurstStart> m_starts;
};

}  // namespace

bool canBeForeseen(const Volley& volley)
{
    const ShotOptions& options = volley.options;
    if (volley.targets.size() != 1 || (options.mode != Mode::Burst && options.mode != Mode::FullAuto))
        return false;
    const bool isShort = options.mode == Mode::Burst ? volley.weapon.burstLength <= kMostForeseen
                                                     : 6 * options.dice <= kMostForeseen;
    return isShort && strikesOneHex(volley.weapon, volley.ammunition, volley.targets.front().options.distance);
}

AttackOdds oddsOf(const Volley& volley, const BodyPlan& plan, OddsDepth depth)
{
    AttackOdds odds;
    odds.cells.assign(plan.cells().size(), 0.0);
    odds.byLocation.resize(kLocations);
    odds.hits.assign(1, 0.0);
    odds.depth = OddsDepth::Landing;

    Opening opening(volley, plan, odds);
    Enumerator::forEach([&](Enumerator& enumerator) { opening.run(enumerator); }, {.classes = true});
    if (opening.chain())
        opening.chain()->count(odds);
    odds.hits[0] = std::max(0.0, 1 - odds.effect.struck);
    odds.offBody = std::max(0.0, 1 - odds.effect.struck - odds.noAttack);
    // With one roll for all bullets their dice are no longer alike in every course.
    const bool rollsForEach = volley.switches.autoDiceForHits != AutoDiceForHitsRule::OneRoll;
    if (depth != OddsDepth::Landing && rollsForEach && opening.chain() && opening.judge())
        odds.depth = OddsDepth::Whole;
    return odds;
}

}  // namespace hitspread::threed
