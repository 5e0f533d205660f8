#pragma once

#include "rules/core/refusals.h"
#include "rules/core/vocabulary.h"
#include "rules/systems/outcome/catalogue.h"

#include <cstdint>

namespace hitspread {
struct SystemWords;
}

namespace hitspread::outcome {

/// Every quantity a step of the opposed outcome system may name; spelling and reading are in quantities.inc.
enum class Quantity : std::uint16_t {
// In the order of check.h: from the die to the total.
#define HS_ROLL(prefix, id, list)                                                                                      \
    prefix##Die, prefix##Critical, prefix##Failure, prefix##Outcome, prefix##Skill, prefix##Wounds, prefix##Actions,   \
        prefix##Modifier, prefix##Total, prefix##Decided,
#define HS_QUANTITY(enumerator, id, reading) enumerator,
#define HS_CHOICE(enumerator, id, choices, field) enumerator,
#include "rules/systems/outcome/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_CHOICE
};

/// Everything the rules may ask.
enum class Query : std::uint16_t {
    AttackDice,
    DefenceDice,
    Dodge,  ///< no longer asked, see DefenceKind and ResistKind; likewise the next three
    Parry,
    ResistPhysique,
    ResistUnarmed,
    AttackBeyond,  ///< a modifier beyond 3: 0 rolls all the same, 1 succeeds, 2 fails; likewise the next two
    DefenceBeyond,
    CheckBeyond,
    Dies,  ///< 0 no, 1 yes
    CheckDice,
    InitiativeDice,
    RollOffDice,
    DefenceKind,  ///< a decision: which DefenceKind
    ResistKind    ///< a decision: which Resistance
};

/// How all of them, and the refusals, are spelled.
[[nodiscard]] SystemWords words();

/// Why an action of the opposed outcome system cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/outcome/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::outcome
