#include "rules/systems/threed/guns/odds.h"

#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/bullet.h"
#include "rules/systems/threed/guns/rollodds.h"
#include "rules/systems/threed/guns/shotresolution.h"
#include "rules/systems/threed/guns/spread.h"

#include <optional>

namespace hitspread::threed {

namespace {

/// A location, behind cover or not: all that matters of where a bullet lands once it has landed.
constexpr std::size_t kOddsPlaces = 2 * kLocations;
using Places = std::array<double, kOddsPlaces>;

/// Chance of each place together with a Penetration and a Damage die; index [PD - 1][DD - 1]. Both dice belong to the attack
/// roll, so they and the place do not vary independently.
using Blows = std::array<std::array<Places, 6>, 6>;

/// Where bullets land: turns each result of the attack roll into hexes and these into places.
class Landing {
public:
    Landing(const ShotResolution& shot, const BodyPlan& plan, const ShotOptions& options, AttackOdds& odds)
        : m_shot(shot), m_plan(plan), m_aim(pack(aimOnPlan(options, shot.victim().mirror()))), m_odds(odds)
    {}

    /// Adds `chance` for a bullet that lands this far from the aim; returns the shares of the places, off the body none.
    Places land(std::int32_t distance, double chance)
    {
        Places places{};
        const int lines = distance == 0 ? 1 : kDirections;
        for (int direction = 1; direction <= lines; ++direction) {
            const std::int32_t hex = evaluate(Operation::Walk, m_aim, direction, distance, nullptr);
            const BodyCell* cell = m_plan.cellAt(unpack(hex));
            if (!cell) {
                m_odds.offBody += chance / lines;
                continue;
            }
            m_odds.cells[static_cast<std::size_t>(cell - m_plan.cells().data())] += chance / lines;
            const std::size_t covered = m_shot.victim().covers(cell->hex, cell->location) ? 1 : 0;
            places[2 * std::size_t{cell->location} + covered] += 1.0 / lines;
        }
        return places;
    }

private:
    const ShotResolution& m_shot;
    const BodyPlan& m_plan;
    std::int32_t m_aim;
    AttackOdds& m_odds;
};

std::bitset<kSums> jammingSums(ShotResolution& shot, const Switches& switches)
{
    std::bitset<kSums> jams;
    for (std::size_t i = 0; switches.jamming && i < kSums; ++i)
        jams[i] = shot.jam(static_cast<std::int32_t>(i) + 3).holds();
    return jams;
}

/// Adds the odds of the attack roll and of where it sends the bullet, for a shot about to be fired with this probability.
void fire(ShotResolution& resolution, const Shot& shot, const BodyPlan& plan, double probability, AttackOdds& odds,
          Blows& blows)
{
    const DriftRules rules = resolution.gun().driftRules();
    const std::bitset<kSums> jams = jammingSums(resolution, shot.switches);
    const RollOdds roll(resolution.attackInput(), resolution.gun().aimInput(), rules, jams);
    const std::int32_t spread = resolution.gun().spread().value;
    odds.success += probability * roll.success();

    Landing landing(resolution, plan, shot.options, odds);
    std::array<Places, kMostResults> places;
    std::size_t i = 0;
    std::int32_t ways = 0;
    for (const RollResult& result : roll.results()) {
        ways += result.ways;
        const double chance = probability * result.chance;
        if (deviates(rules, result.hit)) {
            places[i++] = landing.land(distanceOf(result, spread, rules), chance);
        } else {
            odds.offBody += chance;
            places[i++] = {};
        }
    }
    odds.noAttack += probability * (kWaysInAll - ways) / kWaysInAll;

    for (std::int32_t success = 1; success <= 6; ++success) {
        for (std::int32_t penetration = 1; penetration <= 6; ++penetration) {
            for (std::int32_t damage = 1; damage <= 6; ++damage) {
                const std::size_t result = roll.resultOf(success + penetration + damage, success);
                if (result == kMostResults)
                    continue;
                Places& blow = blows[static_cast<std::size_t>(penetration - 1)][static_cast<std::size_t>(damage - 1)];
                for (std::size_t place = 0; place < kOddsPlaces; ++place)
                    blow[place] += probability / kWaysInAll * places[result][place];
            }
        }
    }
}

void add(EffectChances& sum, const EffectChances& part, double probability)
{
    for (double EffectChances::*chance :
         {&EffectChances::struck, &EffectChances::stopped, &EffectChances::unwounded, &EffectChances::wounded,
          &EffectChances::stuck, &EffectChances::unconscious, &EffectChances::down, &EffectChances::dead})
        sum.*chance += probability * (part.*chance);
}

/// What bullets do to the target, place by place and die by die.
class Effects {
public:
    Effects(const Load& load, const BodyPlan& plan, const Victim& target, AttackOdds& odds)
        : m_load(load), m_plan(plan), m_target(target), m_odds(odds)
    {}

    void count(const Blows& blows)
    {
        NoAnswerer nobody;
        Derivation silent(nobody, &m_plan, {}, nullptr);
        for (std::int32_t damage = 1; damage <= 6; ++damage) {
            for (std::int32_t penetration = 1; penetration <= 6; ++penetration) {
                const Blow blow = blowOf(silent, m_load, m_target.person, {0, penetration, damage});
                const Places& places =
                    blows[static_cast<std::size_t>(penetration - 1)][static_cast<std::size_t>(damage - 1)];
                for (std::size_t place = 0; place < kOddsPlaces; ++place) {
                    if (places[place] > 0)
                        strikeAt(silent, place, blow, places[place]);
                }
            }
        }
    }

private:
    /// Everything a knockback depends on.
    struct Knock {
        std::int32_t damage = -1;
        std::int32_t through = 0;
        std::int32_t wounds = 0;
        Unconscious unconscious = Unconscious::No;
        friend bool operator==(const Knock&, const Knock&) = default;
    };

    void strikeAt(Derivation& silent, std::size_t place, Blow blow, double probability)
    {
        const std::size_t location = place / 2;
        Victim target = m_target;
        const Strike strike = strikeLocation(silent, m_load, target, location, place % 2 != 0, blow);
        const Ledger& before = m_target.person.ledger;
        const Ledger& after = target.person.ledger;
        EffectChances effect;
        effect.struck = 1;
        effect.stopped = strike.penetrated ? 0 : 1;
        effect.wounded = after.openWounds() > before.openWounds() ? 1 : 0;
        effect.unwounded = strike.penetrated && effect.wounded == 0 ? 1 : 0;
        effect.stuck = after->stuck.size() > before->stuck.size() ? 1 : 0;
        effect.dead = after->dead != before->dead ? 1 : 0;
        effect.unconscious = after->unconscious != before->unconscious ? 1 : 0;
        if (strike.reached && after->dead == Dead::No)
            knock(target, strike, place, effect);
        add(m_odds.effect, effect, probability);
        add(m_odds.byLocation[location], effect, probability);

        const std::int32_t through = std::max(0, strike.through.value);
        if (static_cast<std::size_t>(through) >= m_odds.damage.size())
            m_odds.damage.resize(static_cast<std::size_t>(through) + 1, 0.0);
        m_odds.damage[static_cast<std::size_t>(through)] += probability;
    }

    /// Adds the chances of being knocked over and of losing consciousness by it. The test of hardened cells in between is
    /// left out: it changes armour only. Most Penetration dice lead to the same knock as the one before.
    void knock(const Victim& target, const Strike& strike, std::size_t place, EffectChances& effect)
    {
        const Knock now{strike.damage.value, strike.through.value, target.person.ledger.openWounds(),
                        target.person.ledger->unconscious};
        Known& known = m_known[place];
        if (known.knock != now) {
            known = {now, 0, 0};
            const auto count = [&](Enumerator& enumerator) {
                Derivation derivation(enumerator, &m_plan, {}, nullptr);
                Victim victim = target;
                noteStrike(derivation, victim, strike, 0);
                knockBackBy(derivation, victim);
                const double probability = enumerator.probability();
                const bool wasDown = m_target.declared.condition.posture == Posture::Down;
                known.down += victim.person.ledger->posture == Posture::Down && !wasDown ? probability : 0;
                known.out += victim.person.ledger->unconscious != target.person.ledger->unconscious ? probability : 0;
            };
            Enumerator::forEach(count, {.classes = true});
        }
        effect.down += known.down;
        effect.unconscious += known.out;
    }

    struct Known {
        Knock knock;
        double down = 0;
        double out = 0;
    };

    const Load& m_load;
    const BodyPlan& m_plan;
    const Victim& m_target;
    AttackOdds& m_odds;
    std::array<Known, kOddsPlaces> m_known{};
};

}  // namespace

bool strikesOneHex(const Weapon& weapon, const Ammunition& ammunition, std::int32_t distance)
{
    const int band = std::min(bandOf(distance, weapon.range), kBeyondRange - 1);
    return templateSize({.ammunition = ammunition, .band = band, .barrels = weapon.barrels}) == 1;
}

std::vector<OddsAlternative> alternatives(const Condition& shooter, const ShotOptions& options,
                                          const Switches& switches)
{
    constexpr std::string_view kShooter = "shooter.condition";
    constexpr std::string_view kOptions = "options";
    std::vector<OddsAlternative> all;
    const std::int32_t aims = shooter.aims;
    const bool brings = switches.stanceWithAim && aims == 0 && !shooter.stance;
    const bool stands = shooter.stance || brings;
    if (aimsThatCount(aims + 1, stands, options.rest, switches.maxAims) > aims) {
        OddsAlternative& aim = all.emplace_back();
        aim.push_back({kShooter, "aims", aims + 1});
        if (brings)
            aim.push_back({kShooter, "stance", 1});
    }
    all.push_back({{kShooter, "stance", shooter.stance ? 0 : 1}});
    all.push_back({{kOptions, "rest", options.rest ? 0 : 1}});
    for (std::int32_t hands = 0; hands < static_cast<std::int32_t>(kHandsIds.size()); ++hands) {
        if (hands != static_cast<std::int32_t>(options.hands))
            all.push_back({{kOptions, "hands", hands}});
    }
    return all;
}

AttackOdds oddsOf(const Shot& shot, const BodyPlan& plan)
{
    AttackOdds odds;
    odds.cells.assign(plan.cells().size(), 0.0);
    odds.byLocation.resize(kLocations);
    odds.damage.assign(1, 0.0);

    Blows blows{};
    std::optional<Victim> target;
    std::optional<Load> load;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, &plan, {}, nullptr);
        ShotResolution resolution(shot, derivation);
        const bool ready = resolution.prepare();
        const double probability = enumerator.probability();
        if (!ready) {
            odds.noAttack += probability;
            return;
        }
        // What the shooter's own tests come to makes no difference to the target.
        if (!target) {
            target.emplace(resolution.victim());
            load.emplace(resolution.gun().load());
        }
        fire(resolution, shot, plan, probability, odds, blows);
    };
    Enumerator::forEach(count, {.classes = true});
    if (target)
        Effects(*load, plan, *target, odds).count(blows);
    odds.damage[0] += 1 - odds.effect.struck;
    odds.hits = {1 - odds.effect.struck, odds.effect.struck};
    return odds;
}

}  // namespace hitspread::threed
