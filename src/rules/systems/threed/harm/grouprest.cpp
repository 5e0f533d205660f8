#include "rules/systems/threed/harm/grouprest.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/input.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/healing.h"
#include "rules/systems/threed/system.h"

namespace hitspread::threed {

namespace {

constexpr declare::PartTable kGroupRestParts{
    declare::part<&GroupRest::options>("options", recoveryOptionsRecord, Role::Declared),
    declare::each<&GroupRest::members, &Resting::character>("members", characterRecord, Role::Target, kMostMembers),
    declare::each<&GroupRest::members, &Resting::condition>("members.condition", conditionRecord, Role::Target,
                                                            kMostMembers),
    declare::part<&GroupRest::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration GroupRest::kAction = declare::action<GroupRest>("rest", system, kGroupRestParts);

std::vector<Refusal> refusalsOf(const GroupRest&, const BodyPlan*)
{
    return {};
}

void resolveAction(const GroupRest& rest, Derivation& derivation)
{
    constexpr std::uint8_t part = kGroupRestParts.position<&GroupRest::members, &Resting::condition>();
    int place = 0;
    for (const Resting& member : rest.members) {
        Patient patient(member.character, member.condition, rest.switches, place++);
        // Time gives the dead nothing back, and they keep nobody else from resting.
        if (member.condition.dead != Dead::No)
            continue;
        const Derivation::Element element(derivation, 0, patient.subject());
        recover(derivation, patient, rest.options);
        patient.person.ledger.commit(derivation, part, static_cast<std::size_t>(patient.index));
    }
}

void ThreedRest::setTime(Input& input, const Rest& rest) const
{
    input.get<GroupRest>().options = {rest.rounds, rest.hours, rest.days, rest.hospital};
}

std::optional<Rest> ThreedRest::timeOf(const Input& input) const
{
    const auto* rest = input.as<GroupRest>();
    if (!rest)
        return std::nullopt;
    const RecoveryOptions& time = rest->options;
    const RecoveryOptions onlyRounds{.rounds = time.rounds};
    return Rest{time.hours, time.days, time.hospital, time.rounds, hoursOf(onlyRounds, rest->switches.secondsPerPhase)};
}

}  // namespace hitspread::threed
