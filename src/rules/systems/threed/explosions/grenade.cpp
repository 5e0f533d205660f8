#include "rules/systems/threed/explosions/grenade.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/explosions/blast.h"
#include "rules/systems/threed/guns/deviation.h"
#include "rules/systems/threed/guns/gunfire.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/melee/handtable.h"
#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/turn/split.h"

namespace hitspread::threed {

namespace {

constexpr std::int32_t kThrowScatter = 6;        ///< hexes a throw goes astray (3D-GREN-09)
constexpr std::int32_t kGrenadeDropPerBand = 3;  ///< hexes (3D-GREN-11)
constexpr int kStraightDown = 3;

/// One grenade on its way through P-6; each method is a stretch of that list.
class GrenadeResolution {
public:
    GrenadeResolution(const GrenadeAttack& attack, Derivation& derivation)
        : m_attack(attack),
          m_options(attack.options),
          m_derivation(derivation),
          m_thrower(attack.thrower, attack.throwerCondition, attack.switches)
    {
        m_near.reserve(attack.targets.size());
        for (const GrenadeTarget& target : attack.targets)
            m_near.emplace_back(target.character, target.condition, Worn{target.armour, target.armourState},
                                attack.switches, m_near.size());
    }

    void run()
    {
        const bool thrown = m_options.how == Delivery::Thrown;
        if (!thrown || throwIt())
            explode();
        if (thrown)
            spend();
        commit();
    }

private:
    /// False: a clean miss, by switch (3D-MISS-03, A-121).
    [[nodiscard]] bool throwIt()
    {
        Test test{.first = Quantity::ThrowDice, .query = Query::ThrowDice, .rule = Rule::Gren09};
        test.kind = TestKind::Skill;
        test.use = RollUse::Faces;
        test.needsSdv = true;
        test.rank = rankInAction(m_attack.thrower, m_attack.throwerCondition, throwingSkill(m_attack.grenade));
        m_band = std::min(derive(Quantity::ThrowBand, Rule::Rng01, Operation::Take,
                                 bandOf(m_options.distance, m_attack.grenade.range))
                              .value,
                          kBeyondRange - 1);
        test.modifiersOnTarget = m_attack.switches.formCombat == FormCombatRule::Tn;
        test.penalty = m_attack.switches.rangeToHit[static_cast<std::size_t>(std::max(0, m_band))];
        test.wounds = m_thrower.ledger.openWounds();
        test.underFire = underFirePenalty(m_derivation, m_thrower);
        test.pending = movementPenalty(m_attack.throwerCondition);
        test.difficulty = m_options.difficulty;
        test.difficultyOnTarget = test.modifiersOnTarget;
        test.rollModifiers = &m_options.rollModifiers;
        test.targetModifiers = &m_options.targetModifiers;
        const TestResult result = roll(m_derivation, test);
        m_derivation.state(result.success.holds() ? EventKind::Hit : EventKind::Missed, result.margin);
        if (!result.success.holds() && m_attack.switches.cleanMiss) {
            m_derivation.state(EventKind::Passed, causedBy(result.success));
            return false;
        }
        m_impact = scattered(result);
        return true;
    }

    /// Chosen point, scatter, points taken back, drop by range (3D-GREN-09 to 3D-GREN-11, A-121, A-122).
    [[nodiscard]] Term scattered(const TestResult& result)
    {
        Term scatter = derive(Quantity::ThrowScatter, Rule::Gren09, Operation::Take, kThrowScatter);
        std::int32_t most = 0;
        if (result.success.holds())
            most = std::max(0, std::min(result.sdv.value, scatter.value));
        else
            scatter = derive(Quantity::ThrowScatter, Rule::Gren09, Operation::Subtract, scatter, result.margin);
        const Term direction = die(Query::ThrowDirection, Quantity::ThrowDirection, Rule::Gren09);
        m_derivation.stateAt(pack(m_options.point), EventKind::Aimed, Subject());
        m_derivation.state(EventKind::Drifted, direction);
        const std::int32_t points = m_derivation.choose(Query::ThrowSpend, Rule::Gren10, 0, most, most);
        const Term spent = derive(Quantity::ThrowSpent, Rule::Gren10, Operation::Take, points);
        const Term hexes = positiveDifference(m_derivation, Quantity::ThrowDistance, Rule::Gren10, scatter, spent);
        const Term scatteredTo = derive(Quantity::ThrowLanding, Rule::Gren09, Operation::Walk, pack(m_options.point),
                                        direction, hexes);
        const Term drop = derive(Quantity::ThrowDrop, Rule::Gren11, Operation::Multiply, m_band, kGrenadeDropPerBand);
        const Term impact = derive(Quantity::ThrowImpact, Rule::Gren11, Operation::Walk, scatteredTo, kStraightDown,
                                   drop);
        m_derivation.stateAt(impact, EventKind::Landed, Subject());
        return impact;
    }

    /// The point for one of them, in coordinates of his plan (3D-GREN-02, 3D-GREN-08, A-120).
    [[nodiscard]] Term impactFor(const GrenadeTarget& target)
    {
        Term hex = m_impact;
        if (m_options.how == Delivery::Placed) {
            hex = pack(target.options.impact);
        } else if (m_options.how == Delivery::Floor) {
            const Term direction = die(Query::FloorDirection, Quantity::BlastDirection, Rule::Gren08);
            const Term hexes = die(Query::FloorDistance, Quantity::BlastDistance, Rule::Gren08);
            hex = derive(Quantity::BlastScattered, Rule::Gren08, Operation::Walk, pack(m_options.floorPoint), direction,
                         hexes);
        }
        const bool mirror = target.options.fromBehind && m_attack.switches.mirrorFromBehind;
        const Hex onPlan = mirror ? mirrored(unpack(hex.value)) : unpack(hex.value);
        return derive(Quantity::BlastImpact, Rule::Gren02, Operation::Take, mirror ? Term(pack(onPlan)) : hex);
    }

    void explode()
    {
        Explosion explosion{m_attack.grenade, {}, {}, m_options.round};
        explosion.rating = derive(Quantity::BlastRating, Rule::Gren05, Operation::Take, m_attack.grenade.damage);
        explosion.penetration = fragments();
        explosion.rating = covered(explosion);
        for (std::size_t i = 0; i < m_near.size(); ++i) {
            if (i != m_jumper)
                reach(explosion, m_attack.targets[i], m_near[i]);
        }
        for (BlastVictim& victim : m_near)
            settleForce(m_derivation, victim, m_attack.switches.grenadeKnockback && victim.number != m_jumper);
    }

    /// PEN of the fragments, where they have one: one die for the whole explosion.
    [[nodiscard]] Term fragments()
    {
        const Grenade& grenade = m_attack.grenade;
        if (grenade.kind != GrenadeKind::Fragmentation || grenade.penetration == kNoEntry || m_near.empty())
            return {};
        const Term face = die(Query::FragmentDie, Quantity::BlastPenetrationDie, Rule::Pen01);
        return derive(Quantity::PenetrationValue, Rule::Pen01, Operation::Add, grenade.penetration, face);
    }

    /// Rating left behind who or what lies on it (3D-GREN-13 to 3D-GREN-16).
    [[nodiscard]] Term covered(const Explosion& explosion)
    {
        if (m_options.cover == GrenadeCover::Jumper) {
            m_jumper = static_cast<std::size_t>(m_options.jumper);
            return jumpOn(m_derivation, explosion, m_near[m_jumper]);
        }
        if (m_options.cover == GrenadeCover::Object)
            return ratingLeft(m_derivation, Rule::Gren16, explosion.rating, m_options.objectId);
        return explosion.rating;
    }

    void reach(const Explosion& explosion, const GrenadeTarget& target, BlastVictim& victim)
    {
        Term impact;
        Term zone;
        {
            const Derivation::Element element(m_derivation, victim.element(), victim.subject());
            impact = impactFor(target);
            const std::int32_t metres = target.options.apart;
            zone = blastZoneAt(m_derivation, m_attack.grenade, metres);
            m_derivation.stateAt(impact, EventKind::Exploded, victim.subject(), zone);
        }
        blast(m_derivation, explosion, victim, impact, zone);
    }

    void spend()
    {
        m_thrower.ledger.spendAction(Term{});
        Ledger& ledger = m_thrower.ledger;
        ledger.hasActed(Term{}, splitPartOf(m_attack.thrower, *ledger, throwingSkill(m_attack.grenade)));
        for (BlastVictim& victim : m_near)
            putUnderFire(victim.person, m_attack.thrower);
    }

    void commit()
    {
        m_thrower.ledger.commit(m_derivation, kGrenadeParts.position<&GrenadeAttack::throwerCondition>());
        if (m_options.how == Delivery::Thrown) {
            StateLedger<ItemState> grenades(m_attack.grenadeState);
            grenades.set<&ItemState::count>(m_attack.grenadeState.count - 1);
            grenades.commit(m_derivation, kGrenadeParts.position<&GrenadeAttack::grenadeState>());
        }
        constexpr std::uint8_t condition = kGrenadeParts.position<&GrenadeAttack::targets, &GrenadeTarget::condition>();
        constexpr std::uint8_t armour = kGrenadeParts.position<&GrenadeAttack::targets, &GrenadeTarget::armourState>();
        std::size_t firstArmour = 0;
        for (std::size_t i = 0; i < m_near.size(); ++i) {
            m_near[i].person.ledger.commit(m_derivation, condition, i);
            m_near[i].person.armour.commit(m_derivation, m_attack.targets[i].armourState, armour, firstArmour);
            firstArmour += m_attack.targets[i].armourState.size();
        }
    }

    [[nodiscard]] Term die(Query query, Quantity quantity, Rule rule)
    {
        return derive(quantity, rule, Operation::Take, m_derivation.roll(query, rule, 1, 6).faces[0]);
    }
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, c);
    }

    const GrenadeAttack& m_attack;
    const GrenadeOptions& m_options;
    Derivation& m_derivation;
    Person m_thrower;
    std::vector<BlastVictim> m_near;
    int m_band = 0;
    std::size_t m_jumper = kMostNear;  ///< who lies on it; kMostNear: nobody
    Term m_impact;
};

}  // namespace

void resolveAction(const GrenadeAttack& attack, Derivation& derivation)
{
    GrenadeResolution(attack, derivation).run();
}

}  // namespace hitspread::threed
