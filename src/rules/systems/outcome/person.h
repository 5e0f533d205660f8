#pragma once

#include "rules/core/body/victim.h"
#include "rules/core/trace/stateledger.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/vocabulary.h"

#include <cstdint>
#include <optional>
#include <span>

namespace hitspread::outcome {

/// Whether he can still do anything: neither incapacitated nor worse, by his damage levels (OUT-74, OUT-D36).
[[nodiscard]] bool canAct(const Condition& condition, const Switches& switches);
/// Whether he can walk: neither critically wounded nor worse (OUT-74, OUT-D22).
[[nodiscard]] bool canWalk(const Condition& condition, const Switches& switches);
/// What his wounds add to all his rolls (OUT-74, OUT-75).
[[nodiscard]] std::int32_t woundPenalty(const Character& who, const Condition& condition, const Switches& switches);

/// So many actions he takes in the turn (OUT-11, OUT-14): what he has declared, and what was added to it (OUT-45).
[[nodiscard]] std::int32_t actionsOf(const Condition& condition);
/// What several actions in a turn add to each of them (OUT-11, OUT-14, OUT-D09): one costs nothing.
[[nodiscard]] constexpr std::int32_t actionPenalty(std::int32_t actions)
{
    return actions < 2 ? 0 : -actions;
}

/// Whether it is a defence, which waits for an attack.
[[nodiscard]] constexpr bool isDefence(Plan plan)
{
    return plan == Plan::Dodge || plan == Plan::Parry;
}

/// Whether it is something one who is held may do: harm who holds him or break the hold, pinned only that (OUT-50, OUT-54).
[[nodiscard]] bool mayWhileHeld(const Condition& condition, const Doing& doing);

/// The line of what he declared that this is, with something of it still to do: of those against the very one the first, then of those
/// against nobody in particular. Nothing: there is none.
[[nodiscard]] std::optional<std::size_t> lineFor(const Condition& condition, const Doing& doing);
/// Actions he declared and has not taken yet; defences are none, they wait for an attack.
[[nodiscard]] std::int32_t actionsLeft(const Condition& condition);
[[nodiscard]] std::int32_t actionsTaken(const Condition& condition);

/// Whether a feint he has fallen for still counts in this turn (OUT-62, OUT-D31).
[[nodiscard]] bool isFooled(const Condition& condition, std::int32_t turn);

/// A character's condition as it develops during one resolution.
class Ledger : public StateLedger<Condition> {
public:
    using StateLedger::StateLedger;

    /// Takes an action he declared; of who declared nothing it is his one action, declared as it is taken.
    void take(const Doing& doing, Term because);
    /// Aim is lost by whatever else he does (OUT-D13).
    void loseAim(Term because);
    /// Another action, which he did not declare (OUT-45, OUT-D28).
    void addAction(Term because);
    /// He holds nobody any more.
    void letGo(Term because);
    /// Nobody holds him any more.
    void comeFree(Term because);
    /// He has fallen for a feint (OUT-62). A full list keeps what it has.
    void addToken(std::int32_t until, Term because);
    /// Of the feints that still count in this turn the one that ends first helped an attack (OUT-62, OUT-64).
    void spendToken(std::int32_t turn, Term because);
};

using Victim = VictimOf<Kit, Ledger>;

/// What keeps somebody from doing something: he is out, pinned, held by somebody else, or declared otherwise (OUT-12, OUT-50, OUT-54,
/// OUT-68). `part`: the id of his condition.
void refuseDoing(Refusals& refusals, const Condition& condition, const Switches& switches, const Doing& doing,
                 std::string_view part);

}  // namespace hitspread::outcome
