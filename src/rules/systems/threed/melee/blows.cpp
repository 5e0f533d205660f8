#include "rules/systems/threed/melee/blows.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/melee/knockback.h"

#include <algorithm>
#include <vector>

namespace hitspread::threed {

bool bruises(const MeleeWeapon& weapon, WantedDamage wanted)
{
    const bool isWanted = wanted != WantedDamage::AsWeapon;
    if (weapon.skill == skill::martialArts && isWanted)
        return wanted == WantedDamage::Bruising;
    if (weapon.bareHanded || weapon.skill == skill::unarmedCombat || weapon.damageKind == DamageKind::Bruising)
        return true;
    if (weapon.penetration <= 0)
        return true;
    // Another weapon's choice comes after these rules, that of Martial Arts before them.
    return isWanted && weapon.damageKind == DamageKind::Chosen && wanted == WantedDamage::Bruising;
}

DamageKind damageKindOf(const MeleeWeapon& weapon)
{
    if (weapon.skill == skill::martialArts)
        return DamageKind::Chosen;
    return bruises(weapon, WantedDamage::AsWeapon) ? DamageKind::Bruising : weapon.damageKind;
}

Blow blowOf(Derivation& derivation, const Wielded& wielded, const Faces& faces)
{
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b);
    };
    Blow blow;
    blow.melee = true;
    const Term pen = derive(Quantity::PenetrationRating, Rule::Mel01, Operation::Take, wielded.weapon.penetration);
    blow.penetration = derive(Quantity::PenetrationValue, Rule::Mel01, Operation::Add, pen, faces.penetration);
    const Term rating = derive(Quantity::DamageRating, Rule::Mel06, Operation::Take, wielded.weapon.damage);
    const bool martial = wielded.weapon.skill == skill::martialArts;
    const Term strength = derive(Quantity::DamageStrength, martial ? Rule::Ma01 : Rule::Mel06, Operation::Add, rating,
                                 strengthBonus(wielded.character, wielded.weapon.skill));
    const Term sum = derive(Quantity::DamageFinal, Rule::Mel06, Operation::Add, strength, faces.damage);
    blow.damage = derive(Quantity::DamageValue, Rule::Mel06, Operation::Maximum, sum, 0);
    blow.armourDamage = wielded.weapon.armourDamage;
    return blow;
}

Term naturallyHalved(Derivation& derivation, const Person& victim, Term damage)
{
    if (!victim.character.vevaphon || victim.ledger->vevaphonPv != 0)
        return damage;
    return derivation.derive(Quantity::DamageNatural, Rule::Vev06, Operation::DivideDown, damage, 2);
}

Struck deliver(Derivation& derivation, Person& victim, const Worn& worn, std::uint8_t armourPart, Blow blow,
               const Landed& landed)
{
    if (!landed.halved)
        blow.damage = naturallyHalved(derivation, victim, blow.damage);
    const Impact impact = strike(derivation, victim, worn, landed.location, blow);
    victim.armour.commit(derivation, worn.state, armourPart);
    const Term threshold = woundThreshold(derivation, victim);
    Hit hit;
    hit.location = landed.location;
    hit.through = impact.through;
    hit.damage = blow.damage;
    hit.penetration = blow.penetration;
    hit.penetrated = impact.penetrated || impact.through.value > 0;
    hit.bruising = landed.bruising;
    hit.martialArts = landed.martialArts;
    hit.canStick = false;
    hit.round = landed.round;
    const Derivation::Element his = landed.side ? derivation.ofSide(*landed.side)
                                                : derivation.about(derivation.subject());
    applyHit(derivation, victim, hit, threshold);
    return {blow.damage, impact.through};
}

Struck waitingBlow(Ledger& ledger)
{
    const Struck blow{ledger->blowDamage, ledger->blowThrough};
    ledger.set<&Condition::blowDamage>(kNoEntry, Term{});
    ledger.set<&Condition::blowThrough>(0, Term{});
    return blow;
}

void sufferAftermath(Derivation& derivation, Person& victim, std::span<const Struck> struck)
{
    if (struck.empty() || victim.ledger->dead != Dead::No)
        return;
    const Switches& switches = victim.switches;
    std::int32_t taken = 0;
    std::int32_t highest = 0;
    std::vector<Term> forces;
    for (const Struck& one : struck) {
        taken += std::max(0, sane(one.through.value));
        highest = std::max(highest, sane(one.damage.value));
        const Term force = switches.knockDamage == KnockDamageRule::BeforeArmour ? one.damage : one.through;
        if (forces.empty() || switches.knockSeveral == KnockSeveralRule::EachHit)
            forces.push_back(force);
        else if (switches.knockSeveral == KnockSeveralRule::Sum)
            forces[0] = derivation.derive(Quantity::KnockbackSum, Rule::Knock01, Operation::Add, forces[0], force);
        else if (force.value > forces[0].value)
            forces[0] = force;
    }
    keepHardened(derivation, victim, taken, highest);
    const Term phys = woundThreshold(derivation, victim);
    // A single one belongs to whatever element is dealt with now: at the end of a phase that is one of many people.
    if (forces.size() == 1)
        return knockBack(derivation, victim, forces.front(), phys);
    for (std::size_t i = 0; i < forces.size(); ++i) {
        const Derivation::Element element(derivation, static_cast<int>(i), derivation.subject());
        knockBack(derivation, victim, forces[i], phys);
    }
}

}  // namespace hitspread::threed
