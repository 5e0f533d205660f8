#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/percentile/records.h"

#include <string>
#include <vector>

namespace hitspread::percentile {

struct DeclareOptions {
    Declared kind = Declared::Nothing;
    std::string words;     ///< what he means to do, as he says it; stays in the log
    bool allowed = false;  ///< the game master lets him change what he has declared (PCT-D08)
    std::int32_t whom = 0;
    std::string whomName{};  ///< for the log, whatever becomes of him
};

/// Somebody states what he will do in the round to come, or, once initiative is rolled, changes that: whose roll succeeded, before he
/// has acted, if the game master allows it (PCT-02, PCT-06, PCT-17, PCT-20, PCT-D07, PCT-D08).
struct Declare : Person {
    DeclareOptions options;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration declareOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const Declare& declaration, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Declare& declaration, Derivation& derivation);

}  // namespace hitspread::percentile
