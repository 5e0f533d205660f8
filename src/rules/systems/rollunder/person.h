#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/core/trace/stateledger.h"
#include "rules/systems/rollunder/records.h"
#include "rules/systems/rollunder/vocabulary.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace hitspread::rollunder {

/// How somebody stands with his HP, from fit to dead (R3-52 to R3-60).
enum class HpState : std::uint8_t { Fit, Third, Zero, Minus1, Minus2, Minus3, Minus4, Dead };
inline constexpr std::array<std::string_view, 8> kHpStates{"fit",    "third",  "zero",   "minus1",
                                                           "minus2", "minus3", "minus4", "dead"};
[[nodiscard]] HpState hpStateOf(const Character& who, const Condition& condition, const Switches& switches);
/// Whether a third of his HP is left, or less (R3-52, R3-D19).
[[nodiscard]] bool hasThird(const Character& who, const Condition& condition, const Switches& switches);

/// A character's condition as it develops during one resolution.
class Ledger : public StateLedger<Condition> {
public:
    using StateLedger::StateLedger;

    void loseAim(Term because);
    void loseEvaluate(Term because);
    /// Falls, or lets himself fall: aiming ends (R3-D53).
    void fall(Term because);
    /// The penalties of one feinter's feints have counted.
    void spendFeints(std::int32_t from, Term because);
    void addFeint(const Feinted& feint, Term because);
    /// Unconscious: prone, no aim, no Wait, nothing evaluated (R3-D62).
    void passOut(Term because);
    /// The maneuver is taken, or its strike: nothing more of it is left (R3-69). Shock ends with the turn (R3-D68).
    void finish(Term because);
};

/// The beginning of somebody's own turn: what he has used of it is free again, shock is what he has lost since the last (R3-15, R3-16,
/// R3-22, R3-27, R3-32, R3-D12, R3-D22, R3-D68). The roll of who has no HP left is not part of it.
void beginTurn(Derivation& derivation, Ledger& ledger);
/// Whether it is to be done before he does something: a turn runs, and his has not begun.
[[nodiscard]] inline bool isToBegin(const Condition& condition)
{
    return condition.inTurn && !condition.begun && !condition.waiting;
}

/// Takes a maneuver: begins his turn where that is still to be done, and ends what does not go on with it (R3-69, R3-D43, R3-D53, R3-D61).
/// Returns the step. `yards`: what he moves.
Term takeManeuver(Derivation& derivation, Ledger& ledger, Maneuver maneuver, std::int32_t yards = 0);

/// The condition of who is about to do something, with his turn begun: for numbers before he does it.
[[nodiscard]] Condition aboutToAct(const Condition& condition);

/// What keeps somebody from a maneuver: he is out, stunned, through with his turn, or has to roll against HT first (R3-55, R3-69,
/// R3-D62). `part`: the id of his condition.
void refuseManeuver(Refusals& refusals, const Character& who, const Condition& condition, Maneuver maneuver,
                    std::string_view part);
/// More yards than his posture and the maneuver leave him (R3-69, R3-70, R3-D37).
struct Movement {
    Maneuver maneuver;
    std::int32_t yards;
    std::string_view part;
};
void refuseMovement(Refusals& refusals, const Character& who, const Condition& condition, const Switches& switches,
                    const Movement& movement);
/// What is wrong with a weapon that is to be used now (R3-01).
void refuseWeapon(Refusals& refusals, const Weapon& weapon, const WeaponState& state, std::string_view part);

/// Move as it is now: halved with a third of the HP left (R3-52, R3-D17, R3-D18).
[[nodiscard]] Term moveNow(Derivation& derivation, const Character& who, const Condition& condition,
                           const Switches& switches);
/// Yards somebody may move: HP first, then posture, then what the maneuver leaves (R3-69, R3-70, R3-D37).
[[nodiscard]] Term allowedMove(Derivation& derivation, const Character& who, const Condition& condition,
                               const Switches& switches, Distance distance);
/// Basic Speed in thousandths, exactly halved with a third of the HP left (R3-53, R3-D18, R3-D49).
Term speedNow(Derivation& derivation, const Character& who, const Condition& condition, const Switches& switches,
              Quantity whole, Quantity halved);

/// Whom something befalls, with what he wears.
struct Victim {
    const Character& character;
    std::span<const Armour> items;
    std::span<const ArmourState> states;
    Ledger& ledger;
    Subject subject;
    int number = 0;  ///< of the element his steps and questions belong to
};

}  // namespace hitspread::rollunder
