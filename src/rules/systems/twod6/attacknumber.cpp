#include "rules/core/namedmodifiers.h"
#include "rules/systems/twod6/attack.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

/// The most careful aim takes off (TD-47).
constexpr std::int32_t kBestAim = -3;

using ShotRows = std::array<bool, kRangedRows>;

bool hasSuchAim(const Attack& attack, const Condition& attacker, const Aimee& on)
{
    return on.isAimed && attacker.aimRounds > 0 && attacker.aimAt == on.number
        && attacker.aimWith == attack.options.with;
}

bool usesOffHand(const Attack& attack)
{
    return !attack.weapon.natural && !attack.weapon.twoHanded
        && isOffHand(attack.weaponState, attack.character[0].character.dominant);
}

/// Which rows fit (TD-43 to TD-46, TD-D10, TD-D11, TD-D15, TD-D51).
ShotRows shotRowsOf(const Attack& attack, const Condition& attacker, const Aimee& on)
{
    ShotRows rows{};
    const auto fits = [&rows](RangedRow row, bool it) { rows[static_cast<std::size_t>(row)] |= it; };
    const Condition& target = on.fighter.condition;
    if (const auto moved = rangedRowOf(target))
        fits(*moved, true);
    fits(RangedRow::Prone, target.prone);
    fits(RangedRow::PartialCover, target.cover == Cover::Partial);
    fits(RangedRow::FullCover, target.cover == Cover::Full);
    const bool sprinted = attack.options.sprinted || attacker.movement == Movement::Sprinted;
    fits(RangedRow::Walked, !sprinted && attacker.movement == Movement::Walked);
    fits(RangedRow::Ran, !sprinted && attacker.movement == Movement::Ran);
    fits(RangedRow::Sprinted, sprinted);
    fits(RangedRow::OffHand, usesOffHand(attack));
    fits(RangedRow::Drew, attacker.drew);
    if (const auto called = calledLocation(attack.options.called)) {
        fits(RangedRow::AimedHead, *called == Location::Head);
        fits(RangedRow::AimedLimb, isLimb(*called));
        fits(RangedRow::AimedTorso, *called == Location::Torso);
    }
    fits(RangedRow::Burst, attack.options.burst);
    fits(RangedRow::CarefulAim, hasSuchAim(attack, attacker, on));
    const auto band = bandOf(attack.weapon, on.distance);
    fits(RangedRow::Short, band == Band::Short);
    fits(RangedRow::Medium, band == Band::Medium);
    fits(RangedRow::Long, band == Band::Long);
    fits(RangedRow::PartialDarkness, attack.options.light == Light::PartialDarkness);
    fits(RangedRow::TotalDarkness, attack.options.light == Light::TotalDarkness);
    return rows;
}

/// A blow also knows the hand that strikes and the place it is aimed at.
MeleeRows blowRowsOf(const Attack& attack, const Condition& attacker, const Aimee& on)
{
    const AttackOptions& options = attack.options;
    MeleeRows rows = meleeRowsOf({attacker, on.fighter.condition, options.light, options.allOut});
    const auto fits = [&rows](MeleeRow row, bool it) { rows[static_cast<std::size_t>(row)] |= it; };
    fits(MeleeRow::WrongHand, usesOffHand(attack));
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

Term addShotRows(Derivation& derivation, const Attack& attack, const Condition& attacker, const Aimee& on, Term number)
{
    const ShotRows rows = shotRowsOf(attack, attacker, on);
    for (std::size_t place = 0; place < kRangedRows; ++place) {
        if (!rows[place])
            continue;
        const auto row = static_cast<RangedRow>(place);
        std::int32_t modifier = modifierOf(attack.switches, row);
        if (row == RangedRow::CarefulAim)
            modifier = std::max(kBestAim, modifier * attacker.aimRounds);
        number = derivation.derive(Quantity::AttackRanged, ruleOf(row), Operation::Add, number, modifier, {},
                                   static_cast<int>(place));
    }
    return number;
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

Term attackNumber(Derivation& derivation, const Attack& attack, const Condition& attacker, const Aimee& on)
{
    const bool isBlow = isMelee(attack.weapon);
    const std::int32_t level = weaponLevel(attack.character[0].character, attack.switches, attack.weapon);
    Term number = derivation.derive(Quantity::AttackLevel, isBlow ? Rule::Rule61 : Rule::Rule35, Operation::Take,
                                    level);
    number = isBlow ? addMeleeRows(derivation, attack.switches, blowRowsOf(attack, attacker, on), number)
                    : addShotRows(derivation, attack, attacker, on, number);
    const std::int32_t hurt = hurtArms(attacker, attack.weapon, attack.weaponState);
    if (const std::int32_t hindrance = hurt * attack.switches.hindrance; hindrance != 0)
        number = derivation.derive(Quantity::AttackHindered, Rule::Rule106, Operation::Add, number, hindrance);
    return addModifiers(derivation, attack.options.rollModifiers, Quantity::AttackModifier, Rule::Rule42, number);
}

}  // namespace hitspread::twod6
