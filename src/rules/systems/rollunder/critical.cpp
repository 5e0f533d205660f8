#include "rules/systems/rollunder/critical.h"

#include <algorithm>
#include <array>

namespace hitspread::rollunder {

namespace {

/// Harm of one's own is told apart from that of the attack.
constexpr int kOwnHarm = 20;
constexpr std::int32_t kLastOneself = 3;

/// Bare hands do not break and are not dropped: who would lose them falls (R3-D57).
CriticalMiss effectOn(const Wielded& wielded, CriticalMiss effect)
{
    const bool isBare = wielded.weapon.natural || !wielded.state;
    switch (effect) {
    case CriticalMiss::Breaks:
    case CriticalMiss::Dropped:
    case CriticalMiss::Unready: return isBare ? CriticalMiss::FallsProne : effect;
    case CriticalMiss::BreaksIfCheap:
        if (isBare)
            return CriticalMiss::FallsProne;
        return wielded.weapon.cheap ? CriticalMiss::Breaks : CriticalMiss::Dropped;
    default: return effect;
    }
}

/// Himself or a friend, drawn evenly; the die falls even when nobody is near (R3-D57, R3-D76).
const Victim& struckBy(Derivation& derivation, const Fumbler& fumbler)
{
    const std::array<std::int32_t, 2> halves{kLastOneself, 6};
    const std::int32_t die = derivation.rollOn(Query::SelfOrFriend, Rule::Rule68, 1, 6, halves).sum();
    const auto count = static_cast<std::int32_t>(fumbler.friends.size());
    std::int32_t which = 0;
    if (die > kLastOneself && count > 0)
        which = count == 1 ? 1 : derivation.roll(Query::WhichFriend, Rule::Rule68, 1, count, RollUse::Sum).sum();
    const Term who = derivation.derive(Quantity::CriticalMissWho, Rule::Rule68, Operation::Take, which);
    return who.value >= 1 && who.value <= count ? fumbler.friends[static_cast<std::size_t>(who.value) - 1]
                                                : fumbler.himself;
}

/// Half the damage, rounded down, where the table of places says (R3-D57).
void hitFriend(Derivation& derivation, const Fumbler& fumbler, const Switches& switches)
{
    const Victim& struck = struckBy(derivation, fumbler);
    const Derivation::Element element(derivation, kOwnHarm + struck.number, struck.subject);
    const Location location = randomLocation(derivation, switches, {Query::FumblePlace, Query::FumbleSide});
    const Term where = derivation.derive(Quantity::LocationStruck, Rule::Rule19, Operation::Take,
                                         static_cast<std::int32_t>(location));
    derivation.state(EventKind::Landed, struck.subject.location(static_cast<int>(location)), causedBy(where));
    const Term rolled = rollDamage(derivation, fumbler.wielded.weapon, Query::FumbleDamage);
    const Term least = derivation.derive(Quantity::DamageLeast, Rule::Rule11, Operation::Maximum, rolled, 0);
    const Term half = derivation.derive(Quantity::DamageHalved, Rule::Rule68, Operation::DivideDown, least, 2);
    strike(derivation, {.damage = half, .type = fumbler.wielded.weapon.damageType}, location, struck, switches);
}

}  // namespace

Term rollCriticalHit(Derivation& derivation, const Switches& switches)
{
    const TableRoll rolled = derivation.rollOn(Query::CriticalHit, Rule::Rule67, 3, 6,
                                               declare::on<&Switches::criticalHits>(switches));
    return derivation.derive(Quantity::CriticalHitEffect, Rule::Rule67, Operation::LookUp, rolled.cell(0),
                             rolled.rolled, rolled.number);
}

void criticalMiss(Derivation& derivation, const Fumbler& fumbler, Rule rule, const Switches& switches, bool harms)
{
    const TableRoll rolled = derivation.rollOn(Query::CriticalMiss, rule, 3, 6,
                                               declare::on<&Switches::criticalMisses>(switches));
    const Term row = derivation.derive(Quantity::CriticalMissEffect, rule, Operation::LookUp, rolled.cell(0),
                                       rolled.rolled, rolled.number);
    derivation.state(EventKind::Fumbled, fumbler.himself.subject, row);
    Ledger& ledger = fumbler.himself.ledger;
    StateLedger<WeaponState>* weapon = fumbler.wielded.state;
    switch (effectOn(fumbler.wielded, static_cast<CriticalMiss>(row.value))) {
    case CriticalMiss::Breaks: weapon->set<&WeaponState::broken>(true, row); break;
    case CriticalMiss::HitsFriend:
        if (harms)
            hitFriend(derivation, fumbler, switches);
        break;
    case CriticalMiss::BreaksIfCheap:
    case CriticalMiss::Dropped: weapon->set<&WeaponState::dropped>(true, row); break;
    case CriticalMiss::Unready:
        weapon->set<&WeaponState::unready>(true, row);
        weapon->set<&WeaponState::readied>(0, row);
        break;
    case CriticalMiss::OffBalance: ledger.set<&Condition::offBalance>(true, row); break;
    case CriticalMiss::FallsProne:
        ledger.fall(row);
        derivation.state(EventKind::Down, fumbler.himself.subject);
        break;
    }
}

}  // namespace hitspread::rollunder
