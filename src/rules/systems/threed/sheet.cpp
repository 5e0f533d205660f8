#include "rules/systems/threed/sheet.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/turn.h"

namespace hitspread::threed {

namespace {

constexpr declare::PartTable kSheetParts{
    declare::part<&Sheet::character>("character", characterRecord, Role::Actor),
    declare::part<&Sheet::condition>("character.condition", conditionRecord, Role::Actor),
    declare::parts<&Sheet::armour>("armour", armourRecord, Role::Actor, kMostArmours),
    declare::parts<&Sheet::armourState>("armour.state", armourStateRecord, Role::Actor, kMostArmours),
    declare::part<&Sheet::switches>("switches", switchesRecord, Role::Rules),
};

void location(const Sheet& sheet, const Person& person, std::size_t i, Derivation& derivation)
{
    const Worn worn{sheet.armour, sheet.armourState};
    const auto derive = [&](Quantity quantity, Rule rule, std::int32_t value) {
        derivation.derive(quantity, rule, Operation::Take, value, {}, {}, static_cast<int>(i));
    };
    const std::int32_t marks = sheet.condition.damage[i] + sheet.condition.bruises[i];
    const Term hitsLeft = derivation.derive(Quantity::SheetHitsLeft, Rule::Track04, Operation::Subtract,
                                            sheet.character.hitsMax[i], marks, {}, static_cast<int>(i));
    const LocationState state = stateOf(sane(hitsLeft.value), sheet.character.hitsMax[i], sheet.switches.severeAt);
    derive(Quantity::SheetState, Rule::Track03, static_cast<std::int32_t>(state));

    const Protection protection = protectionAt(person, worn, i);
    static_cast<void>(workingPv(derivation, Quantity::SheetPv, protection, static_cast<int>(i)));
    const std::int32_t pv = sheet.condition.vevaphonPv;
    const std::int32_t living = livingIdFull(sheet.character, sheet.condition, sheet.switches, pv, i);
    Term left = 0;
    Term full = 0;
    const auto add = [&](Quantity quantity, Term sum, std::int32_t id) {
        return derivation.derive(quantity, Rule::Pen07, Operation::Add, sum, id, {}, static_cast<int>(i));
    };
    for (std::size_t piece = 0; piece < std::max<std::size_t>(protection.count, 1); ++piece)
        left = add(Quantity::SheetId, left, protection.pieces[piece].id);
    for (std::size_t piece = 0; piece < std::max<std::size_t>(protection.count, 1); ++piece) {
        const std::int32_t armour = protection.pieces[piece].armour;
        const std::int32_t whole = armour < 0 ? living : sheet.armour[static_cast<std::size_t>(armour)].idMax[i];
        full = add(Quantity::SheetIdFull, full, protection.works() ? whole : 0);
    }
    if (livingPv(sheet.character, pv) <= 0)
        return;
    const std::int32_t from = hitsOfLiving(sheet.character, sheet.condition, sheet.switches, pv, i);
    if (isHardened(sheet.character, pv))
        hardenedId(derivation, pv, from, sheet.switches.vevaphonHalfPv, static_cast<int>(i));
    else
        skinId(derivation, sheet.character.skinIdFactor, from, static_cast<int>(i));
}

void life(const Sheet& sheet, const Person& person, Derivation& derivation)
{
    const Condition& condition = sheet.condition;
    const std::int32_t incap = sheet.character.incapMax;
    const std::int32_t s = condition.standardTotal;
    const std::int32_t b = condition.bruisingTotal;
    derivation.derive(Quantity::SheetIncapLeft, Rule::Dam05, Operation::Subtract, incap, s);
    const Term full = derivation.derive(Quantity::SheetUnconscious, Rule::Track01, outWhen(sheet.switches.knockOut),
                                        marked(s, b), incap);
    if (condition.unconscious != Unconscious::No)
        derivation.derive(Quantity::SheetUnconscious, Rule::Track01, Operation::Either, full, 1);
    bool dead = condition.dead != Dead::No;
    for (std::size_t i = 0; i < kLocations; ++i)
        dead = dead || isVitalLoss(i, condition.damage[i], sheet.character.hitsMax[i], sheet.switches);
    const Term fatal = derivation.derive(Quantity::SheetDead, Rule::Track02, Operation::AtLeast,
                                         fatalMarks(s, b, sheet.switches.deathCountsBruising), incap + kFatalExcess);
    if (dead)
        derivation.derive(Quantity::SheetDead, Rule::Dam07, Operation::Either, fatal, 1);
    const std::int32_t wounds = person.ledger.openWounds();
    if (wounds > 0) {
        bleedingInterval(derivation, Quantity::SheetBleedingInterval, wounds);
        bleedingLoss(derivation, Quantity::SheetBleedingLoss, wounds);
    }
}

void turn(const Sheet& sheet, Derivation& derivation)
{
    const Character& character = sheet.character;
    const Switches& switches = sheet.switches;
    const Term actions = actionsPerRound(derivation, Quantity::SheetActions, character, switches.actionRounding);
    const std::int32_t counted = std::max(0, sane(actions.value));
    for (std::int32_t phase = 1; phase <= kPhases; ++phase)
        derivation.derive(Quantity::SheetPhaseActions, Rule::Turn04, Operation::Take,
                          actionsInPhase(counted, phase, switches), {}, {}, phase - 1);
    static_cast<void>(
        additionalActions(derivation, Quantity::SheetAdditionalActions, Rule::Turn03, character, switches));
    initiativeRating(derivation, Quantity::SheetInitiative, character);
    freeParries(derivation, Quantity::SheetFreeParries, counted, switches.freeParryRounding);
}

/// What three dice have to show for each skill that is rolled for; Marksman only caps (3D-AIM-07).
void skills(const Sheet& sheet, const Person& person, Derivation& derivation)
{
    const std::int32_t armour = dodgeModifier({sheet.armour, sheet.armourState}, sheet.switches);
    int index = -1;
    for (const auto& [name, rank] : sheet.character.skills.entries) {
        ++index;
        if (name == skill::marksman)
            continue;
        Term faces = derivation.derive(Quantity::SheetSkillFaces, Rule::Skl01, Operation::Subtract, kSkillTarget, rank,
                                       {}, index);
        if (name == skill::dodge && armour != 0)
            faces = derivation.derive(Quantity::SheetSkillArmour, Rule::Dod06, Operation::Add, faces, armour, {},
                                      index);
        derivation.derive(Quantity::SheetSkillNeeded, Rule::Wnd08, Operation::Add, faces, person.ledger.openWounds(),
                          {}, index);
    }
}

}  // namespace

std::vector<Refusal> refusalsOf(const Sheet&, const BodyPlan*)
{
    return {};
}

void resolveAction(const Sheet& sheet, Derivation& derivation)
{
    const Person person(sheet.character, sheet.condition, sheet.switches);
    const Character& character = sheet.character;
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b);
    };
    turn(sheet, derivation);
    skills(sheet, person, derivation);
    derive(Quantity::SheetStrengthBonus, Rule::Mel06, Operation::DivideDown, character.str, kStrengthShare);
    const std::int32_t shifted = sheet.switches.shiftLowersPhys ? sheet.condition.physShifted : 0;
    const Term phys = positiveDifference(derivation, Quantity::SheetPhys, Rule::Vev01, character.phys, shifted);
    derive(Quantity::SheetThreshold, Rule::Wnd02, Operation::Take, phys);
    static_cast<void>(shotsPerRound(derivation, Quantity::SheetShotsPerRound, character.dex));
    static_cast<void>(
        oneHandLimit(derivation, Quantity::SheetOneHandLimit, character.str, sheet.switches.oneHandLimit));
    derive(Quantity::SheetWoundPenalty, Rule::Wnd08, Operation::Subtract, 0, person.ledger.openWounds());
    const Term hindered = dodgeModifier(derivation, Quantity::SheetDodgeModifier, {sheet.armour, sheet.armourState},
                                        sheet.switches);
    if (hindered.step < 0)
        derive(Quantity::SheetDodgeModifier, Rule::Dod06, Operation::Take, 0);
    for (std::size_t i = 0; i < kLocations; ++i)
        location(sheet, person, i, derivation);
    life(sheet, person, derivation);
}

constinit const ActionDeclaration Sheet::kAction = declare::action<Sheet>("sheet", system, kSheetParts);

}  // namespace hitspread::threed
