#pragma once

#include "services/ports/campaign.h"

#include <optional>
#include <vector>

/// What of somebody goes on when a fight is over, by what the declarations of his rule system say (FieldDeclaration::goesOn).
namespace hitspread::goingon {

/// `base` with what of a state goes on; both are of one type. `base` itself stays as it is.
[[nodiscard]] AnyRecord over(const AnyRecord& state, const AnyRecord& base);

/// A condition outside that fight: wounds and tracks stay, what is of a round, a place or an opponent is as in a new one.
[[nodiscard]] AnyRecord condition(const AnyRecord& condition);

/// The same of what somebody has. Things keep their rounds and wear; how he holds them is as in his kit of the library, else as when new.
/// Conditions counted in phases or rounds are over, the others count for himself. Storage thread; throws Failure.
[[nodiscard]] std::vector<Possession> things(Campaign& campaign, RecordId character,
                                             const std::vector<Possession>& things);

/// Whose is whose: for each of `after`, in its order, the thing of `before` it is still (0: it is new), the same thing of the library,
/// mounted on what is the same. Both as the store lists them.
[[nodiscard]] std::vector<RecordId> sameThings(const std::vector<Possession>& before,
                                               const std::vector<Possession>& after);

}  // namespace hitspread::goingon
