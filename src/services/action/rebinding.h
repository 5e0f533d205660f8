#pragma once

#include "services/action/actionrecord.h"
#include "services/ports/campaign.h"
#include "services/refusal/problem.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hitspread {

/// An action bound once more, to the fight as it is now, as its order was bound when it was begun: with nothing of what the game master
/// gave it himself. Reads only. Throws Failure as Binder does; BadInput naming whom or what the fight has no more.
[[nodiscard]] ActionRecord boundAnew(Campaign& campaign, const BodyPlans& plans, const Clock& clock,
                                     const ActionOrder& order, const ActionRecord& begun);

/// What an action has read that is otherwise in one bound anew, as Failure OutOfDate with the name and field in words; nothing: it would
/// come out the same. What the game master adjusted or said himself counts as read as it was before he did. Names and notes are no
/// numbers: of other ones it comes out the same.
[[nodiscard]] std::optional<Problem> outOfDate(const ActionRecord& begun, const ActionRecord& anew);

/// The places of all values the game master gave an action himself, seen from how it is bound anew: adjusted, or declared. Where nobody
/// noted which were declared, it is those that are otherwise.
[[nodiscard]] std::vector<ValuePlace> ownPlaces(const ActionRecord& begun, const ActionRecord& anew);

/// Puts those values, the answers and the rulings of an action into the one it is bound to anew.
void takeOwn(ActionRecord& anew, const ActionRecord& begun);

/// How much two requests say the same, names included.
enum class Likeness : std::uint8_t {
    Same,
    Values,  ///< only numbers, choices and who adjusted which are otherwise
    None     ///< another action, how many there are of something, who it is, or what something is called
};

[[nodiscard]] Likeness likenessOf(const ActionRecord& a, const ActionRecord& b);

}  // namespace hitspread
