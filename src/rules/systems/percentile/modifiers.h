#pragma once

#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::percentile {

/// The most a condition or a modifier adds to a rating.
inline constexpr std::int32_t kMostModifier = 200;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

}  // namespace hitspread::percentile
