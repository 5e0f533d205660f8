#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/attackresolution.h"

#include <algorithm>

namespace hitspread::rollunder {

namespace {

constexpr std::int32_t kDeceptiveCost = 2;
constexpr std::int32_t kRapidCost = 6;

class AttackSum {
public:
    AttackSum(Derivation& derivation, const Attack& attack, const Condition& attacker)
        : m_derivation(derivation), m_attack(attack), m_attacker(attacker), m_way(wayOf(attack))
    {}

    Term run()
    {
        const Skill skill = weaponSkill(m_attack.attacker, m_attack.weapon);
        m_number = m_derivation.derive(Quantity::AttackSkill, Rule::Rule03, Operation::Take, skill.level);
        if (skill.isOfDxOrIq)
            add(Quantity::AttackShock, Rule::Rule15, -m_attacker.shock);
        if (isMelee(m_attack.weapon))
            melee();
        add(Quantity::AttackLocation, Rule::Rule19, locationCost());
        if (!isMelee(m_attack.weapon))
            ranged();
        maneuver();
        const bool isOff = !m_attack.weapon.natural && isOffHand(m_attack.weaponState, m_attack.attacker.dominant);
        add(Quantity::AttackOffHand, Rule::Rule03, isOff ? m_attack.switches.offHand : 0);
        m_number = addModifiers(m_derivation, m_attack.options.rollModifiers, Quantity::AttackModifier, Rule::Rule03,
                                m_number);
        if (m_way.maneuver == Maneuver::MoveAndAttack && m_attack.switches.bonusesCount)
            m_number = m_derivation.derive(Quantity::AttackCapped, Rule::Rule69, Operation::Minimum, m_number,
                                           bonusOf(m_attack.switches, Bonus::MoveAndAttackMost));
        return m_number;
    }

private:
    void add(Quantity quantity, Rule rule, std::int32_t value)
    {
        if (value != 0)
            m_number = m_derivation.derive(quantity, rule, Operation::Add, m_number, value);
    }
    [[nodiscard]] std::int32_t bonus(Bonus which) const { return bonusOf(m_attack.switches, which); }
    [[nodiscard]] std::int32_t locationCost() const
    {
        const auto called = calledLocation(m_attack.options.called);
        return called ? rowFor(m_attack.switches.places, placeOf(*called)).cells[placecolumn::kModifier] : 0;
    }

    /// Evaluate, Deceptive, Rapid Strike.
    void melee()
    {
        if (m_attacker.evaluateAt == m_attack.options.whom)
            add(Quantity::AttackEvaluate, Rule::Rule69, evaluateBonus(m_attacker, m_attack.switches));
        add(Quantity::AttackDeceptive, Rule::Rule17, -kDeceptiveCost * m_attack.options.deceptive);
        add(Quantity::AttackRapid, Rule::Rule18, m_way.rapid ? -kRapidCost : 0);
    }

    /// Distance and speed; Accuracy if it is aimed at this very target with this weapon (R3-61 to R3-63, R3-D31, R3-D34, R3-D53).
    void ranged()
    {
        const AttackOptions& options = m_attack.options;
        const std::int32_t distance = options.distance * kTenths + options.tenths;
        const Term figure = m_derivation.derive(Quantity::RangeFigure, Rule::Rule62, Operation::Add, distance,
                                                options.speed * kTenths);
        // Where a bound belongs to its row, a tenth less looks up the same.
        const bool isInclusive = m_attack.switches.bounds == Bounds::Inclusive;
        const std::int32_t result = std::max(figure.value - (isInclusive ? 1 : 0), 0);
        const std::size_t row = m_attack.switches.ranges.rowOf(result);
        const Term modifier = m_derivation.derive(Quantity::RangeModifier, Rule::Rule63, Operation::LookUp,
                                                  m_attack.switches.ranges.rows[row].cells[0], figure,
                                                  static_cast<std::int32_t>(row) + 1);
        if (modifier.holds())
            m_number = m_derivation.derive(Quantity::AttackRange, Rule::Rule63, Operation::Add, m_number, modifier);
        const bool isAimed = m_attacker.aimTurns > 0 && m_attacker.aimAt == options.whom
            && m_attacker.aimWith == options.with && m_way.maneuver != Maneuver::MoveAndAttack;
        if (!isAimed)
            return;
        add(Quantity::AttackAccuracy, Rule::Rule61, m_attack.weapon.accuracy);
        if (m_attacker.aimTurns > 1)
            add(Quantity::AttackAim, Rule::Rule69,
                bonus(m_attacker.aimTurns == 2 ? Bonus::AimSecond : Bonus::AimThird));
    }

    void maneuver()
    {
        if (m_way.maneuver == Maneuver::MoveAndAttack)
            add(Quantity::AttackMoving, Rule::Rule69, bonus(Bonus::MoveAndAttack));
        if (m_way.maneuver == Maneuver::AllOutAttack && m_way.allOut == AllOut::ToHit)
            add(Quantity::AttackAllOut, Rule::Rule69,
                bonus(isMelee(m_attack.weapon) ? Bonus::AllOutMelee : Bonus::AllOutRanged));
    }

    Derivation& m_derivation;
    const Attack& m_attack;
    const Condition& m_attacker;
    Way m_way;
    Term m_number;
};

}  // namespace

std::int32_t rangeFigure(const AttackOptions& options)
{
    return (options.distance + options.speed) * kTenths + options.tenths;
}

std::int32_t evaluateBonus(const Condition& condition, const Switches& switches)
{
    return std::min(condition.evaluateTurns * bonusOf(switches, Bonus::Evaluate),
                    bonusOf(switches, Bonus::EvaluateMost));
}

Term attackNumber(Derivation& derivation, const Attack& attack, const Condition& attacker)
{
    return AttackSum(derivation, attack, attacker).run();
}

}  // namespace hitspread::rollunder
