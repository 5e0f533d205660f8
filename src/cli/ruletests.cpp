#include "cli/ruletests.h"

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

// The last entry keeps the table valid C++ in a tree without tests; no rule is called "~".
constexpr auto kRuleTests = std::to_array<RuleTest>({
#include "ruletests.inc"
    {"~", ""},
});

static_assert(std::ranges::is_sorted(kRuleTests, {}, &RuleTest::rule));

}  // namespace

std::span<const RuleTest> testsOfRule(std::string_view rule)
{
    const auto* from = std::ranges::lower_bound(kRuleTests, rule, {}, &RuleTest::rule);
    const auto* to = std::ranges::upper_bound(kRuleTests, rule, {}, &RuleTest::rule);
    return {from, to};
}

}  // namespace hitspread
