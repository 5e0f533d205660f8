#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/vocabulary.h"

namespace hitspread::outcome {

inline constexpr std::int32_t kMostShotAt = 3;  ///< targets of single shots and bursts in a turn (OUT-15)

struct DeclareOptions {
    Rows<Planned, kMostPlans> plan;
    std::string words;     ///< what he means to do, as he says it; stays in the log
    bool allowed = false;  ///< the game master lets him declare otherwise although he has begun
};

/// Somebody says everything he will do in the turn, defences among it: each line counts as so many actions (OUT-11 to OUT-16, OUT-68,
/// OUT-70, OUT-D10).
struct Declare : Person {
    DeclareOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration declareOptionsRecord;

/// What he has declared already.
void preset(Declare& declaration);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Declare& declaration, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Declare& declaration, Derivation& derivation);

}  // namespace hitspread::outcome
