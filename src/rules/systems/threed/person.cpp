#include "rules/systems/threed/person.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread::threed {

std::int32_t currentPhys(const Character& character, const Condition& condition, const Switches& switches)
{
    return switches.shiftLowersPhys ? std::max(0, character.phys - condition.physShifted) : character.phys;
}

std::int32_t hitsLeft(const Character& character, const Condition& condition, std::size_t location)
{
    return character.hitsMax[location] - condition.damage[location] - condition.bruises[location];
}

Location fatalLocation(const Character& character, const Condition& condition)
{
    const auto hits = [&](Location location) { return hitsLeft(character, condition, at(location)); };
    return hits(Location::Head) <= hits(Location::Torso) ? Location::Head : Location::Torso;
}

bool Ledger::addWound(std::size_t location, std::int32_t round, Term because)
{
    const bool isFirst = openWounds() == 0;
    const std::optional<std::size_t> wound = addRow<&Condition::wounds>(because);
    if (!wound)
        return false;
    if (isFirst) {
        set<&Condition::bleedingCounter>(0, because);  // the clock starts with the first wound
        set<&Condition::bleedingRound>(round, because);
    }
    set<&Condition::wounds, &Wound::location>(*wound, static_cast<Location>(location), because);
    set<&Condition::wounds, &Wound::round>(*wound, round, because);
    set<&Condition::wounds, &Wound::open>(*wound, true, because);
    return true;
}

bool Ledger::addStuckBullet(std::int32_t penetration, std::int32_t round, Term because)
{
    const std::optional<std::size_t> bullet = addRow<&Condition::stuck>(because);
    if (!bullet)
        return false;
    set<&Condition::stuck, &StuckBullet::penetration>(*bullet, penetration, because);
    set<&Condition::stuck, &StuckBullet::round>(*bullet, round, because);
    return true;
}

void Ledger::aim(Term aims, std::int32_t whom, std::int32_t wielded)
{
    const Condition& now = **this;
    const bool goesOn = aimsAt(now, whom, wielded) > 0;
    set<&Condition::aims>(aims);
    set<&Condition::aimTarget>(goesOn && whom == 0 ? now.aimTarget : whom, aims);
    set<&Condition::aimWeapon>(goesOn && wielded == 0 ? now.aimWeapon : wielded, aims);
}

void Ledger::loseAims(Term because)
{
    set<&Condition::aims>(0, because);
    set<&Condition::meleeAim>(false, because);
    set<&Condition::aimTarget>(0, because);
    set<&Condition::aimWeapon>(0, because);
}

void Ledger::loseStanceAndAims(Term because)
{
    set<&Condition::stance>(false, because);
    loseAims(because);
}

void Ledger::hasActed(Term because, std::optional<std::size_t> part)
{
    const Condition& now = **this;
    if (zoneEndsByActing)
        endZone(because);
    loseAims(because);
    set<&Condition::secondBlowDue>(false, because);
    if (part) {
        set<&Condition::splitSkill>(*part, -1, because);
        set<&Condition::splitRank>(*part, 0, because);
    }
    if (now.splitSkill[0] < 0 && now.splitSkill[1] < 0)
        endBurden(because);
}

void Ledger::endBurden(Term because)
{
    set<&Condition::pendingPenalty>(0, because);
    set<&Condition::pendingByDodge>(false, because);
}

void Ledger::loseAction(Term because)
{
    const Condition& now = **this;
    if (now.actionsHeld > 0)
        set<&Condition::actionsHeld>(now.actionsHeld - 1, because);
    else if (now.actionsLeft > 0)  // kNoEntry is below 0
        set<&Condition::actionsLeft>(now.actionsLeft - 1, because);
    else
        set<&Condition::actionsLost>(now.actionsLost + 1, because);
}

void Ledger::dropHeldActions(Term because)
{
    set<&Condition::actionsHeld>(0, because);
    set<&Condition::splitHeld>(false, because);
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        set<&Condition::splitSkill>(i, -1, because);
        set<&Condition::splitRank>(i, 0, because);
    }
}

void Ledger::spendAction(Term because)
{
    const std::int32_t actions = (*this)->actionsLeft;
    if (actions > 0)  // kNoEntry is below 0
        set<&Condition::actionsLeft>(actions - 1, because);
}

bool Ledger::canReact(const Switches& switches) const
{
    const Condition& now = **this;
    const bool held = now.actionsHeld > 0 && switches.opportunityInterrupt;
    const bool additional = now.additionalLeft > 0 && !now.additionalTaken;
    return now.actionsLeft != 0 || held || additional;
}

void Ledger::spendReaction(const Switches& switches, Term because)
{
    const Condition& now = **this;
    if (now.actionsHeld > 0 && switches.opportunityInterrupt) {
        set<&Condition::actionsHeld>(now.actionsHeld - 1, because);
        set<&Condition::splitHeld>(false, because);
    } else if (now.actionsLeft == 0 && now.additionalLeft > 0) {
        set<&Condition::additionalLeft>(now.additionalLeft - 1, because);
        set<&Condition::additionalTaken>(true, because);
    } else {
        spendAction(because);
    }
}

void Ledger::addShooter(std::string_view name)
{
    const Condition& now = **this;
    const std::int32_t hash = nameHash(name);
    const auto& known = now.knownShooters;
    if (now.shooters == 0) {
        for (std::size_t i = 0; i < known.size(); ++i)
            set<&Condition::knownShooters, &Shooter::hash>(i, 0, Term{});
    }
    if (hash != 0) {
        const auto same = std::ranges::find_if(
            known, [hash](const Shooter& one) { return one.hash == hash || one.hash == -hash; });
        const bool wasThere = same != known.end();
        if (wasThere && same->hash < 0)
            set<&Condition::earlierShooters>(std::max(0, now.earlierShooters - 1));
        // Whoever is new takes the first place that is nobody's.
        const auto place = wasThere ? same : std::ranges::find(known, 0, &Shooter::hash);
        const auto row = place != known.end() ? std::optional(static_cast<std::size_t>(place - known.begin()))
                                              : addRow<&Condition::knownShooters>(Term{});
        if (row)
            set<&Condition::knownShooters, &Shooter::hash>(*row, hash, Term{});
        if (wasThere)
            return;
    }
    set<&Condition::shooters>(now.shooters + 1);
}

void Ledger::endZone(Term because)
{
    set<&Condition::zoneValue>(kNoEntry, because);
    set<&Condition::zoneBullets>(0, because);
    forgetCrossers(because);
}

void Ledger::wearCover(std::int32_t pv, std::int32_t id, Term left)
{
    set<&Condition::coverPv>(pv, left);
    set<&Condition::coverId>(id, left);
    set<&Condition::coverIdLeft>(left);
}

void Ledger::leaveCover(Term because)
{
    wearCover(kNoEntry, kNoEntry, {0, because.step});
}

void Ledger::reckonLiving(std::size_t location, std::int32_t hits, Term because)
{
    if ((*this)->livingIdHits[location] == kNoEntry)
        set<&Condition::livingIdHits>(location, hits, because);
}

void Ledger::addCrosser(std::string_view name)
{
    const std::int32_t hash = nameHash(name);
    if (hash == 0)
        return;
    if (const std::optional<std::size_t> crosser = addRow<&Condition::crossers>(Term{}))
        set<&Condition::crossers, &Crosser::hash>(*crosser, hash);
}

void Ledger::forgetCrossers(Term because)
{
    for (std::size_t i = (*this)->crossers.size(); i-- > 0;)
        set<&Condition::crossers, &Crosser::hash>(i, 0, because);
    keepRows<&Condition::crossers>(0, because);
}

std::int32_t nameHash(std::string_view name)
{
    if (name.empty())
        return 0;
    // FNV-1a: the same on every machine.
    std::uint32_t hash = 2166136261U;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return static_cast<std::int32_t>(hash % 999'999'999U) + 1;
}

bool hasCrossed(const Condition& gunner, std::string_view name)
{
    const std::int32_t hash = nameHash(name);
    return gunner.zoneValue != kNoEntry
        && std::ranges::find(gunner.crossers, hash, &Crosser::hash) != gunner.crossers.end();
}

void ArmourLedger::commit(Derivation& derivation, const std::vector<ArmourState>& before, std::uint8_t part,
                          std::size_t first) const
{
    const std::size_t most = std::min(before.size(), kMostArmours);
    for (std::size_t i = 0; i < most; ++i) {
        StateLedger<ArmourState> piece(before[i]);
        for (std::size_t location = 0; location < kLocations; ++location) {
            const Term lost{before[i].idLost[location] + m_lost[i][location], m_steps[i][location]};
            if (m_lost[i][location] > 0)
                piece.set<&ArmourState::idLost>(location, lost);
        }
        piece.commit(derivation, part, first + i);
    }
}

}  // namespace hitspread::threed
