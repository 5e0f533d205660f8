#pragma once

#include "services/fight/encounterservice.h"

#include <QString>

#include <vector>

namespace hitspread {

/// Who the party is and what makes it one, for the button that adds it.
[[nodiscard]] QString partyWords(const std::vector<Newcomers>& members);

}  // namespace hitspread
