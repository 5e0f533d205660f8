#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/switches.h"

namespace hitspread::threed {

enum class OpportunityStep : std::uint8_t { Hold, Take, Additional, Pass };

struct OpportunityOptions {
    OpportunityStep what = OpportunityStep::Hold;
    bool interrupts = false;  ///< Take: somebody has declared already, but not rolled (A-019)
};

/// What a character does with his place in the order instead of acting: hold the Action, take a held or an additional one,
/// let it go (3D-TURN-05, 3D-TURN-08, A-016, A-019).
struct Opportunity {
    Character character;
    Condition condition;
    OpportunityOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration opportunityOptionsRecord;

/// What he can do first of all: take what he holds, else hold the Action he has, else take an additional one (3D-TURN-05,
/// 3D-TURN-08).
void preset(Opportunity& opportunity);
void resolveAction(const Opportunity& opportunity, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Opportunity& opportunity, const BodyPlan*);

}  // namespace hitspread::threed
