#pragma once

#include "rules/core/system.h"
#include "rules/core/trace/trace.h"

#include <QString>

#include <optional>
#include <span>
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

/// What a step does to the line above it, as text::operand(), in the units people read. `steps`: those its operands refer to; `above`:
/// the step of that line, which may count for somebody else, null: there is none.
[[nodiscard]] QString operand(const System& system, const std::vector<Step>& steps, const Step& step,
                              const Step* above);
/// What it does and what comes of it: "÷ 2 = 4", "9 ÷ 2 = 4.5 → 4".
[[nodiscard]] QString sum(const QString& operand, const QString& value);
/// By place whether a step only prepares what one later step says in a single line, as people divide: half the divisor before it rounds to
/// the nearest, the factor of a percentage, the quotient before a bound. "44 ÷ 10 = 4.4 →" 4, "2 % of 27 = 0.54 →" 1.
[[nodiscard]] std::vector<bool> preparations(const System& system, std::span<const Step> steps);
/// Whether a step leaves what people read as it was: times one, only in other units, or half a step for rounding what is whole.
[[nodiscard]] bool leavesAsRead(const System& system, const std::vector<Step>& steps, const Step& step);

}  // namespace hitspread::text
