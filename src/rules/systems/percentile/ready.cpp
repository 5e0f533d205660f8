#include "rules/systems/percentile/ready.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"

#include <array>

namespace hitspread::percentile {

namespace {

constexpr std::array<std::string_view, 4> kReadying{"clearJam", "pickUp", "reload", "standUp"};

constexpr FieldDeclaration kReadyOptions[]{
    declare::choice<&ReadyOptions::what>("what", kReadying, {.group = "turn", .rules = "PCT-13 PCT-16 PCT-26"}),
};

constexpr auto kReadyParts = declare::joined(
    declare::part<&Ready::options>("options", readyOptionsRecord, Role::Declared), Parts::person<Ready>(),
    Parts::armed<Ready>());

/// Whether there is anything to be done.
bool isNeeded(const Ready& ready, const WeaponState& state)
{
    switch (ready.options.what) {
    case Readying::ClearJam: return state.jammed;
    case Readying::PickUp: return state.dropped;
    // Spoiled ammunition leaves none where nobody counts it otherwise, too (PCT-D35).
    case Readying::Reload: return state.ammo != ready.weapon[0].magazine;
    case Readying::StandUp: return ready.condition.fallen;
    }
    return false;
}

}  // namespace

const RecordDeclaration readyOptionsRecord = declare::options<ReadyOptions>("readyOptions", kReadyOptions);
constinit const ActionDeclaration Ready::kAction = declare::action<Ready>("ready", system, kReadyParts,
                                                                          "percentileReady");

std::vector<Refusal> refusalsOf(const Ready& ready, const BodyPlan*)
{
    Refusals refusals;
    const Condition& condition = ready.condition;
    const bool lacks = ready.options.what != Readying::StandUp && (ready.weapon.empty() || ready.weaponState.empty());
    refusals.when(isOut(ready.character, condition), RefusalCode::ActorOut, Rule::Rule31, "character.condition",
                  "healthLost");
    refusals.when(hasNoAction(condition), RefusalCode::NoActionLeft, Rule::Rule02, "character.condition",
                  "actionsLeft");
    refusals.when(lacks, RefusalCode::NoWeapon, Rule::Rule26, "weapon");
    const WeaponState state = ready.weaponState.empty() ? WeaponState{} : ready.weaponState[0];
    refusals.when(!lacks && !isNeeded(ready, state), RefusalCode::NothingToReady, Rule::Rule26, "options", "what");
    return refusals.take();
}

void resolveAction(const Ready& ready, Derivation& derivation)
{
    Ledger ledger(ready.condition);
    StateLedger<WeaponState> weapon(ready.weaponState.empty() ? kNoWeaponState : ready.weaponState[0]);
    const Term done = derivation.derive(Quantity::TurnReadied, Rule::Rule26, Operation::Take, 1);
    switch (ready.options.what) {
    case Readying::ClearJam: weapon.set<&WeaponState::jammed>(false, done); break;
    case Readying::PickUp: weapon.set<&WeaponState::dropped>(false, done); break;
    case Readying::Reload: weapon.set<&WeaponState::ammo>(ready.weapon[0].magazine, done); break;
    case Readying::StandUp: ledger.set<&Condition::fallen>(false, done); break;
    }
    ledger.spendAction(done);
    ledger.commit(derivation, kReadyParts.position<&Ready::condition>());
    if (!ready.weaponState.empty())
        weapon.commit(derivation, kReadyParts.position<&Ready::weaponState>());
}

}  // namespace hitspread::percentile
