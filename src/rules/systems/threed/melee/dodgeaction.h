#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

/// How long a dodge made on its own lasts: a phase or a round.
enum class DodgeFor : std::uint8_t { Phase, Round };

struct DodgeOptions {
    DodgeFor lasts = DodgeFor::Phase;
    Ranks rollModifiers;
    Ranks targetModifiers;
};

/// A dodge that is not made against one blow, but stands against every one for a while (3D-DOD-02, 3D-DOD-04).
struct Dodge {
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    DodgeOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct DanceOptions {
    Ranks rollModifiers;
    Ranks targetModifiers;
};

/// The Dance or Ballet of Death: a dodge of ranged attacks (3D-DANCE).
struct Dance {
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    DanceOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration dodgeOptionsRecord;
extern const RecordDeclaration danceOptionsRecord;

/// Precondition of both: validate() finds nothing.
void resolveAction(const Dodge& action, Derivation& derivation);
void resolveAction(const Dance& action, Derivation& derivation);

/// 3D-DOD-01: the skill and an Action.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Dodge& dodge, const BodyPlan*);
/// 3D-COVER-01, 3D-DANCE-01: nothing without one of the advantages; once in a phase.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Dance& dance, const BodyPlan*);

}  // namespace hitspread::threed
