#include "rules/systems/threed/turn/phasechange.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/input.h"
#include "rules/systems/threed/guns/weaponledger.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/phaseend.h"
#include "rules/systems/threed/turn/phasestart.h"
#include "rules/systems/threed/turn/turn.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::flag;
using declare::number;

constexpr FieldDeclaration kPhaseChangeOptions[]{
    flag<&PhaseOptions::ends>("ends", {.fallback = 1, .group = "time", .rules = "3D-TURN-01"}),
    flag<&PhaseOptions::starts>("starts", {.fallback = 1, .group = "time", .rules = "3D-TURN-01"}),
    number<&PhaseOptions::round>(
        "round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time", .rules = "3D-TURN-01"}),
    number<&PhaseOptions::phase>(
        "phase", {.minimum = 1, .maximum = kPhases, .fallback = 1, .group = "time", .rules = "3D-TURN-01"}),
};

}  // namespace

const RecordDeclaration phaseOptionsRecord = declare::options<PhaseOptions>("phaseOptions", kPhaseChangeOptions);

namespace {

constexpr declare::PartTable kPhaseChangeParts{
    declare::part<&PhaseChange::options>("options", phaseOptionsRecord, Role::Declared),
    declare::each<&PhaseChange::members, &Member::character>("members", characterRecord, Role::Target, kMostMembers),
    declare::each<&PhaseChange::members, &Member::condition>("members.condition", conditionRecord, Role::Target,
                                                             kMostMembers),
    declare::inner<&PhaseChange::members, &Member::weapons>("members.weapons", weaponStateRecord, Role::Target,
                                                            kMostCarriedWeapons),
    declare::parts<&PhaseChange::initiatives>("initiatives", initiativeOptionsRecord, Role::Declared, kMostMembers),
    declare::part<&PhaseChange::switches>("switches", switchesRecord, Role::Rules),
    declare::parts<&PhaseChange::allotments>("allotments", allotmentOptionsRecord, Role::Declared, kMostMembers),
};

PhaseStep stepIn(const PhaseOptions& options)
{
    return {options.ends, options.starts, options.round, options.phase};
}

/// Shot counters of the weapons start anew with the round (P-8).
void resetWeapons(const PhaseChange& change, Derivation& derivation)
{
    std::size_t element = 0;
    for (const Member& member : change.members) {
        for (const WeaponState& state : member.weapons) {
            WeaponLedger weapon(state);
            weapon.set<&WeaponState::bulletsThisRound>(0);
            weapon.commit(derivation, kPhaseChangeParts.position<&PhaseChange::members, &Member::weapons>(), element++);
        }
    }
}

}  // namespace

constinit const ActionDeclaration PhaseChange::kAction = declare::action<PhaseChange>("phase", system,
                                                                                      kPhaseChangeParts);

void resolveAction(const PhaseChange& change, Derivation& derivation)
{
    const PhaseOptions& options = change.options;
    const bool endsRound = options.ends && options.phase == kPhases;
    std::vector<Patient> patients;
    patients.reserve(change.members.size());
    for (const Member& member : change.members)
        patients.emplace_back(member.character, member.condition, change.switches, static_cast<int>(patients.size()));

    if (options.ends) {
        for (Patient& patient : patients)
            endPhase(derivation, patient);
    }
    if (endsRound) {
        for (Patient& patient : patients)
            endRound(derivation, patient, options.round);
    }
    if (options.starts)
        startPhase(derivation, patients, {change.initiatives, change.allotments}, stepIn(options).after(kPhases)[1]);

    constexpr std::uint8_t part = kPhaseChangeParts.position<&PhaseChange::members, &Member::condition>();
    for (const Patient& patient : patients)
        patient.person.ledger.commit(derivation, part, static_cast<std::size_t>(patient.index));
    if (endsRound)
        resetWeapons(change, derivation);
}

std::vector<Refusal> refusalsOf(const PhaseChange& change, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(!change.options.ends && !change.options.starts, RefusalCode::NoTime, Rule::Turn01, "options", "ends");
    return refusals.take();
}

void ThreedTime::setStep(Input& input, const PhaseStep& step) const
{
    input.get<PhaseChange>().options = {step.ends, step.starts, step.round, step.phase};
}

std::optional<PhaseStep> ThreedTime::stepOf(const Input& input) const
{
    const auto* change = input.as<PhaseChange>();
    return change ? std::optional(stepIn(change->options)) : std::nullopt;
}

std::span<const std::string_view> ThreedTime::announced() const
{
    static constexpr std::array<std::string_view, 4> kFields{"damage", "bruises", "unconscious", "dead"};
    return kFields;
}

std::int32_t ThreedTime::secondsPerPhase(const AnyRecord& switches) const
{
    return switches.as<Switches>().secondsPerPhase;
}

bool ThreedTime::isForOrder(QuestionKey key) const
{
    const auto query = static_cast<Query>(key.name);
    return query == Query::InitiativeDice || query == Query::RollOffDice;
}

std::vector<std::int32_t> ThreedTime::placed(const AnyRecord& state, const AnyRecord& switches, int phase) const
{
    const auto& condition = state.as<Condition>();
    if (condition.actionsThisRound == kNoEntry)
        return {};
    const Switches rules = switches.isNull() ? Switches{} : switches.as<Switches>();
    std::vector<std::int32_t> all;
    std::int32_t lost = condition.actionsLost;
    std::int32_t lostPhases = condition.phasesLost;
    for (std::int32_t each = 1; each <= kPhases; ++each) {
        std::int32_t actions = actionsInPhase(condition.actionsThisRound, each, rules);
        if (each == phase && condition.actionsPlaced != kNoEntry) {
            actions = condition.actionsPlaced;
        } else if (each > phase && lostPhases > 0) {
            --lostPhases;
            actions = 0;
        } else if (each > phase) {
            const std::int32_t less = std::min(actions, lost);
            lost -= less;
            actions -= less;
        }
        all.push_back(actions);
    }
    return all;
}

Standing ThreedTime::standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord&) const
{
    const Character& character = who.as<Character>();
    const Condition& condition = state.as<Condition>();
    const std::array<std::int32_t, 5> keys = initiativeKeys(character, condition);
    Standing standing;
    standing.hasStarted = condition.actionsPlaced != kNoEntry;
    standing.isActive = canAct(condition) && !condition.phaseLost;
    standing.left = std::max(0, condition.actionsLeft == kNoEntry ? 0 : condition.actionsLeft);
    standing.taken = standing.hasStarted ? condition.actionsPlaced - standing.left : 0;
    standing.held = condition.actionsHeld;
    standing.keys = keys;
    return standing;
}

Standing ThreedTime::standingLater(const AnyRecord& who, const AnyRecord& state, const AnyRecord& rules) const
{
    Condition later = state.as<Condition>();
    if (later.initiativeLoss == InitiativeLoss::Phase)
        later.initiativeLoss = InitiativeLoss::None;
    later.phaseLost = false;
    return standing(who, AnyRecord(state.declaration(), &later), rules);
}

}  // namespace hitspread::threed
