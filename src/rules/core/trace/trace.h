#pragma once

#include "rules/core/body/bodyplan.h"
#include "rules/core/trace/subject.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// What a step does with its operands. Every operation is defined here and nowhere else, without reference to any rule,
/// so that a checker that knows no rules can recompute a trace.
enum class Operation : std::uint8_t {
    Take,        ///< a
    Add,         ///< a + b
    Subtract,    ///< a - b
    Multiply,    ///< a * b
    DivideDown,  ///< floor(a / b), b > 0
    DivideUp,    ///< ceil(a / b), b > 0
    Minimum,     ///< min(a, b)
    Maximum,     ///< max(a, b)
    AtLeast,     ///< a >= b ? 1 : 0
    Above,       ///< a > b ? 1 : 0
    Equal,       ///< a == b ? 1 : 0
    Choose,      ///< a != 0 ? b : c
    Both,        ///< a != 0 and b != 0 ? 1 : 0
    Either,      ///< a != 0 or b != 0 ? 1 : 0
    Walk,        ///< packed hex: c steps from packed hex a in direction b
    Locate,      ///< location index at packed hex a, -1 off the body
    Apart,       ///< number of steps between packed hexes a and b
    LookUp       ///< a, which stands in row c (from 1) of a table for a roll of b
};
inline constexpr std::size_t kOperations = 18;

namespace arithmetic {

/// Overrides may put any number anywhere: arithmetic saturates instead of overflowing.
[[nodiscard]] constexpr std::int32_t saturated(std::int64_t value)
{
    const auto narrow = static_cast<std::int32_t>(value);
    if (narrow == value)
        return narrow;
    return value < 0 ? std::numeric_limits<std::int32_t>::min() : std::numeric_limits<std::int32_t>::max();
}

/// 0 for a divisor below 1, which only an override can bring about.
[[nodiscard]] constexpr std::int32_t floorDivide(std::int64_t a, std::int64_t b)
{
    if (b < 1)
        return 0;
    const std::int64_t quotient = a / b;
    return saturated(a % b != 0 && a < 0 ? quotient - 1 : quotient);
}

inline constexpr std::int32_t kFarthestWalk = 9999;

[[nodiscard]] constexpr std::int32_t walked(std::int32_t from, std::int32_t direction, std::int32_t count)
{
    if (direction < 1 || direction > kDirections)
        return from;
    return pack(walk(unpack(from), direction, std::clamp(count, -kFarthestWalk, kFarthestWalk)));
}

}  // namespace arithmetic

/// Evaluates one operation. `plan` is needed by Locate only. Inline: a rule names its operation as a constant, and what is
/// left of this after compiling is that operation alone.
[[nodiscard, gnu::always_inline]] inline std::int32_t evaluate(Operation operation, std::int32_t a, std::int32_t b,
                                                               std::int32_t c, const BodyPlan* plan)
{
    using namespace arithmetic;
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
    case Operation::LookUp: return a;
    }
    return 0;
}

/// A number together with the step that made it; `step` is -1 for a literal.
struct Term {
    std::int32_t value = 0;
    std::int32_t step = -1;

    constexpr Term() = default;
    // Implicit on purpose: a rule may write a plain number wherever a term is expected.
    constexpr Term(std::int32_t literal) : value(literal) {}  // NOLINT(google-explicit-constructor)
    constexpr Term(std::int32_t number, std::int32_t madeBy) : value(number), step(madeBy) {}

    [[nodiscard]] constexpr bool holds() const { return value != 0; }

    friend constexpr bool operator==(const Term&, const Term&) = default;
};

/// No number, but the step of one: what follows from it without being as large.
[[nodiscard]] constexpr Term causedBy(Term cause)
{
    return {0, cause.step};
}

/// Names one step: which quantity (an enumerator of the system) of which element. The index is its spelled name and nothing else;
/// what it is about says the subject, which an action's index decides and so has no part in comparisons.
struct StepKey {
    std::uint16_t quantity = 0;
    std::uint16_t index = 0;
    Subject subject{};  ///< none in keys nobody derived, as those of rulings

    friend constexpr bool operator==(const StepKey& a, const StepKey& b)
    {
        return a.quantity == b.quantity && a.index == b.index;
    }
    friend constexpr std::strong_ordering operator<=>(const StepKey& a, const StepKey& b)
    {
        return a.quantity != b.quantity ? a.quantity <=> b.quantity : a.index <=> b.index;
    }
};

/// One line of the derivation, of fixed size.
struct Step {
    StepKey key;
    std::uint16_t rule = 0;
    Operation operation = Operation::Take;
    bool overridden = false;
    std::array<Term, 3> operands{};
    std::int32_t value = 0;     ///< what counts: the computed value, or the override
    std::int32_t computed = 0;  ///< what the rules gave

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// A game master's ruling on one step.
struct Override {
    StepKey step;
    std::int32_t value = 0;
    std::string reason;

    friend bool operator==(const Override&, const Override&) = default;
};

/// A before/after fact about one element of one field of one part of the request, and the step it follows from (-1: none).
struct Change {
    std::uint8_t part = 0;      ///< index into the action's parts
    std::uint16_t element = 0;  ///< which of several (armours worn); 0 for a single part
    std::uint16_t field = 0;    ///< index into the part's record declaration
    std::uint16_t index = 0;    ///< element of an array field; 0 for a scalar
    std::int32_t before = 0;
    std::int32_t after = 0;
    std::int32_t step = -1;

    friend constexpr bool operator==(const Change&, const Change&) = default;
};

/// The first step with a key, or nullptr.
[[nodiscard]] const Step* findStep(std::span<const Step> steps, StepKey key);

/// The last step with a key, or nullptr: what a sum made in several steps came to.
[[nodiscard]] const Step* lastStep(std::span<const Step> steps, StepKey key);

/// The last step of a quantity, of whichever element, or nullptr.
[[nodiscard]] const Step* lastStepOf(std::span<const Step> steps, std::uint16_t quantity);

}  // namespace hitspread
