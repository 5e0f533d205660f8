#include "rules/core/trace.h"

#include <algorithm>
#include <limits>

namespace hitspread {

namespace {

/// Overrides may put any number anywhere: arithmetic saturates instead of overflowing.
constexpr std::int32_t saturated(std::int64_t value)
{
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(value, std::numeric_limits<std::int32_t>::min(),
                                                              std::numeric_limits<std::int32_t>::max()));
}

/// 0 for a divisor below 1, which only an override can bring about.
constexpr std::int32_t floorDivide(std::int64_t a, std::int64_t b)
{
    if (b < 1)
        return 0;
    const std::int64_t quotient = a / b;
    return saturated(a % b != 0 && a < 0 ? quotient - 1 : quotient);
}

constexpr std::int32_t kFarthestWalk = 9999;

std::int32_t walked(std::int32_t from, std::int32_t direction, std::int32_t count)
{
    if (direction < 1 || direction > kDirections)
        return from;
    return pack(walk(unpack(from), direction, std::clamp(count, -kFarthestWalk, kFarthestWalk)));
}

}  // namespace

std::int32_t evaluate(Operation operation, std::int32_t a, std::int32_t b, std::int32_t c, const BodyPlan* plan)
{
    const std::int64_t left = a;
    const std::int64_t right = b;
    switch (operation) {
    case Operation::Take: return a;
    case Operation::Add: return saturated(left + right);
    case Operation::Subtract: return saturated(left - right);
    case Operation::Multiply: return saturated(left * right);
    case Operation::DivideDown: return floorDivide(left, right);
    case Operation::DivideUp: return -floorDivide(-left, right);
    case Operation::Minimum: return std::min(a, b);
    case Operation::Maximum: return std::max(a, b);
    case Operation::AtLeast: return a >= b ? 1 : 0;
    case Operation::Above: return a > b ? 1 : 0;
    case Operation::Equal: return a == b ? 1 : 0;
    case Operation::Choose: return a != 0 ? b : c;
    case Operation::Both: return a != 0 && b != 0 ? 1 : 0;
    case Operation::Either: return a != 0 || b != 0 ? 1 : 0;
    case Operation::Walk: return walked(a, b, c);
    case Operation::Locate: return plan ? plan->locationAt(unpack(a)) : -1;
    case Operation::Apart: return distance(unpack(a), unpack(b));
    }
    return 0;
}

const Step* findStep(std::span<const Step> steps, StepKey key)
{
    const auto found = std::ranges::find(steps, key, &Step::key);
    return found == steps.end() ? nullptr : &*found;
}

}  // namespace hitspread
