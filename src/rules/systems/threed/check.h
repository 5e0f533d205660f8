#pragma once

#include "rules/systems/threed/actions.h"

#include "rules/core/derivation.h"

#include <optional>

namespace hitspread::threed {

/// A stat by its field's name ("cool") or from the list of further stats; nothing when the character has no such stat.
[[nodiscard]] std::optional<std::int32_t> statOf(const Character& character, std::string_view name);

/// The rank or stat a check's name stands for; nothing when it names none.
[[nodiscard]] std::optional<std::int32_t> rankByName(const Check& check);

/// The rank or stat a check is made with: as declared, or looked up; nothing when neither is given.
[[nodiscard]] inline std::optional<std::int32_t> rankOf(const Check& check)
{
    return check.options.rank != kNoEntry ? check.options.rank : rankByName(check);
}

/// The modifiers that are only of the kind of test it is.
[[nodiscard]] inline const Ranks& modifiersOfKind(const CheckOptions& options)
{
    return options.kind == TestKind::Stat ? options.statModifiers : options.skillModifiers;
}

/// Resolves a skill or stat test (3D-SKL-01 to 3D-SKL-06). Precondition: validate() finds nothing.
void resolveAction(const Check& check, Derivation& derivation);

}  // namespace hitspread::threed
