#pragma once

#include "support/randommix.h"

#include <rapidcheck.h>

#include <vector>

namespace hitspread::support {

/// A row of random steps. Shrinks to the fewest that still fail.
[[nodiscard]] inline std::vector<MixStep> someSteps(int most)
{
    // At a small size rapidcheck would draw small numbers only, and the later kinds never.
    const auto step = rc::gen::resize(
        rc::kNominalSize,
        rc::gen::map(rc::gen::pair(rc::gen::inRange(0, MixStep::kKinds), rc::gen::arbitrary<std::uint64_t>()),
                     [](const std::pair<int, std::uint64_t>& drawn) {
                         return MixStep{static_cast<MixStep::Kind>(drawn.first), drawn.second};
                     }));
    return *rc::gen::resize(most, rc::gen::container<std::vector<MixStep>>(step));
}

}  // namespace hitspread::support

/// Spelled for rapidcheck's report of a failure; found by argument-dependent lookup.
namespace hitspread::support {
inline void showValue(const MixStep& step, std::ostream& out)
{
    out << "step " << static_cast<int>(step.kind) << '/' << step.number;
}
}  // namespace hitspread::support
