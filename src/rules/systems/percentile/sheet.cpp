#include "rules/systems/percentile/sheet.h"

#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/defence.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/roll.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

constexpr auto kSheetParts = declare::joined(Parts::sheet<Sheet>());

/// The best of a kind of skill: what it takes off the die of initiative, and up to where it strikes critically.
Term bestSkill(Derivation& derivation, const Sheet& sheet, std::int32_t rating, int kind, Rule rule)
{
    const Derivation::Element element(derivation, kind, Subject());
    const Term base = derivation.derive(Quantity::SheetBase, rule, Operation::Take, rating);
    static_cast<void>(roundedTenth(derivation, base, {Quantity::SheetRounded, Quantity::SheetTenth, rule, 0}));
    static_cast<void>(criticalThreshold(derivation, base, sheet.switches, Quantity::SheetBase,
                                        kind == kSheetMelee ? Rule::Rule11 : Rule::Rule24));
    return base;
}

/// A rating with all that burdens him now; nothing: he has none (PCT-D15).
void burdened(Derivation& derivation, Quantity quantity, Rule rule, std::optional<std::int32_t> own,
              std::int32_t burden)
{
    if (!own)
        return;
    const Term rating = derivation.derive(quantity, rule, Operation::Take, *own);
    if (burden != 0)
        derivation.derive(quantity, rule, Operation::Add, rating, burden);
}

/// What he defends with against an attack nothing is known of, with a weapon in hand (null: none).
Defences defencesWith(const Sheet& sheet, const Weapon* held)
{
    Attack attack;
    attack.target = sheet.character;
    attack.armour = sheet.armour;
    attack.armourState = sheet.armourState;
    attack.switches = sheet.switches;
    if (held)
        attack.targetWeapon.push_back(*held);
    return defencesOf(attack);
}

void skill(const Sheet& sheet, const SheetSkill& skill, Derivation& derivation)
{
    const Term rating = derivation.derive(Quantity::SheetSkillBase, Rule::Rule07, Operation::Take, skill.rating);
    static_cast<void>(criticalThreshold(derivation, rating, sheet.switches, Quantity::SheetSkillBase));
    if (skill.servesDuel)
        static_cast<void>(roundedTenth(derivation, rating,
                                       {Quantity::SheetSkillDuelRounded, Quantity::SheetSkillDuel, Rule::Rule34, 0}));
}

/// What is known of the n-th weapon before any die falls (PCT-08, PCT-22, PCT-34, PCT-D15, PCT-D24).
void weapon(const Sheet& sheet, std::size_t n, std::int32_t burden, Derivation& derivation)
{
    const Derivation::Element element(derivation, static_cast<int>(n), Subject());
    const Weapon& held = sheet.weaponAt(n);
    const Switches& switches = sheet.switches;
    const bool melee = isMelee(held);
    const Term base = derivation.derive(Quantity::SheetWeaponBase, melee ? Rule::Rule07 : Rule::Rule21, Operation::Take,
                                        attackRating(sheet.character, held, held.rollsOn));
    const Term rating = derivation.derive(Quantity::SheetWeaponRating, Rule::Rule16, Operation::Add, base, burden);
    static_cast<void>(criticalThreshold(derivation, rating, switches, Quantity::SheetWeaponBase,
                                        melee ? Rule::Rule11 : Rule::Rule24));
    derivation.derive(Quantity::SheetWeaponResult, melee ? Rule::Rule08 : Rule::Rule22, Operation::Add, rating,
                      melee || switches.rangedAddDex ? sheet.character.dex : 0);
    static_cast<void>(
        roundedTenth(derivation, base, {Quantity::SheetWeaponDuelRounded, Quantity::SheetWeaponDuel, Rule::Rule34, 0}));
    // What lies on the ground parries nothing.
    if (!sheet.weaponStateAt(n).dropped)
        burdened(derivation, Quantity::SheetWeaponParry, Rule::Rule14,
                 ratingOf(defencesWith(sheet, &held), DefenceKind::Parry), burden);
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto called = derivation.part(static_cast<int>(i), static_cast<int>(kLocations));
        derivation.derive(Quantity::SheetWeaponAt, Rule::Rule29, Operation::Add, rating,
                          calledShotCost(switches, static_cast<Location>(i)));
    }
}

}  // namespace

std::vector<SheetSkill> skillsOf(const Character& who)
{
    std::vector<SheetSkill> all;
    const auto add = [&all](const Ranks& ranks, bool servesDuel) {
        for (const auto& [name, rating] : ranks.entries)
            all.push_back({name, rating, false, servesDuel});
    };
    add(who.meleeSkills, true);
    if (who.unarmed != kNoEntry)
        all.push_back({{}, who.unarmed, false, true});
    add(who.rangedSkills, true);
    add(who.shieldSkills, false);
    if (who.dodge != kNoEntry)
        all.push_back({{}, who.dodge, true, false});
    add(who.skills, true);
    return all;
}

constinit const ActionDeclaration Sheet::kAction = declare::action<Sheet>("sheet", system, kSheetParts);

void resolveAction(const Sheet& sheet, Derivation& derivation)
{
    const Character& who = sheet.character;
    const std::int32_t burden = Ledger(sheet.condition).penalty();
    bestSkill(derivation, sheet, highestMelee(who), kSheetMelee, Rule::Rule04);
    const Term ranged = bestSkill(derivation, sheet, highestRanged(who), kSheetRanged, Rule::Rule18);
    static_cast<void>(
        roundedTenth(derivation, ranged, {Quantity::SheetDuelRounded, Quantity::SheetDuel, Rule::Rule34, 0}));
    const Defences defences = defencesWith(sheet, nullptr);
    burdened(derivation, Quantity::SheetDodge, Rule::Rule14, ratingOf(defences, DefenceKind::Dodge), burden);
    burdened(derivation, Quantity::SheetBlock, Rule::Rule14, ratingOf(defences, DefenceKind::Block), burden);
    burdened(derivation, Quantity::SheetParry, Rule::Rule14, ratingOf(defences, DefenceKind::Parry), burden);
    burdened(derivation, Quantity::SheetUnarmed, Rule::Rule07, who.unarmed == kNoEntry ? who.dex : who.unarmed, burden);
    const std::vector<SheetSkill> skills = skillsOf(who);
    for (std::size_t i = 0; i < skills.size(); ++i) {
        const Derivation::Element element(derivation, static_cast<int>(i), Subject());
        skill(sheet, skills[i], derivation);
    }
    for (std::size_t i = 0; i <= sheet.weapons.size(); ++i)
        weapon(sheet, i, burden, derivation);
}

}  // namespace hitspread::percentile
