#pragma once

#include "models/fight/digest.h"
#include "models/fight/fightsnapshot.h"
#include "services/action/actionrecord.h"

#include <QString>

#include <optional>
#include <vector>

namespace hitspread {

/// Somebody's place in the order as a phase begins.
struct PhasePlace {
    RecordId combatant = 0;
    QString dice;                   ///< what he rolled for it: "4 3 6"; empty: nothing this time
    std::optional<Figure> total{};  ///< what orders him; its name may be empty; nothing: he has no place
    int before = 0;                 ///< from 1; 0: none
    int now = 0;
};

/// The order a passing of a phase leads to, the first first, of everybody it is about; empty: it is none, or not finished. `targets`:
/// whom it is about, in the order of the action.
[[nodiscard]] std::vector<PhasePlace> placesAfter(const ActionRecord& action, const std::vector<RecordId>& targets);

/// Who can act in the phase an action begins, in their order, by their places among its targets; nothing: it begins none.
[[nodiscard]] std::optional<std::vector<std::size_t>> actingAfter(const ActionRecord& action);

/// The title of an action in the history, with the conditions that are over where it ends the phase of a fight as it is.
[[nodiscard]] QString passingTitle(const FightSnapshot& fight, const ActionRecord& action);

}  // namespace hitspread
