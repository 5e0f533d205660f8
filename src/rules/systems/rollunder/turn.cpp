#include "rules/systems/rollunder/turn.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/rollunder/system.h"

namespace hitspread::rollunder {

namespace {

using declare::choice;
using declare::flag;

constexpr FieldDeclaration kTurnFields[]{
    declare::number<&TurnOptions::htModifier>("htModifier",
                                              {.minimum = -20, .maximum = 20, .group = "turn", .rules = "R3-55"}),
};
constexpr FieldDeclaration kStatusFields[]{
    choice<&StatusOptions::stunned>("stunned", kFlips, {.group = "status"}),
    choice<&StatusOptions::unconscious>("unconscious", kFlips, {.group = "status", .rules = "R3-55"}),
    flag<&StatusOptions::falls>("falls", {.group = "status", .rules = "R3-70"}),
    flag<&StatusOptions::setsPosture>("setsPosture", {.group = "status", .rules = "R3-70"}),
    choice<&StatusOptions::posture>("posture", kPostures, {.group = "status", .rules = "R3-70"}),
};
constexpr RecordDeclaration kTurnRecord = declare::options<TurnOptions>("turnOptions", kTurnFields);
constexpr RecordDeclaration kStatusRecord = declare::options<StatusOptions>("statusOptions", kStatusFields);

template <typename Action>
constexpr auto partsOfFighter(const RecordDeclaration& options)
{
    return declare::joined(declare::part<&Action::options>("options", options, Role::Declared),
                           Parts::fighters<&Action::character>(kActingFighter, Role::Actor), Parts::ruled<Action>());
}
constexpr auto kTurnParts = partsOfFighter<Turn>(kTurnRecord);
constexpr auto kStatusParts = partsOfFighter<Status>(kStatusRecord);

/// Where these stand in the parts of both actions.
struct PlacesOfParts {
    std::uint8_t condition;
    std::uint8_t weapons;
    std::uint8_t armour;
};
template <typename Action, typename Table>
constexpr PlacesOfParts placesIn(const Table&)
{
    return {Table::template position<&Action::character, &Fighter::condition>(),
            Table::template position<&Action::character, &Fighter::weaponStates>(),
            Table::template position<&Action::character, &Fighter::armourState>()};
}

/// Unconscious: what he holds falls to the ground, a shield, too (R3-D62).
void passOut(Derivation& derivation, const Fighter& who, Ledger& ledger, const PlacesOfParts& places, Term because)
{
    ledger.passOut(because);
    derivation.state(EventKind::Unconscious, because);
    for (std::size_t i = 0; i < who.weapons.size() && i < who.weaponStates.size(); ++i) {
        StateLedger<WeaponState> state(who.weaponStates[i]);
        if (isInHand(*state) && !who.weapons[i].natural)
            state.set<&WeaponState::dropped>(true, because);
        state.commit(derivation, places.weapons, i);
    }
    for (std::size_t i = 0; i < who.armour.size() && i < who.armourState.size(); ++i) {
        StateLedger<ArmourState> state(who.armourState[i]);
        if (who.armour[i].shield)
            state.set<&ArmourState::dropped>(true, because);
        state.commit(derivation, places.armour, i);
    }
}

/// What of it would change anything.
bool changesNothing(const StatusOptions& options, const Condition& now)
{
    const auto flips = [](Flip flip, bool is) { return flip != Flip::Stays && (flip == Flip::On) != is; };
    return !flips(options.stunned, now.stunned) && !flips(options.unconscious, now.unconscious) && !options.falls
        && !(options.setsPosture && options.posture != now.posture);
}

}  // namespace

constinit const ActionDeclaration Turn::kAction = declare::action<Turn>("turn", system, kTurnParts);
constinit const ActionDeclaration Status::kAction = declare::action<Status>("status", system, kStatusParts);

std::vector<Refusal> refusalsOf(const Turn& turn, const BodyPlan*)
{
    Refusals refusals;
    if (turn.character.empty())
        return refusals.take();
    const Condition& condition = turn.character[0].condition;
    constexpr std::string_view kPart = "character.condition";
    refusals.when(!canAct(condition), RefusalCode::ActorOut, Rule::Rule55, kPart,
                  condition.dead ? "dead" : "unconscious");
    refusals.when(!condition.inTurn, RefusalCode::NoTurn, Rule::Rule69, kPart, "inTurn");
    refusals.when(condition.inTurn && condition.begun, RefusalCode::TurnBegun, Rule::Rule69, kPart, "begun");
    return refusals.take();
}

void resolveAction(const Turn& turn, Derivation& derivation)
{
    if (turn.character.empty())
        return;
    const Fighter& who = turn.character[0];
    Ledger ledger(who.condition);
    beginTurn(derivation, ledger);
    if (hpOf(who.character, *ledger) <= 0) {
        const Term stays = rollHt(derivation, who.character,
                                  {Quantity::HtNumber, Query::HtDice, Rule::Rule55, turn.options.htModifier});
        derivation.state(stays.holds() ? EventKind::Succeeded : EventKind::Failed, stays);
        if (!stays.holds()) {
            const Term out = derivation.derive(Quantity::HtUnconscious, Rule::Rule55, Operation::Take, 1);
            ledger.set<&Condition::moved>(0, out);
            passOut(derivation, who, ledger, placesIn<Turn>(kTurnParts), out);
            ledger.finish(out);
        }
    }
    ledger.commit(derivation, kTurnParts.position<&Turn::character, &Fighter::condition>(), 0);
}

std::vector<Refusal> refusalsOf(const Status& status, const BodyPlan*)
{
    Refusals refusals;
    if (status.character.empty())
        return refusals.take();
    const Condition& now = status.character[0].condition;
    refusals.when(status.options.falls && now.posture == Posture::Lying, RefusalCode::CannotFall, Rule::Rule70,
                  "options", "falls");
    refusals.when(changesNothing(status.options, now), RefusalCode::NothingChanges, Rule::Rule69, "options");
    return refusals.take();
}

void resolveAction(const Status& status, Derivation& derivation)
{
    if (status.character.empty())
        return;
    const Fighter& who = status.character[0];
    const StatusOptions& options = status.options;
    Ledger ledger(who.condition);
    const auto said = [&](int index, std::int32_t value) {
        return derivation.derive(Quantity::StatusNow, Rule::Rule69, Operation::Take, value, {}, {}, index);
    };
    if (options.stunned != Flip::Stays)
        ledger.set<&Condition::stunned>(said(0, options.stunned == Flip::On ? 1 : 0));
    if (options.unconscious == Flip::Off)
        ledger.set<&Condition::unconscious>(said(1, 0));
    if (options.falls)
        ledger.fall(said(2, 1));
    else if (options.setsPosture)
        ledger.set<&Condition::posture>(options.posture, said(2, 1));
    if (options.unconscious == Flip::On && !who.condition.unconscious)
        passOut(derivation, who, ledger, placesIn<Status>(kStatusParts), said(1, 1));
    ledger.commit(derivation, kStatusParts.position<&Status::character, &Fighter::condition>(), 0);
}

}  // namespace hitspread::rollunder
