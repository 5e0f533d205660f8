#pragma once

#include "rules/core/situation.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace hitspread::percentile {

/// The most a condition or a modifier adds to a rating.
inline constexpr std::int32_t kMostModifier = 200;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What a line of the list adds to a list of named modifiers of an action, by its id: of an attack, a second one that meets it, a defence
/// or initiative; nothing: it is for other rolls (PCT-D28).
[[nodiscard]] std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list);

}  // namespace hitspread::percentile
