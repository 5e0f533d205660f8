#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/twod6/attack.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

/// The most careful aim takes off (TD-47).
constexpr std::int32_t kBestAim = -3;

bool hasSuchAim(const Attack& attack, const Condition& attacker, const Aimee& on)
{
    return on.isAimed && attacker.aimRounds > 0 && attacker.aimAt == on.number
        && attacker.aimWith == attack.options.with;
}

bool usesOffHand(const Weapon& weapon, const WeaponState& state, const Character& who)
{
    return !weapon.natural && !weapon.twoHanded && isOffHand(state, who.dominant);
}

void put(ShotRows& rows, RangedRow row, bool fits)
{
    rows[static_cast<std::size_t>(row)] = fits;
}

/// Which rows fit (TD-43 to TD-46, TD-D10, TD-D11, TD-D51).
ShotRows shotRowsOf(const Attack& attack, const Condition& attacker, const Aimee& on)
{
    ShotRows rows = shotRowsOf(Shot{attack.character[0].character, attacker, attack.weapon, attack.weaponState,
                                    on.distance, attack.options.light, hasSuchAim(attack, attacker, on)});
    const auto fits = [&rows](RangedRow row, bool it) { put(rows, row, it); };
    const Condition& target = on.fighter.condition;
    if (const auto moved = rangedRowOf(target))
        fits(*moved, true);
    fits(RangedRow::Prone, target.prone);
    fits(RangedRow::PartialCover, target.cover == Cover::Partial);
    fits(RangedRow::FullCover, target.cover == Cover::Full);
    if (attack.options.sprinted) {
        fits(RangedRow::Walked, false);
        fits(RangedRow::Ran, false);
        fits(RangedRow::Sprinted, true);
    }
    if (const auto called = calledLocation(attack.options.called)) {
        fits(RangedRow::AimedHead, *called == Location::Head);
        fits(RangedRow::AimedLimb, isLimb(*called));
        fits(RangedRow::AimedTorso, *called == Location::Torso);
    }
    fits(RangedRow::Burst, attack.options.burst);
    return rows;
}

/// A blow also knows the hand that strikes and the place it is aimed at.
MeleeRows blowRowsOf(const Attack& attack, const Condition& attacker, const Aimee& on)
{
    const AttackOptions& options = attack.options;
    MeleeRows rows = meleeRowsOf({attacker, on.fighter.condition, options.light, options.allOut});
    const auto fits = [&rows](MeleeRow row, bool it) { rows[static_cast<std::size_t>(row)] |= it; };
    fits(MeleeRow::OffHand, usesOffHand(attack.weapon, attack.weaponState, attack.character[0].character));
    if (const auto called = calledLocation(options.called)) {
        fits(MeleeRow::AimedHead, *called == Location::Head);
        fits(MeleeRow::AimedLimb, isLimb(*called));
        fits(MeleeRow::AimedTorso, *called == Location::Torso);
    }
    return rows;
}

Rule ruleOf(RangedRow row)
{
    if (row < RangedRow::Walked)
        return Rule::Rule43;
    if (row < RangedRow::Short)
        return Rule::Rule44;
    return row < RangedRow::PartialDarkness ? Rule::Rule45 : Rule::Rule46;
}

}  // namespace

std::optional<RangedRow> rangedRowOf(const Condition& target)
{
    // Who cannot or may not move stands still, however he moved before (TD-D46).
    if (!isAwake(target) || isHeld(target))
        return RangedRow::Stationary;
    switch (target.movement) {
    case Movement::Stationary: return RangedRow::Stationary;
    case Movement::Walked: return RangedRow::Walking;
    case Movement::Ran: return RangedRow::Running;
    case Movement::Sprinted: return RangedRow::Sprinting;
    case Movement::Evaded: return RangedRow::Evading;
    }
    return std::nullopt;
}

std::optional<MeleeRow> meleeRowOf(const Condition& target)
{
    if (!isAwake(target) || isHeld(target))
        return MeleeRow::Stationary;
    switch (target.movement) {
    case Movement::Stationary: return MeleeRow::Stationary;
    case Movement::Walked: return std::nullopt;
    case Movement::Ran: return MeleeRow::Ran;
    case Movement::Sprinted: return MeleeRow::Sprinted;
    case Movement::Evaded: return MeleeRow::Evading;
    }
    return std::nullopt;
}

MeleeRows meleeRowsOf(const Melee& melee)
{
    MeleeRows rows{};
    const auto fits = [&rows](MeleeRow row, bool it) { rows[static_cast<std::size_t>(row)] |= it; };
    const auto& [attacker, target, light, allOut] = melee;
    if (const auto moved = meleeRowOf(target))
        fits(*moved, true);
    fits(MeleeRow::RangedAttack, target.shot);
    fits(MeleeRow::TargetHigher, target.elevation > attacker.elevation);
    fits(MeleeRow::TargetAllOut, target.allOut);
    fits(MeleeRow::Concealment, target.concealed);
    fits(MeleeRow::Walked, attacker.movement == Movement::Walked);
    fits(MeleeRow::AllOut, allOut);
    fits(MeleeRow::Higher, attacker.elevation > target.elevation);
    fits(MeleeRow::Drawing, attacker.drew);
    fits(MeleeRow::PartialDarkness, light == Light::PartialDarkness);
    fits(MeleeRow::TotalDarkness, light == Light::TotalDarkness);
    return rows;
}

Term addMeleeRows(Derivation& derivation, const Switches& switches, const MeleeRows& rows, Term number)
{
    for (std::size_t place = 0; place < kMeleeRows; ++place) {
        if (!rows[place])
            continue;
        const auto row = static_cast<MeleeRow>(place);
        number = derivation.derive(Quantity::AttackMelee, row < MeleeRow::Walked ? Rule::Rule62 : Rule::Rule63,
                                   Operation::Add, number, modifierOf(switches, row), {}, static_cast<int>(place));
    }
    return number;
}

ShotRows shotRowsOf(const Shot& shot)
{
    ShotRows rows{};
    const auto fits = [&rows](RangedRow row, bool it) { put(rows, row, it); };
    const Condition& shooter = shot.condition;
    fits(RangedRow::Walked, shooter.movement == Movement::Walked);
    fits(RangedRow::Ran, shooter.movement == Movement::Ran);
    fits(RangedRow::Sprinted, shooter.movement == Movement::Sprinted);
    fits(RangedRow::OffHand, usesOffHand(shot.weapon, shot.weaponState, shot.shooter));
    fits(RangedRow::Drew, shooter.drew);
    fits(RangedRow::CarefulAim, shot.isAimed);
    const auto band = bandOf(shot.weapon, shot.distance);
    fits(RangedRow::Short, band == Band::Short);
    fits(RangedRow::Medium, band == Band::Medium);
    fits(RangedRow::Long, band == Band::Long);
    fits(RangedRow::PartialDarkness, shot.light == Light::PartialDarkness);
    fits(RangedRow::TotalDarkness, shot.light == Light::TotalDarkness);
    return rows;
}

Term addShotRows(Derivation& derivation, const Switches& switches, const ShotRows& rows, std::int32_t aimRounds,
                 Term number)
{
    for (std::size_t place = 0; place < kRangedRows; ++place) {
        if (!rows[place])
            continue;
        const auto row = static_cast<RangedRow>(place);
        std::int32_t modifier = modifierOf(switches, row);
        if (row == RangedRow::CarefulAim)
            modifier = std::max(kBestAim, modifier * aimRounds);
        number = derivation.derive(Quantity::AttackRanged, ruleOf(row), Operation::Add, number, modifier, {},
                                   static_cast<int>(place));
    }
    return number;
}

Term addHindrance(Derivation& derivation, const Switches& switches, std::int32_t hurtArms, Term number)
{
    const std::int32_t hindrance = hurtArms * switches.hindrance;
    if (hindrance == 0)
        return number;
    return derivation.derive(Quantity::AttackHindered, Rule::Rule106, Operation::Add, number, hindrance);
}

Term attackNumber(Derivation& derivation, const Attack& attack, const Condition& attacker, const Aimee& on)
{
    const bool isBlow = isMelee(attack.weapon);
    const std::int32_t level = weaponLevel(attack.character[0].character, attack.switches, attack.weapon);
    Term number = derivation.derive(Quantity::AttackLevel, isBlow ? Rule::Rule61 : Rule::Rule35, Operation::Take,
                                    level);
    number = isBlow
        ? addMeleeRows(derivation, attack.switches, blowRowsOf(attack, attacker, on), number)
        : addShotRows(derivation, attack.switches, shotRowsOf(attack, attacker, on), attacker.aimRounds, number);
    number = addHindrance(derivation, attack.switches, hurtArms(attacker, attack.weapon, attack.weaponState), number);
    return addModifiers(derivation, attack.options.rollModifiers, Quantity::AttackModifier, Rule::Rule42, number);
}

}  // namespace hitspread::twod6
