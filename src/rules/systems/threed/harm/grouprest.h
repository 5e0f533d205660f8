#pragma once

#include "rules/core/time/rest.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/turn/phasechange.h"

#include <vector>

namespace hitspread::threed {

/// One of those for whom time passes.
struct Resting {
    Character character;
    Condition condition;
};

/// Hours, days and weeks after a fight for everybody in it: what Recovery does, for each. The dead are passed over.
struct GroupRest {
    std::vector<Resting> members;
    RecoveryOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Steps and changes are numbered by the place among the members.
void resolveAction(const GroupRest& rest, Derivation& derivation);
/// Everybody may rest.
[[nodiscard]] std::vector<Refusal> refusalsOf(const GroupRest& rest, const BodyPlan*);

/// Hours, days and weeks after a fight (3D-BRUISE-05, 3D-HEAL-03, 3D-HEAL-04).
class ThreedRest final : public RestFacet {
public:
    std::string_view action() const override { return GroupRest::kAction.id; }
    void setTime(Input& input, const Rest& rest) const override;
    /// Rounds count by the whole hours they are.
    std::optional<Rest> timeOf(const Input& input) const override;
};

}  // namespace hitspread::threed
