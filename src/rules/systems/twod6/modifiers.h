#pragma once

#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::twod6 {

/// The most a condition or a modifier adds to a roll.
inline constexpr std::int32_t kMostModifier = 20;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

}  // namespace hitspread::twod6
