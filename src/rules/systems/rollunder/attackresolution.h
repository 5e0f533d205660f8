#pragma once

#include "rules/systems/rollunder/critical.h"
#include "rules/systems/rollunder/defence.h"

#include <vector>

namespace hitspread::rollunder {

/// Whom the steps and questions of an attack are about.
inline constexpr Subject kAttacked = Subject().target(0);
[[nodiscard]] constexpr Subject besideHim(std::size_t place)
{
    return Subject().target(static_cast<int>(place) + 1);
}

/// Where an attack strikes: where it was called at, else the torso, or by the table of the house (R3-19, R3-D16).
[[nodiscard]] Location locationStruck(Derivation& derivation, const Attack& attack);
/// The damage of an attack, and the blow a critical hit makes of it (R3-11, R3-67, R3-D45).
[[nodiscard]] Term damageOf(Derivation& derivation, const Attack& attack);
[[nodiscard]] Blow blowOf(Derivation& derivation, const Attack& attack, CriticalHit effect, Term damage);

/// One attack on its way, in stretches that odds can call one by one.
class AttackResolution {
public:
    AttackResolution(const Attack& attack, Derivation& derivation);

    /// All of it, with what changes.
    void run();

    // The stretches, each within an Element about kAttacked.
    /// Takes the maneuver, or the strike that is left of it.
    void begin();
    [[nodiscard]] Rolled rollToHit();
    /// Asks for defences and rolls them, with what a critical one does (R3-44 to R3-50).
    /// `isAttackAlone`: what befalls the attacker, and what the defender does to himself by a critical miss, is passed over.
    [[nodiscard]] Defended answer(bool isAttackAlone = false);
    /// The damage of a hit, with the table of a critical one (R3-65 to R3-67).
    void strikeTarget(bool isCritical);

    [[nodiscard]] const Condition& target() const { return *m_target; }
    /// Which defences there are (see defencesOf).
    [[nodiscard]] Defences defences() const { return defencesOf(defenceCase()); }

private:
    [[nodiscard]] DefenceCase defenceCase() const;
    [[nodiscard]] DefenceCase rescuerCase(std::size_t place) const;
    [[nodiscard]] Defended defend(std::int32_t tried);
    [[nodiscard]] Rolled rollDefence(const DefenceCase& defence, const Manner& manner);
    [[nodiscard]] std::int32_t acrobatic();
    void failDefence(const Defended& defended, bool isAttackAlone);
    /// Somebody beside him dodges for him (R3-24, R3-D21, R3-D46, R3-D52): whom the hit strikes then; null: nobody dodged.
    [[nodiscard]] const Victim* sacrifice();
    [[nodiscard]] std::vector<Option> rescuers() const;
    void dropSomething(Term because);
    void useWeapon(Term because);
    void end(Term because);
    void commit();

    /// A hit on somebody, wherever it falls.
    void strike(CriticalHit effect, const Victim& victim);
    [[nodiscard]] Victim attacked();
    [[nodiscard]] Victim attacker();
    [[nodiscard]] Victim bystander(std::size_t place);
    void attackerFumbles(Rule rule);
    void defenderFumbles(DefenceKind parry, bool harms);

    const Attack& m_attack;
    const Fighter& m_defender;
    Derivation& m_derivation;
    Way m_way;
    Ledger m_attacker;
    Ledger m_target;
    StateLedger<WeaponState> m_weapon;
    std::vector<StateLedger<WeaponState>> m_weapons;  ///< of the one attacked
    std::vector<WeaponState> m_weaponsNow;
    std::vector<StateLedger<ArmourState>> m_armour;
    std::vector<ArmourState> m_armourNow;
    std::vector<Ledger> m_beside;
    std::optional<Victim> m_rescuer;
    bool m_isBare = false;
};

}  // namespace hitspread::rollunder
