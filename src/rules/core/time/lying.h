#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/time/round.h"

#include <string>

namespace hitspread {

/// What lies about in a fight with nobody: where, and whether it goes off by itself.
struct Lying {
    std::string where;             ///< in the game master's words
    std::int32_t fuse = kNoEntry;  ///< phases that are still to end before it goes off; 0: now; no entry: not by itself
};

extern const RecordDeclaration lyingRecord;

/// How it lies after this moment between phases: each phase that ends burns one off the fuse.
[[nodiscard]] Lying afterStep(const Lying& lying, const PhaseStep& step);

/// The same after so many hours outside a fight: no fuse burns that long.
[[nodiscard]] Lying afterHours(const Lying& lying, std::int32_t hours);

}  // namespace hitspread
