#include "rules/systems/threed/guns/volleyresolution.h"

#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/semiauto.h"
#include "rules/systems/threed/harm/stress.h"

namespace hitspread::threed {

std::vector<Victim> victimsOf(const std::vector<VolleyTarget>& targets, const Switches& switches)
{
    std::vector<Victim> victims;
    victims.reserve(targets.size());
    for (const VolleyTarget& target : targets)
        victims.emplace_back(
            DeclaredTarget{target.options, target.character, target.condition, target.armour, target.armourState},
            switches, static_cast<int>(victims.size()));
    return victims;
}

bool prepare(Derivation& derivation, const Volley& volley, GunFire& gun, Person& shooter, std::span<Victim> victims)
{
    const ShotOptions& first = volley.targets.front().options;
    gun.declare(first.distance, aimsAt(volley.shooterCondition, first.whom, volley.options.wielded),
                volley.weapon.skill);
    gun.recoil();
    gun.hold(volley.options.hands);
    if (!gun.draw(underFirePenalty(derivation, shooter)))
        return false;
    for (Victim& victim : victims)
        dive(victim.person, victim.declared.options.targetDives);
    return true;
}

namespace {

/// States what became of the targets; both actions declare them alike.
template <auto Targets, typename Parts>
void commitTargets(Derivation& derivation, const std::vector<Victim>& victims, const Parts& parts)
{
    std::size_t firstArmour = 0;
    for (std::size_t i = 0; i < victims.size(); ++i) {
        const Victim& victim = victims[i];
        victim.person.ledger.commit(derivation, parts.template position<Targets, &VolleyTarget::condition>(), i);
        victim.person.armour.commit(derivation, victim.declared.armourState,
                                    parts.template position<Targets, &VolleyTarget::armourState>(), firstArmour);
        firstArmour += victim.declared.armourState.size();
    }
}

/// Aims that count for what is fired at one of the targets with a gun in each hand: who aims with one of them aims with both. They
/// are taken at one target, the first if nobody says at whom.
std::int32_t aimsOfBoth(const TwoGuns& guns, std::size_t target)
{
    const Condition& condition = guns.shooterCondition;
    const std::int32_t whom = guns.targets[target].options.whom;
    if (target > 0 && (condition.aimTarget == 0 || whom == 0))
        return 0;
    return std::max(aimsAt(condition, whom, guns.options.wielded),
                    aimsAt(condition, whom, guns.offHandOptions.wielded));
}

}  // namespace

void resolveAction(const Volley& volley, Derivation& derivation)
{
    Person shooter(volley.shooter, volley.shooterCondition, volley.switches);
    std::vector<Victim> victims = victimsOf(volley.targets, volley.switches);
    GunFire gun(derivation, {volley.weapon, volley.weaponState, volley.ammunition, volley.accessories}, volley.options,
                shooter);
    if (prepare(derivation, volley, gun, shooter, victims)) {
        const std::int32_t shots = stringShots(derivation, gun, volley.shooterCondition.shotsThisRound);
        Burst(derivation, gun, victims, 0).run(shots);
        for (Victim& victim : victims)
            settle(derivation, victim);
        sufferRecoil(derivation, shooter, gun.bruiseArm());
        gun.spend();
    }
    spendAction(shooter, volley.weapon.skill);
    shooter.ledger.commit(derivation, kVolleyParts.position<&Volley::shooterCondition>());
    gun.commit(kVolleyParts.position<&Volley::weaponState>());
    commitTargets<&Volley::targets>(derivation, victims, kVolleyParts);
}

void resolveAction(const TwoGuns& guns, Derivation& derivation)
{
    Person shooter(guns.shooter, guns.shooterCondition, guns.switches);
    std::vector<Victim> victims = victimsOf(guns.targets, guns.switches);
    const std::span<Victim> all = victims;
    GunFire main(derivation, {guns.weapon, guns.weaponState, guns.ammunition, guns.accessories}, guns.options, shooter);
    GunFire other(derivation,
                  {guns.offHandWeapon, guns.offHandWeaponState, guns.offHandAmmunition, guns.offHandAccessories},
                  guns.offHandOptions, shooter, 1);
    main.declare(guns.targets.front().options.distance, aimsOfBoth(guns, 0), guns.weapon.skill, true);
    other.declare(guns.targets.back().options.distance, aimsOfBoth(guns, victims.size() - 1), guns.offHandWeapon.skill,
                  true);
    main.halveSkill();
    other.halveSkill();
    main.recoil();
    other.recoil();
    const bool rightHanded = guns.shooter.mainHand == Hand::Right;
    main.hold(rightHanded ? Hands::Right : Hands::Left, other.effectiveRecoil());
    other.hold(rightHanded ? Hands::Left : Hands::Right, main.effectiveRecoil());
    const std::int32_t underFire = underFirePenalty(derivation, shooter);
    if (main.draw(underFire) && other.draw(underFire)) {
        for (Victim& victim : victims)
            dive(victim.person, victim.declared.options.targetDives);
        Burst(derivation, main, all.first(1), 0).run(1);
        Burst(derivation, other, all.last(1), kOffHandBullets).run(1);
        for (Victim& victim : victims)
            settle(derivation, victim);
        const bool oneArm = main.bruiseArm();
        const bool otherArm = other.bruiseArm();
        sufferRecoil(derivation, shooter, oneArm || otherArm);
        main.spend();
        other.spend();
    }
    spendAction(shooter);
    shooter.ledger.commit(derivation, kTwoGunsParts.position<&TwoGuns::shooterCondition>());
    main.commit(kTwoGunsParts.position<&TwoGuns::weaponState>());
    other.commit(kTwoGunsParts.position<&TwoGuns::offHandWeaponState>());
    commitTargets<&TwoGuns::targets>(derivation, victims, kTwoGunsParts);
}

}  // namespace hitspread::threed
