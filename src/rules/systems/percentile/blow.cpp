#include "rules/systems/percentile/blow.h"

#include "rules/core/dice/decision.h"
#include "rules/core/dice/tableroll.h"

#include <algorithm>

namespace hitspread::percentile {

std::int32_t attackRating(const Character& who, const Weapon& weapon, RollsOn rollsOn)
{
    if (rollsOn == RollsOn::Dex)
        return who.dex;
    if (weapon.natural)
        return who.unarmed == kNoEntry ? who.dex : who.unarmed;
    return ratingOf(who, skillsOf(weapon), weapon.skill, isMelee(weapon) ? who.dex : 0);
}

RollsOn rolledOn(const Weapon& weapon, RollsAgainst said)
{
    if (said == RollsAgainst::AsWeapon)
        return weapon.rollsOn;
    return said == RollsAgainst::Dex ? RollsOn::Dex : RollsOn::Skill;
}

RollRules attackRules(bool melee)
{
    if (melee)
        return {.rating = Rule::Rule07,
                .critical = Rule::Rule11,
                .fumble = Rule::Rule13,
                .success = Rule::Rule10,
                .failure = Rule::Rule12,
                .result = Rule::Rule08};
    return {.rating = Rule::Rule21,
            .critical = Rule::Rule24,
            .fumble = Rule::Rule26,
            .success = Rule::Rule23,
            .failure = Rule::Rule25,
            .result = Rule::Rule22};
}

namespace {

/// What the game master says himself, and what the die said.
constexpr Option kFumbleOptions[]{{.id = 0}, {.id = 1, .worth = 1}};

/// The level, from 1 to the number of rows.
Term lossLevel(Derivation& derivation, const LossTerms& terms, const Table& table)
{
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {}) {
        return derivation.derive(quantity, rule, operation, a, b, c);
    };
    const Term margin = derive(Quantity::LossMargin, Rule::Rule16, Operation::Maximum, terms.difference, 0);
    const auto number = static_cast<std::int32_t>(table.rowOf(margin.value)) + 1;
    Term level = derive(Quantity::LossRow, Rule::Rule16, Operation::LookUp, number, margin, number);
    if (terms.isCritical)
        level = derive(Quantity::LossRaised, Rule::Rule16, Operation::Add, level, 1);
    level = derive(Quantity::LossCapped, Rule::Rule16, Operation::Minimum, level,
                   static_cast<std::int32_t>(table.rows.size()));
    if (!terms.isHalved)
        return derive(Quantity::LossLevel, Rule::Rule16, Operation::Take, level);
    const Term more = derive(Quantity::LossHalf, terms.halvedBy, Operation::Add, level, 1);
    const Term half = derive(Quantity::LossHalved, terms.halvedBy, Operation::DivideDown, more, 2);
    return derive(Quantity::LossLevel, terms.halvedBy, Operation::Maximum, half, 1);
}

void fall(Derivation& derivation, const Victim& who, Term because)
{
    derivation.state(EventKind::Down, who.subject, causedBy(because));
    who.ledger.set<&Condition::fallen>(true, because);
}

/// Fresh dice, half of them, at a location of the table, less the armour of whom it hits (PCT-D37).
void hitWrongOne(Derivation& derivation, const Weapon& weapon, const Victim& who, std::int32_t round,
                 const Switches& switches)
{
    const Hit hit{.weapon = weapon, .share = kHalfShare, .shareRule = attackRules(isMelee(weapon)).fumble};
    suffer(derivation, harm(derivation, {}, hit, who, switches), who, round, switches);
}

/// Whom a fumble hits that hits a friend: one of those beside him, each as likely as the other, else himself (PCT-D37).
const Victim& friendHit(Derivation& derivation, const Fumbler& who, Rule rule)
{
    const auto count = static_cast<int>(who.beside.size());
    if (count == 0)
        return who.himself;
    const std::int32_t die = count == 1 ? 1
                                        : derivation.roll(Query::FriendDie, rule, 1, count, RollUse::Faces).faces[0];
    const Term drawn = derivation.derive(Quantity::FumbleFriend, rule, Operation::Take, die);
    return who.beside[static_cast<std::size_t>(std::clamp(drawn.value, 1, count)) - 1];
}

OnTable fumblesWith(const Weapon& weapon, const Switches& switches)
{
    return isMelee(weapon) ? declare::on<&Switches::meleeFumbles>(switches)
                           : declare::on<&Switches::rangedFumbles>(switches);
}

constexpr std::int32_t kLostFooting = -20;

}  // namespace

Term loseCombat(Derivation& derivation, const LossTerms& terms, const Victim& loser, Held* held,
                const Switches& switches)
{
    const Derivation::Element his = loser.suffering(derivation);
    const Table& table = switches.lossOfCombat;
    const Term level = lossLevel(derivation, terms, table);
    const auto last = static_cast<std::int32_t>(table.rows.size());
    const TableRow& row = table.rows[static_cast<std::size_t>(std::clamp(level.value, 1, last)) - 1];
    const auto effect = [&](Quantity quantity, std::int32_t value) {
        return derivation.derive(quantity, Rule::Rule16, Operation::LookUp, value, level, level);
    };
    Ledger& ledger = loser.ledger;
    if (const Term penalty = effect(Quantity::LossPenalty, row.cells[losscolumn::kPenalty]); penalty.holds()) {
        const bool lasts = row.cells[losscolumn::kLasts] == static_cast<std::int32_t>(PenaltyLasts::NextRound);
        const Term until = lasts ? derivation.derive(Quantity::LossUntil, Rule::Rule16, Operation::Add, terms.round, 1)
                                 : derivation.derive(Quantity::LossUntil, Rule::Rule16, Operation::Take, 0);
        ledger.burden(penalty.value, until.value, PenaltyCause::LossOfCombat, penalty);
    }
    const auto setback = static_cast<Setback>(row.cells[losscolumn::kSetback]);
    if (setback == Setback::Falls || setback == Setback::FallsAndDrops)
        fall(derivation, loser, level);
    if (setback == Setback::FallsAndDrops && held)
        held->drop(level);
    const Term lost = effect(Quantity::LossActions, row.cells[losscolumn::kActions]);
    for (std::int32_t i = 0; i < std::min(lost.value, 99); ++i)
        ledger.loseAction(lost);
    return level;
}

bool mayHitFriend(const Weapon& weapon, const Switches& switches)
{
    return std::ranges::any_of(fumblesWith(weapon, switches).table.rows, [](const TableRow& row) {
        return static_cast<FumbleEffect>(row.cells[0]) == FumbleEffect::HitsFriend;
    });
}

void fumble(Derivation& derivation, const Fumbler& who, std::int32_t round, const Switches& switches)
{
    Held held = who.held;
    const Rule rule = attackRules(isMelee(held.weapon)).fumble;
    const OnTable table = fumblesWith(held.weapon, switches);
    const TableRoll rolled = derivation.rollOn(Query::FumbleDie, rule, 1, 10, table);
    const Term effect = derivation.derive(Quantity::FumbleEffect, rule, Operation::LookUp, rolled.cell(0),
                                          rolled.rolled, rolled.number);
    const auto what = static_cast<FumbleEffect>(effect.value);
    if (what == FumbleEffect::GameMaster)
        return;
    // What the die said is proposed (PCT-D35); the game master may say something else.
    const Term taken = derivation.derive(Quantity::FumbleTaken, rule, Operation::Take,
                                         derivation.decide(Query::FumbleTake, rule, kFumbleOptions));
    if (!taken.holds())
        return;
    switch (what) {
    case FumbleEffect::Drops: held.drop(taken); break;
    case FumbleEffect::LosesFooting: who.himself.ledger.burden(kLostFooting, 0, PenaltyCause::Footing, taken); break;
    case FumbleEffect::HitsSelf: hitWrongOne(derivation, held.weapon, who.himself, round, switches); break;
    case FumbleEffect::HitsFriend:
        hitWrongOne(derivation, held.weapon, friendHit(derivation, who, rule), round, switches);
        break;
    case FumbleEffect::Jams:
        derivation.state(EventKind::Jammed, causedBy(taken));
        held.state.set<&WeaponState::jammed>(true, taken);
        break;
    case FumbleEffect::SpoilsAmmunition: held.state.set<&WeaponState::ammo>(0, taken); break;
    case FumbleEffect::GameMaster: break;
    }
}

}  // namespace hitspread::percentile
