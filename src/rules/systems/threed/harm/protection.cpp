#include "rules/systems/threed/harm/protection.h"

#include "rules/core/trace/derivation.h"

#include <tuple>
#include <utility>

namespace hitspread::threed {

namespace {

/// Which of two pieces works when only one does: the higher PV, worn before living armour, the outer piece.
bool isBetter(const Piece& a, const Piece& b)
{
    return std::tuple(a.pv, !a.isLiving(), a.layer) > std::tuple(b.pv, !b.isLiving(), b.layer);
}

/// Whether a blow gets through this PV: projectiles from equality, blades above it, all at PV 0 (3D-PEN-03, 3D-MEL-07, A-068).
Term penetrates(Derivation& derivation, const Blow& blow, Term pv, const Switches& switches)
{
    // A negative PEN is used as it is, but PV 0 stops nothing.
    if (blow.melee && pv.value <= 0)
        return derivation.derive(Quantity::ArmourPenetrated, Rule::Mel07, Operation::AtLeast, 0, pv);
    if (blow.melee && switches.meleePenEqual == MeleePenEqualRule::Stopped)
        return derivation.derive(Quantity::ArmourPenetrated, Rule::Mel07, Operation::Above, blow.penetration, pv);
    return derivation.derive(Quantity::ArmourPenetrated, Rule::Pen03, Operation::AtLeast, blow.penetration, pv);
}

void takeId(Derivation& derivation, Person& person, const Worn& worn, std::size_t location, const Piece& piece,
            Term loss, const Share& share, std::int32_t times)
{
    const Rule rule = piece.isLiving() ? Rule::Xeno03 : Rule::Pen06;
    loss = derivation.derive(Quantity::ArmourLoss, rule, Operation::Take, loss);
    if (times > 1)
        loss = derivation.derive(Quantity::ArmourLoss, Rule::Rot02, Operation::Multiply, loss, times);
    loss = shared(derivation, Quantity::ArmourLoss, share, loss, 0);
    const Term left = positiveDifference(derivation, Quantity::ArmourIdLeft, rule, piece.id, loss);
    const std::int32_t lost = piece.id - std::clamp(left.value, 0, piece.id);
    if (piece.isLiving()) {
        useLiving(person, location, person.ledger->livingId[location] + lost, left);
        return;
    }
    const auto element = static_cast<std::size_t>(piece.armour);
    if (element < worn.state.size())  // armour without a state of its own keeps none
        person.armour.lose(element, location, lost, left);
}

}  // namespace

Term shared(Derivation& derivation, Quantity quantity, const Share& share, Term whole, int index)
{
    if (share.part > 1)
        whole = derivation.derive(quantity, share.rule, Operation::Multiply, whole, share.part, {}, index);
    if (share.of > 1)
        whole = derivation.derive(quantity, share.rule, Operation::DivideDown, whole, share.of, {}, index);
    return whole;
}

bool Protection::hasWorn() const
{
    return std::any_of(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(count),
                       [](const Piece& piece) { return !piece.isLiving(); });
}

bool isHardened(const Character& character, std::int32_t vevaphonPv)
{
    return character.vevaphon && vevaphonPv > 0;
}

std::int32_t livingPv(const Character& character, std::int32_t vevaphonPv)
{
    if (isHardened(character, vevaphonPv))
        return vevaphonPv;
    return character.xenoSkin ? character.skinPv : 0;
}

std::int32_t livingHits(const Character& character, const Condition& condition, std::size_t location)
{
    if (condition.livingIdHits[location] != kNoEntry)
        return condition.livingIdHits[location];
    const bool isInUse = condition.livingId[location] > 0;
    return isInUse ? character.hitsMax[location] : std::max(0, hitsLeft(character, condition, location));
}

void useLiving(Person& person, std::size_t location, std::int32_t used, Term because)
{
    person.ledger.set<&Condition::livingId>(location, {used, because.step});
    const bool isSkin = !isHardened(person.character, person.ledger->vevaphonPv);
    if (used > 0 && isSkin && person.switches.livingIdFrom == LivingIdFromRule::CurrentHits)
        person.ledger.reckonLiving(location, livingHits(person.character, person.ledger.before, location), because);
}

std::int32_t livingIdFull(const Character& character, const Condition& condition, const Switches& switches,
                          std::int32_t vevaphonPv, std::size_t location)
{
    const Values values;
    const std::int32_t hits = hitsOfLiving(character, condition, switches, vevaphonPv, location);
    if (isHardened(character, vevaphonPv))
        return hardenedId(values, vevaphonPv, hits, switches.vevaphonHalfPv).value;
    return character.xenoSkin ? skinId(values, character.skinIdFactor, hits).value : 0;
}

std::int32_t hitsOfLiving(const Character& character, const Condition& condition, const Switches& switches,
                          std::int32_t vevaphonPv, std::size_t location)
{
    const bool present = switches.livingIdFrom == LivingIdFromRule::CurrentHits && !isHardened(character, vevaphonPv);
    return present ? livingHits(character, condition, location) : character.hitsMax[location];
}

std::int32_t idLeft(const Worn& worn, std::size_t piece, std::size_t location)
{
    const std::int32_t lost = piece < worn.state.size() ? worn.state[piece].idLost[location] : 0;
    return std::max(0, worn.armour[piece].idMax[location] - lost);
}

Term workingPv(Derivation& derivation, Quantity quantity, const Protection& protection, int index)
{
    const auto further = static_cast<std::int32_t>(protection.count) - 1;
    if (further > 0)
        return derivation.derive(quantity, Rule::Lay02, Operation::Add, protection.pv - further, further, {}, index);
    const bool isLiving = protection.works() && protection.pieces[0].isLiving();
    return derivation.derive(quantity, isLiving ? Rule::Xeno01 : Rule::Pen03, Operation::Take, protection.pv, {}, {},
                             index);
}

Protection protectionAt(const Person& person, const Worn& worn, std::size_t location)
{
    Protection found;
    const auto add = [&](const Piece& piece) {
        found.covered = true;
        if (piece.id <= 0)
            return;
        if (person.switches.layering)
            found.pieces[found.count++] = piece;
        else if (found.count == 0 || isBetter(piece, found.pieces[0]))
            found.pieces[0] = piece, found.count = 1;
    };
    const std::size_t most = std::min(worn.armour.size(), kMostArmours);
    for (std::size_t i = 0; i < most; ++i) {
        const bool isWorn = i >= worn.state.size() || worn.state[i].worn;
        if (isWorn && worn.armour[i].idMax[location] > 0)
            add({worn.armour[i].pv, std::max(0, idLeft(worn, i, location) - person.armour.lost(i, location)),
                 worn.armour[i].layer, static_cast<std::int32_t>(i)});
    }
    const std::int32_t vevaphonPv = person.ledger->vevaphonPv;
    const std::int32_t pv = livingPv(person.character, vevaphonPv);
    const std::int32_t full = livingIdFull(person.character, person.ledger.before, person.switches, vevaphonPv,
                                           location);
    if (pv > 0 && full > 0)
        add({pv, std::max(0, full - person.ledger->livingId[location]), 0, -1});

    for (std::size_t i = 0; i < found.count; ++i)
        found.pv = std::max(found.pv, found.pieces[i].pv);
    if (found.count > 1)
        found.pv = layeredPv(found.pv, static_cast<std::int32_t>(found.count));
    return found;
}

bool wears(const Person& person, const Worn& worn, std::size_t location)
{
    for (std::size_t i = 0; i < std::min(worn.armour.size(), kMostArmours); ++i) {
        const bool isWorn = i >= worn.state.size() || worn.state[i].worn;
        if (isWorn && idLeft(worn, i, location) > person.armour.lost(i, location))
            return true;
    }
    return false;
}

std::int32_t dodgeModifier(const Worn& worn, const Switches& switches)
{
    const Values values;
    return dodgeModifier(values, Quantity::SheetDodgeModifier, worn, switches).value;
}

namespace {

/// Whether worn armour loses DAM, for want of an AD or by switch.
bool losesDamage(const Blow& blow, bool penetrated, const Switches& switches)
{
    const bool stoppedCostsDamage = switches.idLossStopped == IdLossStoppedRule::Dam;
    return blow.armourDamage == kNoEntry || (!penetrated && stoppedCostsDamage);
}

}  // namespace

Term wornLoss(const Blow& blow, bool penetrated, const Switches& switches)
{
    return losesDamage(blow, penetrated, switches) ? blow.damage : Term(blow.armourDamage);
}

Impact strike(Derivation& derivation, Person& person, const Worn& worn, std::size_t location, const Blow& blow)
{
    const Protection protection = protectionAt(person, worn, location);
    const Switches& switches = person.switches;
    Term penetrated = 1;
    Term reduction = 0;
    if (protection.works()) {
        for (std::size_t i = 0; i < protection.count; ++i) {
            const Derivation::Element layer = derivation.part(static_cast<int>(i), kMostPieces);
            derivation.derive(Quantity::ArmourId, Rule::Pen07, Operation::Take, protection.pieces[i].id);
        }
        const Term pv = workingPv(derivation, Quantity::ArmourPv, protection);
        penetrated = penetrates(derivation, blow, pv, switches);
        derivation.state(penetrated.holds() ? EventKind::ArmourPassed : EventKind::ArmourHeld,
                         {blow.penetration.value, penetrated.step}, pv);
        if (penetrated.holds() && protection.hasWorn() && !blow.ignoresReduction) {
            // Every layer together, penetrated as one (3D-LAY-04).
            const Term counted = pv;
            // By the switch all of the PV or half of it (3D-DAM-02).
            const int divisor = switches.damageReduction == DamageReductionRule::Half ? 2 : 1;
            reduction = derivation.derive(Quantity::DamageReduction, Rule::Dam02, Operation::DivideDown, counted,
                                          divisor);
        }
    } else if (protection.covered) {
        {
            const Derivation::Element layer = derivation.part(0, kMostPieces);
            derivation.derive(Quantity::ArmourId, Rule::Pen09, Operation::Take, 0);
        }
        penetrated = derivation.derive(Quantity::ArmourPenetrated, Rule::Pen09, Operation::Equal, 0, 0);
    }

    Impact impact;
    impact.penetrated = penetrated.holds();
    // A blow that is stopped leaves no mark on armour of any kind.
    const std::size_t touched = !impact.penetrated && blow.melee ? 0 : protection.count;
    // Each layer loses, penetrated or not (3D-LAY-05).
    for (std::size_t i = 0; i < touched; ++i) {
        const Piece& piece = protection.pieces[i];
        // Skin that is penetrated keeps what it has (3D-XENO-04).
        if (piece.isLiving() && impact.penetrated)
            continue;
        // Skin that stops a hit loses all of its damage (3D-XENO-03).
        const Term loss = piece.isLiving() ? blow.damage : wornLoss(blow, impact.penetrated, switches);
        // DAM made of all barrels' ratings is not multiplied again.
        const bool byDamage = piece.isLiving() || losesDamage(blow, impact.penetrated, switches);
        const std::int32_t times = byDamage ? blow.share.damageTimes : blow.share.armourTimes;
        const Derivation::Element layer = derivation.part(static_cast<int>(i), kMostPieces);
        takeId(derivation, person, worn, location, piece, loss, blow.share, times);
    }
    // Only what penetrates reaches the wearer (3D-PEN-04), less what the armour takes.
    if (impact.penetrated) {
        Term through = positiveDifference(derivation, Quantity::DamageThrough, Rule::Dam02, blow.damage, reduction);
        // A cover alone, with nothing armoured behind it, is no armour that was penetrated.
        const bool counts = !blow.throughCover || protection.works() || protection.covered;
        if (counts && through.value < switches.minimumOnPenetration)
            through = derivation.derive(Quantity::DamageThrough, Rule::Dam02, Operation::Maximum, through,
                                        switches.minimumOnPenetration);
        if (blow.share.damageTimes > 1)
            through = derivation.derive(Quantity::DamageThrough, Rule::Rot03, Operation::Multiply, through,
                                        blow.share.damageTimes);
        impact.through = shared(derivation, Quantity::DamageThrough, blow.share, through, 0);
    } else {
        // What is stopped spares him (3D-PEN-05).
        impact.through = derivation.derive(Quantity::DamageThrough, Rule::Pen05, Operation::Choose, penetrated,
                                           blow.damage, 0);
    }
    return impact;
}

Cover coverOf(std::int32_t pv, std::int32_t id, const Condition& behindIt, bool hasMoved)
{
    Cover cover{pv, id};
    if (!cover.canBePassed())
        return cover;
    const bool isSame = !hasMoved && behindIt.coverPv == pv && behindIt.coverId == id;
    cover.left = isSame ? std::clamp(behindIt.coverIdLeft, 0, id) : id;
    cover.meetNext();
    return cover;
}

namespace {

/// ID the cover loses: of each barrel AD or DAM, and of a template the part of this location, as of armour.
Term coverLoss(Derivation& derivation, const Blow& blow, bool penetrated, const Switches& switches)
{
    Term loss = wornLoss(blow, penetrated, switches);
    const std::int32_t times = losesDamage(blow, penetrated, switches) ? blow.share.damageTimes
                                                                       : blow.share.armourTimes;
    if (times > 1)
        loss = derivation.derive(Quantity::CoverLoss, Rule::Rot02, Operation::Multiply, loss, times);
    return shared(derivation, Quantity::CoverLoss, blow.share, loss, 0);
}

}  // namespace

Term passCover(Derivation& derivation, Cover& cover, Person& behindIt, Blow& blow)
{
    const Switches& switches = behindIt.switches;
    if (!cover.canBePassed()) {
        const Term passed = derivation.derive(Quantity::CoverPenetrated, Rule::Loc02, Operation::Take, 0);
        derivation.state(passed.holds() ? EventKind::CoverPassed : EventKind::CoverHeld, causedBy(passed));
        return passed;
    }
    if (!std::exchange(cover.isFound, true) && cover.left.value < cover.id) {
        cover.left = derivation.derive(Quantity::CoverIdBefore, Rule::Pen07, Operation::Subtract, cover.id,
                                       cover.id - cover.left.value);
        cover.meetNext();
    }
    if (cover.before <= 0) {
        const Term passed = derivation.derive(Quantity::CoverPenetrated, Rule::Pen09, Operation::AtLeast, 0,
                                              cover.left);
        derivation.state(passed.holds() ? EventKind::CoverPassed : EventKind::CoverHeld,
                         {blow.penetration.value, passed.step}, cover.pv);
        return passed;
    }
    const Term penetrated = derivation.derive(Quantity::CoverPenetrated, Rule::Pen03, Operation::AtLeast,
                                              blow.penetration, cover.pv);
    derivation.state(penetrated.holds() ? EventKind::CoverPassed : EventKind::CoverHeld,
                     {blow.penetration.value, penetrated.step}, cover.pv);
    blow.throughCover = penetrated.holds();
    const Term loss = coverLoss(derivation, blow, penetrated.holds(), switches);
    const Term left = positiveDifference(derivation, Quantity::CoverId, Rule::Pen06, cover.left, loss);
    if (left.value != cover.left.value)
        behindIt.ledger.wearCover(cover.pv, cover.id, left);
    cover.left = left;
    if (penetrated.holds() && !blow.ignoresReduction) {
        const Term half = derivation.derive(Quantity::CoverReduction, Rule::Dam02, Operation::DivideDown, cover.pv, 2);
        blow.damage = positiveDifference(derivation, Quantity::CoverDamage, Rule::Dam02, blow.damage, half);
    }
    return penetrated;
}

}  // namespace hitspread::threed
