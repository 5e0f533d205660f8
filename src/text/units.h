#pragma once

#include "rules/core/system.h"
#include "rules/core/trace.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread::text {

// Rules count in halves or hundredths so that they round once; people read 1½, ×½ and 33 %.

/// How a number of a quantity or of a column is counted; nothing: in whole ones.
struct Unit;
[[nodiscard]] const Unit* unitOf(const System& system, std::string_view id);
/// A number of it as people read it: "1½", "33 %".
[[nodiscard]] QString inUnit(const Unit& unit, std::int32_t amount);
/// What is typed where the number itself is: "Damage, in halves"; in whole ones the name alone.
[[nodiscard]] QString typedName(const QString& name, const Unit* unit);

/// What a step does to the line before it, as text::operand(), in the units people read. `steps`: those its operands refer to; `before`:
/// the step of the line before, null: there is none.
[[nodiscard]] QString operand(const System& system, const std::vector<Step>& steps, const Step& step,
                              const Step* before);
/// Whether a step leaves what people read as it was: times one, only in other units, or half a step for rounding what is whole.
[[nodiscard]] bool leavesAsRead(const System& system, const std::vector<Step>& steps, const Step& step);

}  // namespace hitspread::text
