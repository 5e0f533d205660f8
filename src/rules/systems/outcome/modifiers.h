#pragma once

#include "rules/core/situation.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace hitspread::outcome {

/// The most a condition or a modifier adds to a roll. What is beyond 3 decides alone, if the game master says so (OUT-08).
inline constexpr std::int32_t kMostModifier = 20;
inline constexpr std::int32_t kUsualModifier = 3;  ///< OUT-07

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What a line of the list adds to a list of named modifiers of an action, by its id: of an attack, a defence, initiative or anything
/// else; nothing: it is for other rolls.
[[nodiscard]] std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list);

}  // namespace hitspread::outcome
