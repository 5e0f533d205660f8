#pragma once

#include "rules/core/input.h"
#include "rules/core/trace/findings.h"

#include <optional>
#include <vector>

namespace hitspread {

/// The largest number a ruling may put in a step's place, and with a minus the smallest: far beyond any the rules reach, and
/// small enough to count hexes by. Documents that rule more are refused; resolve() takes more for this much.
inline constexpr std::int32_t kMostRuling = 9999;

/// What came of a request: the next open question, or the finished result. The same request with the same answers gives
/// the same resolution, always.
struct Resolution {
    std::optional<Question> open;  ///< set: nobody could answer this; the findings so far are incomplete
    Findings findings;
    std::vector<std::size_t> idleOverrides;  ///< indexes of overrides no step used

    [[nodiscard]] bool isFinished() const { return !open; }
};

/// Resolves a request with the answers it carries and, for what they leave open, with `further` (may be nullptr).
/// Precondition: the system's validate() finds nothing.
[[nodiscard]] Resolution resolve(const Request& request, Answerer* further = nullptr);

/// The same into reused buffers, for loops; `findings` may be nullptr. Returns the open question, if any.
[[nodiscard]] std::optional<Question> resolveInto(const Input& input, const BodyPlan* plan,
                                                  std::span<const Override> overrides, Answerer& answerer,
                                                  Findings* findings, Keep keep = Keep::Everything);

}  // namespace hitspread
