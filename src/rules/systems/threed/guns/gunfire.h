#pragma once

#include "rules/systems/threed/guns/attackroll.h"
#include "rules/systems/threed/guns/bullet.h"
#include "rules/systems/threed/guns/weaponledger.h"

#include <optional>

namespace hitspread::threed {

/// A gun as the request describes it.
struct Gun {
    const Weapon& weapon;
    const WeaponState& state;
    const Ammunition& ammunition;
    const std::vector<Accessory>& accessories;
};

/// Where one bullet went.
struct Flight {
    bool jammed = false;  ///< no bullet left the gun
    bool lands = false;   ///< false: a clean miss
    Attack attack;
    Term hex;
};

/// One gun during one Action, from picking it up to the rounds that are left; each method is a stretch of P-1 that single
/// shots, strings, bursts, two guns and suppression share. It knows neither how many bullets there are nor at whom.
class GunFire {
public:
    /// `options` is what is declared for this gun; `number` tells two guns of one Action apart.
    GunFire(Derivation& derivation, const Gun& gun, const ShotOptions& options, Person& shooter, int number = 0)
        : m_derivation(derivation),
          m_gun(gun),
          m_options(options),
          m_switches(shooter.switches),
          m_shooter(shooter),
          m_number(number),
          m_weapon(gun.state)
    {}

    /// How the shot is aimed and with what skill (steps 1 and 3); `aims` are those that count for this target; `oneOfTwo`: the
    /// other hand fires, too.
    void declare(std::int32_t distance, std::int32_t aims, std::string_view skill, bool oneOfTwo = false);
    /// Half of the skill, for who attacks with two weapons (3D-DUAL-05, A-105).
    void halveSkill();
    /// RCLe, and how many shots it allows (3D-DEV-07, 3D-ROF-04, 3D-ROF-09).
    void recoil();
    /// What holding the gun costs; `other` is the RCLe of a gun fired with the other hand (3D-RCL-01 to 3D-RCL-06, 3D-DUAL-01,
    /// 3D-DUAL-03, 3D-DUAL-04).
    void hold(Hands hands, std::optional<Term> other = {});
    /// Draws a gun not yet in hand where that is declared; false: not in time (3D-DRAW-03).
    [[nodiscard]] bool draw(std::int32_t underFire);

    /// The attack roll of a bullet at a target and the hex it ends in (steps 6 to 12 but for the location). `inRound`: bullets
    /// fired this round when this string is over.
    [[nodiscard]] Flight shoot(const Victim& victim, std::int32_t inRound, int bullet);
    /// A further shot of a semi-auto string that starts from `from` (3D-ROF-06 to 3D-ROF-08, A-048).
    [[nodiscard]] Flight follow(const Victim& victim, Term from, std::int32_t inRound, int bullet);

    /// Whether a roll with this sum jams the gun (step 7).
    [[nodiscard]] Term jam(Term dice, std::int32_t inRound);
    /// The same, noting the jam on the gun.
    [[nodiscard]] bool jamsAt(Term dice, std::int32_t inRound);
    /// What bears on the attack roll; without a target only what the shooter brings.
    [[nodiscard]] AttackInput attackInput(const Victim* victim) const;
    /// What feeds the aiming points beside the die.
    [[nodiscard]] AimInput aimInput() const;
    /// Hit spread of a shot whose roll succeeds (step 9).
    [[nodiscard]] Term spread();
    /// What else decides where a bullet lands.
    [[nodiscard]] DriftRules driftRules() const
    {
        return {m_recoil.value, m_switches.aimCancels, m_switches.missAimingDie, m_switches.cleanMiss};
    }
    [[nodiscard]] Load load() const;

    /// Bullets, or volleys of a rotary gun, that are loaded.
    [[nodiscard]] std::int32_t loaded() const;
    /// Notes bullets that left the gun, and bullets thereby counted as single shots.
    void fired(std::int32_t bullets);
    [[nodiscard]] std::int32_t bulletsFired() const { return m_fired; }
    /// Marks the bruises of all of them on the arm; false: there are none (3D-RCL-04, 3D-RCL-06, A-092).
    bool bruiseArm();
    /// Ammunition, cocking, counters (step 25).
    void spend();
    void commit(std::uint8_t part) const { m_weapon.commit(m_derivation, part); }

    [[nodiscard]] Term effectiveRecoil() const { return m_recoil; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] const Gun& gun() const { return m_gun; }
    [[nodiscard]] const ShotOptions& options() const { return m_options; }
    [[nodiscard]] const Person& shooter() const { return m_shooter; }
    [[nodiscard]] Term shotsPerAction() const { return m_shotsPerAction; }

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, c);
    }
    /// The roll, unless it jams the gun.
    [[nodiscard]] std::optional<Attack> roll(const Victim& victim, std::int32_t inRound);
    [[nodiscard]] Term deviated(const Victim& victim, const Attack& attack, Term spread, Term aim,
                                std::optional<AimInput> bonus);
    /// Of a clean miss: the hex the next shot of a string starts from.
    [[nodiscard]] Term passed(Term from, Term missed);
    void holdTwo(Term own, Term other);

    Derivation& m_derivation;
    const Gun m_gun;
    const ShotOptions& m_options;
    const Switches& m_switches;
    Person& m_shooter;
    const int m_number;
    WeaponLedger m_weapon;

    ShotType m_type = ShotType::Aimed;
    int m_band = 0;
    Term m_skill;
    Term m_aims;
    bool m_stance = false;
    bool m_rest = false;
    Term m_recoil;  ///< RCLe
    Term m_excess;  ///< RCLe above what the grip holds
    Rule m_excessRule = Rule::Rcl03;
    Term m_bruising;  ///< of each shot to the weapon arm
    Grip m_grip;
    Hands m_hands = Hands::Two;
    Term m_shotsPerAction = 1;
    std::int32_t m_offHand = 0;
    std::int32_t m_underFire = 0;
    bool m_quickDrawPenalty = false;
    std::int32_t m_fired = 0;
};

/// What befalls the shooter when all guns are done: bruises may knock him out, and call for one test (step 24, 3D-RCL-05).
void sufferRecoil(Derivation& derivation, Person& shooter, bool bruised);

/// The Action, the aims and a pending penalty are used up (step 25).
void spendAction(Person& shooter, std::string_view skill = {});

/// Somebody who dives for cover does so before the first shot (step 5, 3D-COVER-02, A-111).
void dive(Person& person, bool dives);

/// Whoever was shot at is under fire.
void putUnderFire(Person& person, const Character& shooter);

}  // namespace hitspread::threed
