#pragma once

#include "rules/core/lying.h"
#include "services/encounterservice.h"

#include <QString>

#include <span>

namespace hitspread {

/// What lies about and where, in words: "Frag grenade at the gate".
[[nodiscard]] QString lyingWords(const LyingView& lying);

/// When it goes off by itself: "goes off now", "goes off in 2 phases", "not by itself".
[[nodiscard]] QString fuseWords(const Lying& lying);

/// "Frag grenade at the gate goes off"; empty: it does not lie there.
[[nodiscard]] QString goesOffWords(std::span<const LyingView> all, RecordId lying);

}  // namespace hitspread
