#pragma once

#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::rollunder {

/// The most a condition or a modifier adds to a roll.
inline constexpr std::int32_t kMostModifier = 30;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

}  // namespace hitspread::rollunder
