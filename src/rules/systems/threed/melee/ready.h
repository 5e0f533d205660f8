#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/guns/shotoptions.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/person.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

/// What an Action with a weapon for the hand is spent on instead of a blow (section 3.9).
enum class Readying : std::uint8_t { Aim, Draw, PutAway };

struct ReadyOptions {
    Readying what = Readying::Aim;
    Hands hands = Hands::Right;  ///< Draw: into which hand
    std::int32_t whom = 0;       ///< Aim: at whom; 0: the request does not say (A-040)
    std::int32_t wielded = 0;    ///< with what, likewise
};

/// One Action with a melee weapon: aiming a blow, drawing, putting away (3D-MEL-09, 3D-DRAW-06).
struct Ready {
    Character character;
    Condition condition;
    MeleeWeapon weapon;
    ItemState weaponState;
    ReadyOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// The same with a thrown weapon, which nobody aims.
struct ReadyThrown {
    Character character;
    Condition condition;
    ThrownWeapon weapon;
    ItemState weaponState;
    ReadyOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration readyOptionsRecord;

/// Actions it takes to have a weapon for the hand at hand: one, more where it is packed away, none where it springs out
/// (3D-DRAW-06, 3D-DRAW-07).
[[nodiscard]] std::int32_t readyCost(Holster holster);

/// Most aims of a blow that count: the rank of the skill, 1, or any number (3D-MEL-09, A-132).
[[nodiscard]] Term bladeAimsThatCount(Derivation& derivation, Quantity quantity, std::int32_t aims, std::int32_t rank,
                                      MeleeAimCapRule rule);

/// What is packed away is drawn, into as many hands as it takes; what is in the hand is aimed, or put away where nobody aims it.
void preset(Ready& ready);
void preset(ReadyThrown& ready);

/// Precondition of both: validate() finds nothing.
void resolveAction(const Ready& ready, Derivation& derivation);
void resolveAction(const ReadyThrown& ready, Derivation& derivation);

[[nodiscard]] std::vector<Refusal> refusalsOf(const Ready& ready, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const ReadyThrown& ready, const BodyPlan*);

}  // namespace hitspread::threed
